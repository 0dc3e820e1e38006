import { setTimeout as sleep } from 'node:timers/promises';
import { trackShipment } from '@waypost/contract/client';
import type { Status } from '@waypost/domain/tracking';
import { expectedStatus, type Parcel } from './parcel.ts';
import type { Call } from '../installation/book-parcel.ts';

/** Another api process than the one that recorded the last scan may be this much behind. */
const BEHIND_MS = 2_500;

/** The public status of a parcel, and what it should be. */
export async function checkStatus(
  call: Call,
  parcel: Parcel,
): Promise<{ status: Status; expected: Status }> {
  const path = { ref: parcel.trackingNumber };
  const read = async () => (await trackShipment({ ...call, path })).data;
  const expected = expectedStatus(parcel);
  const first = await read();
  if (first.status === expected) return { status: first.status, expected };
  await sleep(BEHIND_MS);
  return { status: (await read()).status, expected };
}
