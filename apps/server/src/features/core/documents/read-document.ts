import { createHash } from 'node:crypto';
import type { DocumentProgress } from '@waypost/contract';
import type { Locale } from '@waypost/i18n';
import type { Ctx } from '../../../platform/context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { DocumentFacts } from './document-facts.ts';
import {
  DESCRIPTIONS,
  documentOf,
  filesOf,
  isLong,
  type KeptFile,
  withheldBecause,
} from './document-files.ts';
import { findDocument, insertDocument, type KeptDocument } from './documents.queries.ts';
import { followJob } from './follow-job.ts';
import { type Gathered, gatherFacts } from './gather-facts.ts';
import type { Drawing } from './renderer.ts';
import { storeDocument } from './store-document.ts';

export type ReadDocument = { bytes: Uint8Array; name: string; mediaType: string };

/**
 * A document is listed before its object is stored, so that every object has its row: a crash in between
 * leaves a row without an object, which the next request completes, never an object that erasing would
 * miss. The worker makes long documents, and their progress is reported until they are done.
 */
export async function readDocument(
  ctx: Ctx,
  renderer: Drawing,
  receiptId: string,
  { file, locale, client }: { file: KeptFile; locale: Locale; client?: string },
): Promise<ReadDocument | DocumentProgress> {
  const placesIn = file === 'receipt.pdf' ? locale : undefined;
  const gathered = await gatherFacts(ctx, receiptId, locale, placesIn);
  const { facts } = gathered;
  const kind = documentOf(file);
  if (!filesOf(facts).includes(kind)) throw new Problem('not_found');
  const withheld = withheldBecause(kind, facts);
  if (withheld !== null) throw new Problem('label_withheld', { details: { because: withheld } });

  const document = await findOrList(ctx, gathered, file);
  const stored = document.bytes === null ? null : await ctx.objects.get(document.objectKey);
  if (stored === null && isLong(file, facts)) return followJob(ctx, gathered, file, document);
  const bytes = stored ?? (await renderer.render({ file, facts }, client));
  if (stored === null) {
    const { shipmentId } = gathered;
    await storeDocument(ctx, { shipmentId, file, objectKey: document.objectKey }, bytes);
  }
  const name = `waypost-${facts.receipt.trackingNumber}-${file}`;
  return { bytes, name, mediaType: DESCRIPTIONS[kind].mediaType };
}

async function findOrList(
  ctx: Ctx,
  { shipmentId, shard, facts }: Gathered,
  file: KeptFile,
): Promise<KeptDocument> {
  const factsHash = hashOf(facts);
  const { follows } = DESCRIPTIONS[documentOf(file)];
  const find = () => findDocument(ctx.db, shipmentId, file, follows ? factsHash : null);
  const known = await find();
  if (known !== undefined) return known;
  const objectKey = `shipments/${shipmentId}/${factsHash.toString('hex').slice(0, 16)}/${file}`;
  await insertDocument(ctx.db, { shipmentId, shard, file, factsHash, objectKey });
  const listed = await find();
  if (listed === undefined) throw new Problem('temporarily_unavailable', { retryAfterSeconds: 1 });
  return listed;
}

function hashOf(facts: DocumentFacts): Buffer {
  return createHash('sha256').update(JSON.stringify(facts)).digest();
}
