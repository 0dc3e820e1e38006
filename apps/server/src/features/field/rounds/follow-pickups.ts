import { isOpen } from '@waypost/domain/round-states';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { eachRound } from './each-round.ts';
import { selectMovedPickups, selectRoundsOfMoved } from './moved-pickups.queries.ts';
import { isInVan, readProgress } from './round-progress.ts';
import { changeRoundRow, lockRounds } from './rounds.queries.ts';
import { deleteStops, writeWindows } from './stops.queries.ts';

/**
 * Pickups that got another time after a round had taken them. On the same day the stop gets the new window; one of
 * another day leaves the round, and is in the pool of its day from then on.
 */
export async function followPickups(ctx: Ctx): Promise<number> {
  return eachRound(ctx, await selectRoundsOfMoved(ctx.db), (id) => followInRound(ctx, id));
}

async function followInRound(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const [round] = await lockRounds(tx, [id]);
    if (round === undefined || !isOpen(round.state)) return;
    const moved = await selectMovedPickups(tx, id);
    const stops = (await readProgress(tx, [round])).get(id) ?? [];
    // a piece that was collected is in the van, whatever was agreed on afterwards
    const inVan = new Set(stops.filter(isInVan).map(({ stopNo }) => stopNo));
    const kept = moved.filter(({ day }) => day === round.day);
    const gone = moved.filter(({ day, stopNo }) => day !== round.day && !inVan.has(stopNo));
    if (kept.length === 0 && gone.length === 0) return;
    await writeWindows(tx, id, kept);
    await deleteStops(
      tx,
      id,
      gone.map(({ stopNo }) => stopNo),
    );
    await changeRoundRow(tx, id, {});
  });
}
