import { isGiven } from '@waypost/domain/round-states';
import type { Db } from '../../../platform/database.ts';
import {
  insertPrivate,
  type PrivateStop,
  selectDoors,
  selectPickupDoors,
} from './addresses.queries.ts';
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
  const doors = [
    ...(await selectDoors(tx, roundId, stopNos)),
    ...(await selectPickupDoors(tx, roundId, stopNos)),
  ];
  const rows = doors.map((door): PrivateStop => ({
    stopNo: door.stopNo,
    name: door.name,
    phone: door.phone,
    address: linesOf(door),
    instructions: door.instructions,
  }));
  await insertPrivate(tx, roundId, rows);
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
