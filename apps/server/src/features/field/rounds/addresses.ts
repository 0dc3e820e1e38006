import { isDeepStrictEqual } from 'node:util';
import { isGiven, isOpen } from '@waypost/domain/round-states';
import type { Db } from '../../../platform/database.ts';
import {
  insertPrivate,
  type PrivateStop,
  selectDoors,
  selectPickupDoors,
  selectPrivate,
} from './addresses.queries.ts';
import type { StandingStop } from './round-progress.ts';
import type { RoundRow } from './rounds.queries.ts';

export function isGivenRound({ state }: Pick<RoundRow, 'state'>): boolean {
  return isGiven(state);
}

/** Copies who is behind the doors of these stops, or of all stops of the round, for its courier. */
export async function writeAddresses(
  tx: Db,
  roundId: string,
  stopNos: readonly number[] | null = null,
): Promise<void> {
  await insertPrivate(tx, roundId, await readPresent(tx, roundId, stopNos));
}

async function readPresent(
  db: Db,
  roundId: string,
  stopNos: readonly number[] | null,
): Promise<PrivateStop[]> {
  const doors = [
    ...(await selectDoors(db, roundId, stopNos)),
    ...(await selectPickupDoors(db, roundId, stopNos)),
  ];
  return doors.map((door) => ({
    stopNo: door.stopNo,
    name: door.name,
    phone: door.phone,
    address: linesOf(door),
    instructions: door.instructions,
  }));
}

type Doors = {
  doors: ReadonlyMap<number, PrivateStop>;
  /** Those whose address differs from what the phone has. */
  changed: readonly PrivateStop[];
};

/**
 * Who is behind the doors of a round: as the phone was told where a stop is done, as it is now where the courier is
 * still to come. Nobody where no copy is: the round was not released, or the person was erased.
 */
export async function readDoors(
  db: Db,
  round: Pick<RoundRow, 'id' | 'state'>,
  stops: readonly StandingStop[],
): Promise<Doors> {
  const told = await selectPrivate(db, round.id);
  const ahead = isOpen(round.state) ? stops.filter(({ state }) => state !== 'done') : [];
  const present = await readPresent(
    db,
    round.id,
    ahead.map(({ stopNo }) => stopNo),
  );
  const doors = new Map(told.map((door) => [door.stopNo, door]));
  const changed = present.filter((door) => {
    const before = doors.get(door.stopNo);
    return before !== undefined && !isDeepStrictEqual(before, door);
  });
  for (const door of changed) doors.set(door.stopNo, door);
  return { doors, changed };
}

/** The address of a stop is another one than its phone was told. */
export async function isAddressNew(db: Db, roundId: string, stopNo: number): Promise<boolean> {
  const told = (await selectPrivate(db, roundId)).find((door) => door.stopNo === stopNo);
  const [present] = await readPresent(db, roundId, [stopNo]);
  return told !== undefined && !isDeepStrictEqual(told.address, present?.address);
}

type Door = {
  addressText: string;
  line1: string | null;
  line2: string | null;
  postalCode: string | null;
  city: string | null;
  region: string | null;
};

/** As an envelope has it; older bookings know one text only. */
function linesOf(door: Door): string[] {
  const { line1, line2, postalCode, city, region } = door;
  const place = [postalCode, city].filter(Boolean).join(' ');
  const lines = line1 ? [line1, line2, place, region] : door.addressText.split(/[\n,]/);
  return lines.flatMap((line) => (line?.trim() ? [line.trim()] : []));
}
