import { randomUUID } from 'node:crypto';
import { makeTrackingNumber } from '@waypost/domain/tracking-number';
import { sql } from 'kysely';
import { expect, describe, it } from 'vitest';
import { bookShipment } from '../../../testing/builders.ts';
import { eventsOfPiece } from '../../../testing/containers.ts';
import { NOWHERE, untilBack, useTestCells } from '../../../testing/test-cells.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';

const { a, b } = useTestCells();
const worker = useTestWorker(a);

/** A departure of these pieces that no job has recorded yet. */
async function departWith(refs: readonly string[]) {
  const [hubId, containerId, actId] = [randomUUID(), randomUUID(), randomUUID()];
  const { db } = a.owner;
  const code = containerId.slice(0, 6);
  await sql`INSERT INTO hubs (id, code, name, city, country, lat, lon, time_zone)
    VALUES (${hubId}, ${code}, 'Antwerp', 'Antwerp', 'BE', 51.2, 4.4, 'Europe/Brussels')`.execute(
    db,
  );
  await sql`INSERT INTO containers (id, code, kind, state, state_at, hub_id, packing_hub_id,
      declared, opened_at, last_seq)
    VALUES (${containerId}, ${code}, 'cage', 'departed', now(), ${hubId}, ${hubId}, true, now(),
      ${refs.length})`.execute(db);
  await sql`INSERT INTO container_pieces (container_id, seq, ref, piece_no, act_id, put_at)
    SELECT ${containerId}::uuid, n, ref, 1, gen_random_uuid(), now() - interval '1 minute'
    FROM unnest(${refs}::text[]) WITH ORDINALITY AS pieces (ref, n)`.execute(db);
  await sql`INSERT INTO container_moves (container_id, act_id, kind, hub_id, source_id, occurred_at)
    SELECT ${containerId}::uuid, ${actId}::uuid, 'depart', ${hubId}::uuid, min(id), now()
    FROM sources`.execute(db);
  return { containerId, actId };
}

/** Not booked: its scan waits. */
function unknownNumber(n: number): string {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt32BE(n + 1);
  return makeTrackingNumber(n % 16, bytes);
}

async function leftBehind(): Promise<object[]> {
  const { rows } = await sql<{ data: object }>`SELECT data FROM pgboss.job
    WHERE name = 'carry_left_behind'`.execute(a.owner.db);
  return rows.map(({ data }) => data);
}

describe('a container with parcels of two cells', () => {
  it('departs with those of the cell that is there, and later with those of the one that was away', async () => {
    const [own, last, other] = [
      await bookShipment(a),
      await bookShipment(a),
      await bookShipment(b),
    ];
    const filling = Array.from({ length: 500 }, (_, n) => unknownNumber(n));
    const numbers = [other.trackingNumber, own.trackingNumber, ...filling, last.trackingNumber];
    const carried = await departWith(numbers);
    b.door.leadTo(NOWHERE, 'end');
    await worker.runJob('carry_container', carried);
    for (const { id } of [own, last]) {
      expect(await eventsOfPiece(a, id)).toEqual(['DEPARTED Antwerp']);
    }
    const [left = {}, ...others] = await leftBehind();
    expect(others).toEqual([]);
    expect(left).toMatchObject({ ...carried, after: 0, upTo: 500 });
    await expect(worker.runJob('carry_left_behind', left)).rejects.toThrow(
      'temporarily_unavailable',
    );

    b.door.leadTo(b.apiPort, 'stay');
    await untilBack(a);
    for (let run = 0; run < 2; run += 1) await worker.runJob('carry_left_behind', left);
    expect(await eventsOfPiece(b, other.id)).toEqual(['DEPARTED Antwerp']);
  });
});
