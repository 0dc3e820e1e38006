import type { RoundLine } from '@waypost/contract';
import { isChangeable } from '@waypost/domain/round-states';
import type { NewStops } from '@waypost/contract';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import { sqlState } from '../../../platform/database-errors.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { LocateCity } from '../../core/places/index.ts';
import { findHub } from '../../core/hubs/index.ts';
import { actOnRound, subject } from './act-on-round.ts';
import { buildStops } from './build-stops.ts';
import { isGivenRound, writeAddresses } from './addresses.ts';
import { mayDrive } from './people.queries.ts';
import { presentRound } from './present-rounds.ts';
import { readProgress } from './round-progress.ts';
import {
  changeRoundRow,
  enterState,
  insertRound,
  lockRounds,
  type RoundRow,
} from './rounds.queries.ts';
import { insertStops, selectStops, selectTaken, writeLock, writeOrder } from './stops.queries.ts';
import { findVehicle } from './vehicles.queries.ts';

const UNIQUE_VIOLATION = '23505';

type NewRound = {
  id: string;
  hubId: string;
  day: string;
  name: string;
  vehicleId: string | null;
  personId: string | null;
  stops: NewStops;
};

export async function makeRound(
  ctx: Ctx,
  { staffId }: StaffCaller,
  locate: LocateCity,
  { stops: wanted, ...round }: NewRound,
): Promise<RoundLine> {
  if ((await findHub(ctx.db, round.hubId)) === undefined) throw new Problem('hub_not_found');
  return refusingTaken(ctx, wanted, () =>
    inTransaction(ctx.db, async (tx) => {
      await refuseUnknown(tx, round);
      if (!(await insertRound(tx, round))) throw new Problem('form_already_sent');
      const [made] = await lockRounds(tx, [round.id]);
      if (made === undefined) throw new Problem('round_not_found');
      const added = await addTo(ctx, tx, locate, made, wanted);
      await auditStaff(tx, staffId, 'round.make', subject(round.id), { stops: added });
      return presentRound(tx, round.id);
    }),
  );
}

export async function addStops(
  ctx: Ctx,
  caller: StaffCaller,
  locate: LocateCity,
  id: string,
  { revision, stops: wanted }: { revision: number; stops: NewStops },
): Promise<RoundLine> {
  return refusingTaken(ctx, wanted, () =>
    actOnRound(ctx, caller, { id, revision }, 'round.change', async (tx, round) => {
      if (!isChangeable(round.state)) throw new Problem('round_not_changeable');
      return { added: await addTo(ctx, tx, locate, round, wanted) };
    }),
  );
}

async function addTo(
  ctx: Ctx,
  tx: Db,
  locate: LocateCity,
  round: RoundRow,
  wanted: NewStops,
): Promise<number> {
  const last = (await selectStops(tx, [round.id])).at(-1)?.sequence ?? 0;
  const after = { stopNo: round.lastStopNo, sequence: last };
  const { stops, pieces } = await buildStops(ctx, tx, locate, round.hubId, wanted, after);
  await insertStops(tx, round.id, stops, pieces);
  await changeRoundRow(tx, round.id, { lastStopNo: round.lastStopNo + stops.length });
  if (isGivenRound(round)) {
    await writeAddresses(
      tx,
      round.id,
      stops.map(({ stopNo }) => stopNo),
    );
  }
  return stops.length;
}

export async function changeRound(
  ctx: Ctx,
  caller: StaffCaller,
  id: string,
  change: { revision: number; name: string; vehicleId: string | null; personId: string | null },
): Promise<RoundLine> {
  const { revision, ...fields } = change;
  return actOnRound(ctx, caller, { id, revision }, 'round.change', async (tx, round) => {
    if (!isChangeable(round.state)) throw new Problem('round_not_changeable');
    // what stays may be out of use by now, or its person gone
    await refuseUnknown(tx, {
      hubId: round.hubId,
      vehicleId: fields.vehicleId === round.vehicleId ? null : fields.vehicleId,
      personId: fields.personId === round.personId ? null : fields.personId,
    });
    // a round that somebody has must stay somebody's
    if (isGivenRound(round) && fields.personId === null) throw new Problem('round_not_changeable');
    await changeRoundRow(tx, id, fields);
    return { vehicleId: fields.vehicleId, personId: fields.personId };
  });
}

/** What is done stays where it is: the order names every stop, and those keep their places. */
export async function orderStops(
  ctx: Ctx,
  caller: StaffCaller,
  id: string,
  { revision, stopNos }: { revision: number; stopNos: readonly number[] },
): Promise<RoundLine> {
  return actOnRound(ctx, caller, { id, revision }, 'round.order', async (tx, round) => {
    if (!isChangeable(round.state)) throw new Problem('round_not_changeable');
    const stops = (await readProgress(tx, [round])).get(id) ?? [];
    const known = new Set(stops.map(({ stopNo }) => stopNo));
    const named = new Set(stopNos);
    const isWhole = named.size === stopNos.length && named.size === known.size;
    if (!isWhole || stopNos.some((stopNo) => !known.has(stopNo))) {
      throw new Problem('stop_not_possible');
    }
    if (
      round.state === 'out' &&
      stops.some((stop, at) => isDone(stop) && stopNos[at] !== stop.stopNo)
    ) {
      throw new Problem('stop_not_possible');
    }
    await writeOrder(tx, id, stopNos);
    await changeRoundRow(tx, id, {});
    if (round.state === 'draft') await enterState(tx, id, 'planned');
    return { stops: stopNos.length };
  });
}

function isDone({ state }: { state: string }): boolean {
  return state !== 'open';
}

export async function lockStop(
  ctx: Ctx,
  caller: StaffCaller,
  id: string,
  change: { revision: number; stopNo: number; locked: boolean },
): Promise<RoundLine> {
  const { revision, stopNo, locked } = change;
  return actOnRound(ctx, caller, { id, revision }, 'round.order', async (tx, round) => {
    if (!isChangeable(round.state)) throw new Problem('round_not_changeable');
    if (!(await writeLock(tx, id, stopNo, locked))) throw new Problem('stop_not_possible');
    await changeRoundRow(tx, id, {});
    return { stopNo, locked };
  });
}

export async function refuseUnknown(
  tx: Db,
  { hubId, vehicleId, personId }: Pick<NewRound, 'hubId' | 'vehicleId' | 'personId'>,
): Promise<void> {
  const vehicle = vehicleId === null ? null : await findVehicle(tx, vehicleId);
  const isUsable = vehicle === null || (vehicle?.hubId === hubId && vehicle.closedAt === null);
  if (!isUsable) throw new Problem('vehicle_not_found');
  if (personId !== null && !(await mayDrive(tx, hubId, personId))) {
    throw new Problem('field_person_not_found');
  }
}

/** Which of it another round has is read after the refusal: the transaction has ended by then. */
export async function refusingTaken<T>(
  ctx: Ctx,
  wanted: NewStops,
  change: () => Promise<T>,
): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
    const taken = await selectTaken(ctx.db, wanted.refs, wanted.pickups);
    throw new Problem('stop_taken', { details: { taken } });
  }
}
