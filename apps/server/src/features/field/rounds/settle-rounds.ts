import { isSettled } from '@waypost/domain/round-states';
import { NIL } from 'uuid';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { closeItems, closeMissingPieces, putOnDeskOnce } from '../../staff/desk/index.ts';
import { erasePrivate, erasePrivateOfOverdue } from './addresses.queries.ts';
import { deleteOldCodes } from './delivery-codes.queries.ts';
import { deleteOldRuns } from './plan-runs.queries.ts';
import { eachRound } from './each-round.ts';
import { closeIfSettled } from './end-round.ts';
import { followPickups } from './follow-pickups.ts';
import {
  deleteOldRounds,
  markFound,
  selectBack,
  selectClosedItems,
  selectForgotten,
  selectNeverLeft,
  selectOut,
  selectRoundsWithMissing,
  selectUnclosed,
} from './missing.queries.ts';
import { isInVan, readProgress } from './round-progress.ts';
import { enterState, findRound, freeStops, lockRounds } from './rounds.queries.ts';

const BATCH = 100;
/** After midnight at the hub: couriers come back late. */
const UNCLOSED_HOURS = 4;
/** For questions of the day after; then nobody needs an address of the round. */
const ADDRESS_HOURS = 24;
/** For a round that nobody closes: longer than any holiday with its weekend. */
const OVERDUE_DAYS = 7;
const ROUND_MONTHS = 24;
const PLAN_DAYS = 30;

/**
 * What phones and scanners told since, and what customers and colleagues changed: rounds that can be closed, pieces that
 * were found, pickups that were moved.
 */
export async function settleRounds(ctx: Ctx): Promise<void> {
  let failed = await followPickups(ctx);
  failed += await eachRound(ctx, await selectBack(ctx.db), (id) => closeOne(ctx, id));
  const out = await selectOut(ctx.db, UNCLOSED_HOURS);
  failed += await eachRound(ctx, out, (id) => endEmpty(ctx, id));
  const neverLeft = await selectNeverLeft(ctx.db, UNCLOSED_HOURS);
  failed += await eachRound(ctx, neverLeft, (id) => endNeverLeft(ctx, id));
  const forgotten = await selectForgotten(ctx.db, UNCLOSED_HOURS);
  failed += await eachRound(ctx, forgotten, (id) => cancelForgotten(ctx, id));
  failed += await settleFound(ctx);
  await putUnclosedOnDesk(ctx);
  if (failed > 0) throw new Error(`${failed} rounds were not settled`);
}

async function closeOne(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const [round] = await lockRounds(tx, [id]);
    if (round?.state !== 'back') return;
    await closeIfSettled(ctx, tx, round, { missing: false });
  });
}

/** Nothing of it is in the van any more, and its phone may never tell the return. */
async function endEmpty(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const [round] = await lockRounds(tx, [id]);
    if (round?.state !== 'out') return;
    if (((await readProgress(tx, [round])).get(id) ?? []).some(isInVan)) return;
    await enterState(tx, id, 'back');
    await closeIfSettled(ctx, tx, round, { missing: false });
  });
}

/** What is in it would be in no pool. If something is in the van, the office has to ask its courier. */
async function endNeverLeft(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const [round] = await lockRounds(tx, [id]);
    if (round?.state !== 'released' && round?.state !== 'loading') return;
    const stops = (await readProgress(tx, [round])).get(id) ?? [];
    if (stops.some(isInVan)) return;
    // it was driven, and its phone never told the departure
    if (stops.some(({ pieces }) => pieces.some(({ standing }) => standing === 'done'))) {
      await enterState(tx, id, 'back');
      await closeIfSettled(ctx, tx, round, { missing: false });
      return;
    }
    await enterState(tx, id, 'cancelled', { byStaff: true });
    await freeStops(tx, id);
  });
}

/** What is in it would be in no pool, and no page shows rounds of days that are over. */
async function cancelForgotten(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const [round] = await lockRounds(tx, [id]);
    if (round?.state !== 'draft' && round?.state !== 'planned') return;
    await enterState(tx, id, 'cancelled', { byStaff: true });
    await freeStops(tx, id);
  });
}

async function settleFound(ctx: Ctx): Promise<number> {
  let failed = 0;
  for (let after: string = NIL; ;) {
    const ids = await selectRoundsWithMissing(ctx.db, after, BATCH);
    const last = ids.at(-1);
    if (last === undefined) return failed;
    failed += await eachRound(ctx, ids, (id) => settleFoundOf(ctx, id));
    after = last;
  }
}

async function settleFoundOf(ctx: Ctx, roundId: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const round = await findRound(tx, roundId);
    if (round === undefined) return;
    const pieces = ((await readProgress(tx, [round])).get(roundId) ?? []).flatMap(
      (stop) => stop.pieces,
    );
    const found = pieces.filter(({ missing, standing }) => missing && isSettled(standing));
    if (found.length === 0) return;
    await closeMissingPieces(tx, found);
    await markFound(tx, roundId, found);
  });
}

async function putUnclosedOnDesk(ctx: Ctx): Promise<void> {
  const unclosed = await selectUnclosed(ctx.db, UNCLOSED_HOURS);
  await inTransaction(ctx.db, async (tx) => {
    const since = new Date();
    const ids = unclosed.map(({ id }) => id);
    await closeItems(tx, await selectClosedItems(tx, ids), null);
    await putOnDeskOnce(
      ctx,
      tx,
      unclosed.map(({ id, name, day }) => ({
        item: {
          // without a shipment only the id keeps it from being put there again
          id,
          shard: 0,
          kind: 'round_not_closed' as const,
          subject: id,
          turn: 'carrier' as const,
          reference: `${name}, ${day}`,
          shipmentId: null,
          party: null,
        },
        occurrence: id,
        since,
      })),
    );
  });
}

export async function eraseAddresses(ctx: Ctx): Promise<void> {
  while ((await inTransaction(ctx.db, (tx) => erasePrivate(tx, ADDRESS_HOURS, BATCH))) === BATCH);
  while (
    (await inTransaction(ctx.db, (tx) => erasePrivateOfOverdue(tx, OVERDUE_DAYS, BATCH))) === BATCH
  );
  while ((await inTransaction(ctx.db, (tx) => deleteOldRounds(tx, ROUND_MONTHS, BATCH))) === BATCH);
  while ((await inTransaction(ctx.db, (tx) => deleteOldRuns(tx, PLAN_DAYS, BATCH))) === BATCH);
  while ((await inTransaction(ctx.db, (tx) => deleteOldCodes(tx, ROUND_MONTHS, BATCH))) === BATCH);
}
