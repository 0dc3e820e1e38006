import { randomUUID } from 'node:crypto';
import { plantHub } from '../../installation/plant-hub.ts';
import type { Act } from './acts.ts';
import { noted } from './asked.ts';
import { takeTransactions } from './watch-changes.ts';

const TRIP = { tripId: randomUUID() };
const CONTAINER = { containerId: randomUUID() };

/** What a dispatcher does about containers and trips, in a hub that is open. */
export const CONTAINER_ACTS: readonly Act[] = [
  [
    'planTrip',
    async ({ db }) => {
      const toHubId = await plantHub(db, 'AUDT');
      await takeTransactions(db);
      const { hubId } = noted;
      return { body: { id: TRIP.tripId, hubId, toHubId, vehicle: '1-ABC-234' } };
    },
  ],
  ['listTrips', () => ({ query: { hubId: noted.hubId } })],
  ['readTrip', () => ({ path: TRIP })],
  ['cancelTrip', () => ({ path: TRIP })],
  ['listContainers', () => ({ query: { hubId: noted.hubId } })],
  [
    'readContainer',
    async ({ db }) => {
      await db.query(
        `INSERT INTO containers (id, code, kind, state_at, hub_id, packing_hub_id, declared, opened_at)
         VALUES ($1, 'WPCAUDIT', 'bag', now(), $2, $2, true, now())`,
        [CONTAINER.containerId, noted.hubId],
      );
      // a phone did this, not staff
      await takeTransactions(db);
      return { path: CONTAINER };
    },
  ],
  ['drawContainerLabels', () => ({})],
];
