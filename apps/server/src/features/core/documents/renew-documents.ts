import { createHash } from 'node:crypto';
import type { DocumentFile } from '@waypost/contract';
import type { Ctx } from '../../../platform/context.ts';
import { DESCRIPTIONS, documentOf, type KeptFile } from './document-files.ts';
import { insertDocument, listNewestDocuments } from './documents.queries.ts';
import { gatherFacts } from './gather-facts.ts';

/** The same for all that were made and do not follow by themselves. */
export async function renewMadeDocuments(
  ctx: Ctx,
  shipment: { id: string; receiptId: string },
  edition: number,
): Promise<void> {
  const made = await listMade(ctx, shipment.id);
  const files = made.map(documentOf).filter((file) => !DESCRIPTIONS[file].follows);
  if (files.length > 0) await renewDocuments(ctx, shipment.receiptId, files, edition);
}

async function listMade(ctx: Ctx, shipmentId: string): Promise<KeptFile[]> {
  const made = await listNewestDocuments(ctx.db, shipmentId);
  return made.map(({ file }) => file as KeptFile);
}

/**
 * The next version of documents that were made, labels in each of their sizes; the versions before are kept. An
 * `edition` has one version, however often it is asked for.
 */
export async function renewDocuments(
  ctx: Ctx,
  receiptId: string,
  files: readonly DocumentFile[],
  edition: number,
): Promise<void> {
  const { shipmentId, shard, facts } = await gatherFacts(ctx, receiptId);
  const content = JSON.stringify({ facts, edition });
  const factsHash = createHash('sha256').update(content).digest();
  const folder = `shipments/${shipmentId}/${factsHash.toString('hex').slice(0, 16)}`;
  const made = await listMade(ctx, shipmentId);
  for (const file of made.filter((each) => files.includes(documentOf(each)))) {
    await insertDocument(ctx.db, {
      shipmentId,
      shard,
      file,
      factsHash,
      objectKey: `${folder}/${file}`,
    });
  }
}
