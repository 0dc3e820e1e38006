import { randomUUID } from 'node:crypto';
import type { Booking } from '@waypost/contract/client';
import { LYON, plantHub } from '../../installation/plant-hub.ts';
import { readValue } from '../../installation/read-value.ts';
import { waitFor } from '../../installation/wait-for.ts';
import { cellOf, type Cells, otherThan, PATIENCE_MS } from './cell-calls.ts';

/** A container of home leaves with parcels of both cells: each departs where its rows are, once. */
export async function departInContainer(
  cells: Cells,
  bookings: readonly Booking[],
  faults: string[],
): Promise<number> {
  const numbers = bookings.map(({ trackingNumber }) => trackingNumber);
  const [containerId, actId] = [randomUUID(), randomUUID()];
  const home = cells.a.db;
  const hubId = await plantHub(home, containerId.slice(0, 6), LYON);
  await home.query(
    `INSERT INTO containers (id, code, kind, state, state_at, hub_id, packing_hub_id, declared, opened_at, last_seq)
     VALUES ($1::uuid, left($1::uuid::text, 8), 'cage', 'departed', now(), $2, $2, true, now(), $3)`,
    [containerId, hubId, numbers.length],
  );
  await home.query(
    `INSERT INTO container_pieces (container_id, seq, ref, piece_no, act_id, put_at)
     SELECT $1, n, ref, 1, gen_random_uuid(), now() - interval '1 minute'
     FROM unnest($2::text[]) WITH ORDINALITY AS pieces (ref, n)`,
    [containerId, numbers],
  );
  await home.query(
    `INSERT INTO container_moves (container_id, act_id, kind, hub_id, source_id, occurred_at)
     SELECT $1, $2, 'depart', $3, min(id), now() FROM sources`,
    [containerId, actId, hubId],
  );
  await home.query(`INSERT INTO pgboss.job (name, data) VALUES ('carry_container', $1)`, [
    { containerId, actId },
  ]);
  await waitFor('the scans of a container', PATIENCE_MS, async () => {
    const sql = 'SELECT done_seq FROM container_moves WHERE act_id = $1';
    return (await readValue<number>(home, sql, [actId])) === numbers.length || undefined;
  });

  const sql = `SELECT count(*)::int FROM tracking_events e JOIN shipments s ON s.id = e.shipment_id
    WHERE s.tracking_number = $1 AND e.code = 'DEPARTED'`;
  for (const number of numbers) {
    const own = cellOf(cells, number);
    if ((await readValue<number>(own.db, sql, [number])) !== 1)
      faults.push(`${number} did not depart once in ${own.name}`);
    const waiting = 'SELECT count(*)::int FROM unmatched_scans WHERE ref = $1';
    if ((await readValue<number>(otherThan(cells, own).db, waiting, [number])) !== 0)
      faults.push(`${number} waits in the other cell`);
  }
  return numbers.length;
}
