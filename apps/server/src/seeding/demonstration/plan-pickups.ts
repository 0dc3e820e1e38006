import { randomUUID } from 'node:crypto';
import type { Pickup, PickupDay, SavedAddress } from '@waypost/contract';
import { DEMONSTRATION_CUSTOMER } from '../../features/staff/demonstration/index.ts';
import type { Visitor } from './api-visitor.ts';

const RECIPIENTS = [
  {
    name: 'Hugo Almeida',
    line1: 'Rua Augusta 24',
    city: 'Lisbon',
    postalCode: '1100-053',
    country: 'PT',
  },
  {
    name: 'Leila Farouk',
    line1: '12 Talaat Harb Street',
    city: 'Cairo',
    postalCode: '11511',
    country: 'EG',
  },
  {
    name: 'Kenji Tanaka',
    line1: '2-8-1 Nishi-Shinjuku',
    city: 'Tokyo',
    postalCode: '160-0023',
    country: 'JP',
  },
];

/** The address book, a pickup to come with what waits for it, and one every week from then on. */
export async function planPickups(ask: Visitor): Promise<Pickup> {
  const { company: name, line1, city, postalCode, country, phone } = DEMONSTRATION_CUSTOMER;
  for (const recipient of RECIPIENTS) {
    await ask('/api/users/me/addresses', { body: recipient });
  }
  const own = await ask<SavedAddress>('/api/users/me/addresses', {
    body: { name, line1, city, postalCode, country, phone },
  });
  const { shipments } = await ask<{ shipments: { trackingNumber: string }[] }>(
    `/api/users/me/pickups/shipments?addressId=${own.id}`,
  );
  const { date, windows } = await ask<PickupDay>(
    `/api/users/me/pickups/windows?addressId=${own.id}`,
  );
  const free = windows.filter(({ unavailable }) => unavailable === null).at(-1);
  return ask<Pickup>('/api/users/me/pickups', {
    headers: { 'idempotency-key': randomUUID() },
    body: {
      date,
      window: free?.window,
      addressId: own.id,
      instructions: 'Ring at the studio door, in the yard on the left.',
      recurring: true,
      frequency: 'WEEKLY',
      shipments: shipments.slice(0, 3).map(({ trackingNumber }) => trackingNumber),
    },
  });
}
