import { createHash } from 'node:crypto';
import type { DocumentFile } from '@waypost/contract';
import type { Locale } from '@waypost/i18n';
import type { Ctx } from '../../platform/context.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { DocumentFacts } from './document-facts.ts';
import { DESCRIPTIONS, filesOf, withheldBecause } from './document-files.ts';
import { findDocument, insertDocument, markStored } from './documents.queries.ts';
import { type Gathered, gatherFacts } from './gather-facts.ts';
import type { Renderer } from './renderer.ts';

export type ReadDocument = { bytes: Uint8Array; name: string; mediaType: string };

/**
 * A document is listed before its object is put, so that every object there is has its row: a crash in
 * between leaves a row without an object, which the next request completes, never an object that
 * erasing would miss.
 */
export async function readDocument(
  ctx: Ctx,
  renderer: Renderer,
  receiptId: string,
  { file, locale, client }: { file: DocumentFile; locale: Locale; client?: string },
): Promise<ReadDocument> {
  const gathered = await gatherFacts(ctx, receiptId, locale);
  const { facts } = gathered;
  if (!filesOf(facts).includes(file)) throw new Problem('not_found');
  const withheld = withheldBecause(file, facts);
  if (withheld !== null) throw new Problem('label_withheld', { details: { because: withheld } });

  const render = () => renderer.render({ file, facts }, client);
  const bytes = await findOrRender(ctx, gathered, file, render);
  const name = `waypost-${facts.receipt.trackingNumber}-${file}`;
  return { bytes, name, mediaType: DESCRIPTIONS[file].mediaType };
}

async function findOrRender(
  ctx: Ctx,
  { shipmentId, shard, facts }: Gathered,
  file: DocumentFile,
  render: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const { follows, mediaType } = DESCRIPTIONS[file];
  const factsHash = hashOf(facts);
  const find = () => findDocument(ctx.db, shipmentId, file, follows ? factsHash : null);

  const known = await find();
  if (known !== undefined && known.bytes !== null) {
    const stored = await ctx.objects.get(known.object_key);
    if (stored !== null) return stored;
  }
  if (known === undefined) {
    const objectKey = `shipments/${shipmentId}/${factsHash.toString('hex').slice(0, 16)}/${file}`;
    await insertDocument(ctx.db, { shipmentId, shard, file, factsHash, objectKey });
  }
  const listed = await find();
  if (listed === undefined) throw new Problem('temporarily_unavailable', { retryAfterSeconds: 1 });

  const bytes = await render();
  await ctx.objects.put(listed.object_key, bytes, mediaType);
  const isListed = await markStored(ctx.db, shipmentId, listed.object_key, bytes.length);
  if (!isListed) await ctx.objects.delete(listed.object_key);
  return bytes;
}

function hashOf(facts: DocumentFacts): Buffer {
  return createHash('sha256').update(JSON.stringify(facts)).digest();
}
