import type { PaperFile } from '@waypost/contract';
import { asCustomer } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { PaperFacts, Renderer } from '../../core/documents/index.ts';
import { writeEInvoice } from './e-invoice.ts';
import {
  findPaper,
  listCorrected,
  listPaperDays,
  listPaperLines,
  listTaxedLines,
  markPaperStored,
} from './papers.queries.ts';

/** Some ten pages; a month with more shipments is summed up by day. */
const MAX_LINES = 400;

const KIND_OF = {
  'invoice.pdf': 'invoice',
  'invoice.xml': 'invoice',
  'credit-note.pdf': 'credit_note',
  'credit-note.xml': 'credit_note',
} as const satisfies Record<PaperFile, PaperFacts['kind']>;

/** Made from what was stored when it was issued: a PDF on first request, and kept, an e-invoice on each. */
export async function readPaper(
  ctx: Ctx,
  renderer: Renderer,
  customerId: string,
  { ym, file }: { ym: string; file: PaperFile },
): Promise<{ bytes: Uint8Array; number: string; mediaType: MediaType }> {
  const paper = await asCustomer(ctx.db, customerId, (own) =>
    findPaper(own, customerId, ym, KIND_OF[file]),
  );
  if (paper === undefined) throw new Problem('statement_not_found');
  const { number, objectKey } = paper;
  if (file === 'invoice.xml' || file === 'credit-note.xml') {
    const xml = await asCustomer(ctx.db, customerId, (own) => eInvoiceOf(own, paper));
    return { bytes: Buffer.from(xml), number, mediaType: 'application/xml' };
  }
  const mediaType = 'application/pdf';
  const kept = paper.bytes === null ? null : await ctx.objects.get(objectKey);
  if (kept !== null) return { bytes: kept, number, mediaType };

  const facts = await asCustomer(ctx.db, customerId, (own) => gatherFacts(own, paper));
  const bytes = await renderer.render({ file, facts });
  await ctx.objects.put(objectKey, bytes, mediaType);
  const isListed = await markPaperStored(ctx.db, {
    number,
    buyer: paper.buyer,
    bytes: bytes.length,
  });
  if (!isListed) await ctx.objects.delete(objectKey);
  return { bytes, number, mediaType };
}

type MediaType = 'application/pdf' | 'application/xml';

async function eInvoiceOf(own: Db, { statementId, facts, buyer }: Paper): Promise<string> {
  const { kind, timeZone } = facts;
  const shown = await listPaperLines(own, statementId, kind, MAX_LINES + 1);
  const lines = await listTaxedLines(own, statementId, kind, {
    timeZone,
    byDay: shown.length > MAX_LINES,
  });
  const corrects = kind === 'credit_note' ? await listCorrected(own, statementId) : [];
  return writeEInvoice({ ...facts, buyer, lines, corrects });
}

type Paper = NonNullable<Awaited<ReturnType<typeof findPaper>>>;

async function gatherFacts(own: Db, paper: Paper): Promise<PaperFacts> {
  const { facts, buyer } = paper;
  const lines = await listPaperLines(own, paper.statementId, facts.kind, MAX_LINES + 1);
  return {
    ...facts,
    buyer,
    lines:
      lines.length <= MAX_LINES
        ? lines
        : await listPaperDays(own, paper.statementId, facts.kind, facts.timeZone),
  };
}
