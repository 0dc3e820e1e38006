import type { DocumentProgress } from '@waypost/contract';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { isLong, type KeptFile } from './document-files.ts';
import { findDocument, type KeptDocument, startJob } from './documents.queries.ts';
import { type Gathered, gatherFacts } from './gather-facts.ts';
import { makeDocumentQueue } from './queues.ts';
import { readMaking } from './read-making.ts';

/** The progress of the job that makes this document; starts one when none is running. */
export async function followJob(
  ctx: Ctx,
  gathered: Gathered,
  file: KeptFile,
  document: KeptDocument,
): Promise<DocumentProgress> {
  const progress = await findProgress(ctx, gathered, file, document);
  if (progress !== null) return progress;
  const { shipmentId, shard, facts } = gathered;
  const job = document.job + 1;
  await inTransaction(ctx.db, async (tx) => {
    if (!(await startJob(tx, shipmentId, document))) return;
    const payload = { shipmentId, shard, file, objectKey: document.objectKey, job };
    await ctx.jobs.enqueue(tx, makeDocumentQueue, payload);
  });
  return { state: 'waiting', done: 0, total: facts.pieceCount };
}

/** The same without starting a job; null when none is running. */
export async function readProgress(
  ctx: Ctx,
  receiptId: string,
  file: KeptFile,
): Promise<DocumentProgress | null> {
  const gathered = await gatherFacts(ctx, receiptId);
  if (!isLong(file, gathered.facts)) return null;
  const document = await findDocument(ctx.db, gathered.shipmentId, file, null);
  if (document === undefined || document.bytes !== null) return null;
  return findProgress(ctx, gathered, file, document);
}

async function findProgress(
  ctx: Ctx,
  { shipmentId, shard, facts }: Gathered,
  file: KeptFile,
  { objectKey, job, piecesDone: done }: KeptDocument,
): Promise<DocumentProgress | null> {
  if (job === 0) return null;
  const payload = { shipmentId, shard, file, objectKey, job };
  const state = await readMaking(ctx, makeDocumentQueue, payload);
  return state === null ? null : { state, done, total: facts.pieceCount };
}
