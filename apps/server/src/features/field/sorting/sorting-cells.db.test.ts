import { readExpectedTable } from '@waypost/domain/expected-pieces';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { bookShipment } from '../../../testing/builders.ts';
import { insertFieldDevice } from '../../../testing/field.ts';
import { copyRows, NOWHERE, useTestCells } from '../../../testing/test-cells.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';

const { a, b } = useTestCells();
const workers = [useTestWorker(a), useTestWorker(b)];

const PAR = '00000000-0000-7000-8000-00000000fa00';
/** Delivered from there; the first is of home, the second of the other cell. */
let numbers: string[];

beforeAll(async () => {
  numbers = [];
  for (const cell of [a, b]) {
    const { id, trackingNumber } = await bookShipment(cell);
    await sql`UPDATE shipments SET hold = NULL WHERE id = ${id}`.execute(cell.owner.db);
    numbers.push(trackingNumber);
  }
  for (const worker of workers) await worker.runJob('count_live_shipments', {});
});

/** At home, as the console does, and by replication in the other cell, where the next minute notices it. */
async function openHub(): Promise<void> {
  await sql`INSERT INTO hubs (id, code, name, city, country, lat, lon, time_zone)
    VALUES (${PAR}, 'PAR', 'Paris', 'Paris', 'FR', 48.86, 2.35, 'Europe/Paris')`.execute(
    a.owner.db,
  );
  await workers[0]?.runJob('hubs_changed', {});
  await copyRows(a, b, ['hubs']);
  await workers[1]?.runJob('count_live_shipments', {});
}

/** Tables are kept for half a minute. */
beforeEach(() => {
  let now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 60_000));
});

async function ask(path: string) {
  const { headers } = await insertFieldDevice(a, { rights: ['hub'], hubId: PAR });
  return a.app.inject({ url: `/api/field/${path}`, headers });
}

async function expectedNumbers(): Promise<string[]> {
  const table = readExpectedTable((await ask('expected')).rawPayload);
  return numbers.filter((number) => table.find(number)?.lane?.code === 'DELIVERY');
}

describe('a hub of several cells', () => {
  beforeAll(openHub);

  it('leaves the table of a phone as it is when a cell was never heard, and gives one to a phone without', async () => {
    b.door.leadTo(NOWHERE, 'end');
    try {
      expect(await expectedNumbers()).toEqual(numbers.slice(0, 1));
      const { headers } = await insertFieldDevice(a, { rights: ['hub'], hubId: PAR });
      const asked = { url: '/api/field/expected', headers };
      const known = { ...headers, 'if-none-match': '"of yesterday"' };
      expect((await a.app.inject({ ...asked, headers: known })).statusCode).toBe(503);
    } finally {
      b.door.leadTo(b.apiPort, 'stay');
    }
  });

  it('expects the parcels of each of them that were on their way before it was opened', async () => {
    expect(await expectedNumbers()).toEqual(numbers);
  });

  it('looks up a piece in the cell of its number', async () => {
    for (const number of numbers) {
      expect((await ask(`pieces/${number}`)).json()).toMatchObject({
        number,
        lane: { code: 'DELIVERY' },
      });
    }
  });

  it('uses the last answer of a cell that is away, and refuses to look up a single piece of it', async () => {
    expect(await expectedNumbers()).toEqual(numbers);
    b.door.leadTo(NOWHERE, 'end');
    try {
      expect(await expectedNumbers()).toEqual(numbers);
      const [here, there] = await Promise.all(numbers.map((number) => ask(`pieces/${number}`)));
      expect([here?.statusCode, there?.statusCode]).toEqual([200, 503]);
    } finally {
      b.door.leadTo(b.apiPort, 'stay');
    }
  });
});

describe('the minute job of a cell that has copies of the hubs', () => {
  const countedBy = async () => {
    const { rows } = await sql<{ xmin: string }>`SELECT xmin::text FROM live_shipments`.execute(
      b.owner.db,
    );
    return rows.map(({ xmin }) => xmin);
  };

  it('counts everything again when a device has moved to a hub, and only then', async () => {
    const before = await countedBy();
    await workers[1]?.runJob('count_live_shipments', {});
    expect(await countedBy()).toEqual(before);
    await sql`UPDATE sources SET hub_id = ${PAR} WHERE name = 'Test hub'`.execute(b.owner.db);
    await workers[1]?.runJob('count_live_shipments', {});
    expect(await countedBy()).not.toEqual(before);
  });
});
