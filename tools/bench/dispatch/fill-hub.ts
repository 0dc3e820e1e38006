import { seededRandom } from '@waypost/domain/simulation';
import type pg from 'pg';
import {
  drawShipment,
  insertShipments,
  type NewShipment,
} from '../../installation/insert-shipments.ts';
import { LYON, plantHub } from '../../installation/plant-hub.ts';

export type FilledHub = { hubId: string; day: string; refs: string[] };

/** A hub at which so many parcels wait, each for a door of its own. */
export async function fillHub(db: pg.Client, parcels: number): Promise<FilledHub> {
  const random = seededRandom(120, 40);
  const now = Date.now();
  const shipments = Array.from({ length: parcels }, (_, at): NewShipment =>
    drawShipment(random, now - 86_400_000 - at, 1),
  );
  await insertShipments(db, shipments);
  const hubId = await plantHub(db, 'LYS', LYON);
  await db.query(
    `UPDATE shipment_parties SET city = 'Lyon', postal_code = '6900' || length(name) % 9,
       line1 = (ascii(substr(shipment_id::text, 36)) % 90)::text || ' Rue ' || left(shipment_id::text, 8)
     WHERE role = 'recipient'`,
  );
  await db.query(
    `INSERT INTO live_shipments (shipment_id, shard, service, status, lane, phase, hub_id, due_on,
       pieces, weight_grams)
     SELECT id, shard, 'express', 'In Transit', 'NL-FR', 'arrived', $1, current_date, 1, 1500
     FROM shipments`,
    [hubId],
  );
  await db.query('ANALYZE');
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(new Date());
  return { hubId, day, refs: shipments.map(({ trackingNumber }) => trackingNumber) };
}

/** Doors of these rounds at random in the city, as couriers would have found them. */
export async function scatterDoors(db: pg.Client, roundIds: readonly string[]): Promise<void> {
  await db.query(
    `UPDATE stops SET lat = $2 + random() * 0.1 - 0.05, lon = $3 + random() * 0.14 - 0.07,
       point_source = 'door'
     WHERE round_id = ANY ($1::uuid[])`,
    [roundIds, LYON.lat, LYON.lon],
  );
}
