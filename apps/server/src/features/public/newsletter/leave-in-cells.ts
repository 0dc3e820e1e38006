import { z } from 'zod';
import { CellAway } from '../../../platform/cells/hops.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { endEarlierConsent, type LeftConsent, readLeftConsent } from './newsletter.queries.ts';
import { leaveInCellsQueue, type LeftNote } from './queues.ts';

export const LEFT_PATH = '/internal/left-newsletters';
export const LeftAddress = z.object({ emailKey: z.string().max(320), leftAt: z.iso.datetime() });
const CELL_MS = 5_000;

/**
 * With the transaction that ends a consent: an address may have one in several cells, of its account and of the time
 * before there was an account.
 */
export async function noteLeft(ctx: Ctx, tx: Db, left: LeftConsent | undefined): Promise<void> {
  if (left === undefined || !ctx.cells.areSeveral || ctx.mode === 'test') return;
  const { id, shard, leftAt } = left;
  const note = { consentId: id, shard, leftAt: leftAt.toISOString() };
  await ctx.jobs.enqueue(tx, leaveInCellsQueue, note);
}

/** Asks every cell that is there, and fails while one is away. Nothing when they have come back since. */
export async function leaveInOtherCells(ctx: Ctx, { consentId }: LeftNote): Promise<void> {
  const left = await readLeftConsent(ctx.db, consentId);
  if (left === undefined) return;
  const { emailKey, leftAt } = left;
  const body = JSON.stringify({ emailKey, leftAt: leftAt.toISOString() });
  const hop = { body, timeoutMs: CELL_MS };
  const others = ctx.cells.others();
  const told = await Promise.allSettled(others.map((cell) => ctx.cells.post(cell, LEFT_PATH, hop)));
  if (told.some(({ status }) => status === 'rejected')) throw new CellAway();
}

/** Keeps a consent that was asked for or confirmed after its owner left elsewhere. */
export async function leaveForOtherCell(
  { db }: Ctx,
  { emailKey, leftAt }: z.infer<typeof LeftAddress>,
): Promise<{ left: number }> {
  return { left: await endEarlierConsent(db, emailKey, new Date(leftAt)) };
}
