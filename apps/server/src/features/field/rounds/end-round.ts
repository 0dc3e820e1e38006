import type { RoundLine } from '@waypost/contract';
import { isSettled, mayBecome, stateAfter } from '@waypost/domain/round-states';
import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { putMissingPieces } from '../../staff/desk/index.ts';
import type { LocateCity } from '../../core/places/index.ts';
import { writeAddresses } from './addresses.ts';
import { actOnRound } from './act-on-round.ts';
import { followAddresses } from './follow-addresses.ts';
import { markMissing } from './missing.queries.ts';
import { mayDrive } from './people.queries.ts';
import { isInVan, readProgress, type StandingStop } from './round-progress.ts';
import { enterState, freeStops, type RoundRow } from './rounds.queries.ts';

export async function releaseRound(
  ctx: Ctx,
  caller: StaffCaller,
  locate: LocateCity,
  id: string,
  { revision }: { revision: number },
): Promise<RoundLine> {
  return actOnRound(ctx, caller, { id, revision }, 'round.release', async (tx, round) => {
    if (!mayBecome(round.state, 'released')) throw new Problem('round_not_changeable');
    const stops = (await readProgress(tx, [round])).get(id) ?? [];
    const { hubId, personId } = round;
    // somebody who has left could neither begin a shift nor return the round
    const hasCourier = personId !== null && (await mayDrive(tx, hubId, personId));
    if (!hasCourier || stops.length === 0) throw new Problem('round_incomplete');
    await followAddresses(ctx, tx, locate, stops);
    await writeAddresses(tx, id);
    await enterState(tx, id, 'released', { byStaff: true });
    return { stops: stops.length };
  });
}

export async function cancelRound(
  ctx: Ctx,
  caller: StaffCaller,
  id: string,
  { revision }: { revision: number },
): Promise<RoundLine> {
  return actOnRound(ctx, caller, { id, revision }, 'round.cancel', async (tx, round) => {
    if (!mayBecome(round.state, 'cancelled')) throw new Problem('round_not_changeable');
    const stops = (await readProgress(tx, [round])).get(id) ?? [];
    refuseInVan(stops);
    await enterState(tx, id, 'cancelled', { byStaff: true });
    await freeStops(tx, id);
  });
}

/** For a courier who cannot say so. Closing is another step: what is in the van is to be looked for first. */
export async function returnRound(
  ctx: Ctx,
  caller: StaffCaller,
  id: string,
  { revision }: { revision: number },
): Promise<RoundLine> {
  return actOnRound(ctx, caller, { id, revision }, 'round.return', async (tx, round) => {
    const next = stateAfter('return', round.state);
    if (next === null) throw new Problem('round_not_changeable');
    await enterState(tx, id, next, { byStaff: true });
  });
}

export async function closeRound(
  ctx: Ctx,
  caller: StaffCaller,
  id: string,
  { revision, missing }: { revision: number; missing: boolean },
): Promise<RoundLine> {
  return actOnRound(ctx, caller, { id, revision }, 'round.close', async (tx, round) => {
    if (!mayBecome(round.state, 'closed')) throw new Problem('round_not_changeable');
    if (!(await closeIfSettled(ctx, tx, round, { missing }))) {
      throw new Problem('round_pieces_open');
    }
    return { missing };
  });
}

/**
 * Closed only when every piece is handed over, scanned in, or on the desk as missing. False when something is
 * still in the van and nobody says that it is missing. The round is locked.
 */
export async function closeIfSettled(
  ctx: Ctx,
  tx: Db,
  round: RoundRow,
  { missing }: { missing: boolean },
): Promise<boolean> {
  const stops = (await readProgress(tx, [round])).get(round.id) ?? [];
  const unsettled = stops.flatMap(({ pieces }) =>
    pieces.filter((piece) => !piece.missing && !isSettled(piece.standing)),
  );
  if (unsettled.length > 0 && !missing) return false;
  if (unsettled.length > 0) {
    await putMissingPieces(ctx, tx, unsettled, round.id);
    await markMissing(tx, round.id, unsettled);
  }
  await enterState(tx, round.id, 'closed', { byStaff: true });
  await freeStops(tx, round.id);
  return true;
}

/** No pool shows a piece that was loaded, and nobody would look for it. */
export function refuseInVan(stops: readonly StandingStop[]): void {
  if (stops.some(isInVan)) throw new Problem('round_pieces_open');
}
