import type { PaperFile } from '@waypost/contract';
import { asCustomer } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { PaperFacts, Renderer } from '../../core/documents/index.ts';
import { findPaper, listPaperDays, listPaperLines, markPaperStored } from './papers.queries.ts';

/** Some ten pages; a month with more shipments is summed up by day. */
const MAX_LINES = 400;

const KIND_OF = { 'invoice.pdf': 'invoice', 'credit-note.pdf': 'credit_note' } as const;

/** Made on first request from what was stored when it was issued, and kept. */
export async function readPaper(
  ctx: Ctx,
  renderer: Renderer,
  customerId: string,
  { ym, file }: { ym: string; file: PaperFile },
): Promise<{ bytes: Uint8Array; number: string }> {
  const paper = await asCustomer(ctx.db, customerId, (own) =>
    findPaper(own, customerId, ym, KIND_OF[file]),
  );
  if (paper === undefined) throw new Problem('statement_not_found');
  const { number, objectKey } = paper;
  const kept = paper.bytes === null ? null : await ctx.objects.get(objectKey);
  if (kept !== null) return { bytes: kept, number };

  const facts = await asCustomer(ctx.db, customerId, (own) => gatherFacts(own, paper));
  const bytes = await renderer.render({ file, facts });
  await ctx.objects.put(objectKey, bytes, 'application/pdf');
  const isListed = await markPaperStored(ctx.db, {
    number,
    buyer: paper.buyer,
    bytes: bytes.length,
  });
  if (!isListed) await ctx.objects.delete(objectKey);
  return { bytes, number };
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
