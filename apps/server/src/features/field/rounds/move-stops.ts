import type { RoundLine } from '@waypost/contract';
import { isChangeable } from '@waypost/domain/round-states';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { isGivenRound, writeAddresses } from './addresses.ts';
import { refuseChanged, subject } from './act-on-round.ts';
import { presentRounds } from './present-rounds.ts';
import { refuseInVan } from './end-round.ts';
import { readProgress, type StandingStop } from './round-progress.ts';
import { changeRoundRow, lockRounds, type RoundRow } from './rounds.queries.ts';
import { deleteStops, selectStops, transferStops } from './stops.queries.ts';

type Move = {
  from: { roundId: string; revision: number; stopNos: readonly number[] };
  to: { roundId: string; revision: number } | null;
};

/**
 * Both rounds are locked and compared with what the dispatcher saw. Stops that are done stay: what happened on a
 * round is not moved to another. Of a round on the road a stop may move with its pieces in the van of the first
 * courier: who meets whom is arranged by telephone. Before the round leaves, such pieces must be scanned in at the
 * hub: the phone of the other courier would show them as loaded.
 */
export async function moveStops(
  ctx: Ctx,
  { staffId }: StaffCaller,
  { from, to }: Move,
): Promise<{ rounds: RoundLine[] }> {
  const ids = [from.roundId, ...(to === null ? [] : [to.roundId])];
  if (to?.roundId === from.roundId) throw new Problem('stop_not_possible');
  return inTransaction(ctx.db, async (tx) => {
    const rounds = await lockRounds(tx, ids);
    const source = mustBeChangeable(rounds, from);
    const target = to === null ? null : mustBeChangeable(rounds, to);
    if (target !== null && target.hubId !== source.hubId) throw new Problem('stop_not_possible');
    const moved = await openStops(tx, source, from.stopNos);
    if (target === null || source.state !== 'out') refuseInVan(moved);
    if (target === null) await deleteStops(tx, source.id, from.stopNos);
    else await transfer(tx, source, target, from.stopNos);
    await changeRoundRow(tx, source.id, {});
    const details = { stops: from.stopNos.length, to: to?.roundId ?? null };
    await auditStaff(tx, staffId, 'round.move', subject(source.id), details);
    return { rounds: await presentRounds(tx, await lockRounds(tx, ids)) };
  });
}

async function transfer(
  tx: Db,
  source: RoundRow,
  target: RoundRow,
  stopNos: readonly number[],
): Promise<void> {
  const last = (await selectStops(tx, [target.id])).at(-1)?.sequence ?? 0;
  const firstNo = target.lastStopNo + 1;
  await transferStops(
    tx,
    { roundId: source.id, stopNos },
    { roundId: target.id, firstNo, firstPlace: last + 1 },
  );
  await changeRoundRow(tx, target.id, { lastStopNo: target.lastStopNo + stopNos.length });
  if (isGivenRound(target)) {
    await writeAddresses(
      tx,
      target.id,
      stopNos.map((_stopNo, at) => firstNo + at),
    );
  }
}

function mustBeChangeable(
  rounds: readonly RoundRow[],
  asked: { roundId: string; revision: number },
): RoundRow {
  const round = rounds.find(({ id }) => id === asked.roundId);
  if (round === undefined) throw new Problem('round_not_found');
  refuseChanged(round, asked.revision);
  if (!isChangeable(round.state)) throw new Problem('round_not_changeable');
  return round;
}

async function openStops(
  tx: Db,
  round: RoundRow,
  stopNos: readonly number[],
): Promise<StandingStop[]> {
  const stops = (await readProgress(tx, [round])).get(round.id) ?? [];
  const open = stops.filter(({ state, stopNo }) => state === 'open' && stopNos.includes(stopNo));
  if (open.length !== stopNos.length) throw new Problem('stop_not_possible');
  return open;
}
