import { randomUUID } from 'node:crypto';
import type { PoolPickup, RoundLine } from '@waypost/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { insertFieldDevice, insertHub } from '../../../testing/field.ts';
import {
  PASSWORD,
  registerCustomer,
  registerStaff,
  type TestStaff,
} from '../../../testing/people.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';

const server = useTestServer();
const worker = useTestWorker(server);
let dispatcher: TestStaff;
let hubId: string;
let driver: Awaited<ReturnType<typeof insertFieldDevice>>;
let customer: Awaited<ReturnType<typeof registerCustomer>>;
let home: string;

beforeAll(async () => {
  dispatcher = await registerStaff(server, 'operations');
  hubId = await insertHub(server);
  driver = await insertFieldDevice(server, { kind: 'driver', rights: ['drive'], hubId });
  customer = await registerCustomer(server, worker);
  home = await addressIn('Antwerp', 'BE', '2000');
});

async function addressIn(city: string, country: string, postalCode: string): Promise<string> {
  const address = { name: 'Ada', line1: 'Kaai 12', postalCode, city, country };
  const saved = await customer.browser.post('/api/users/me/addresses', address);
  expect(saved.statusCode, saved.body).toBe(201);
  return saved.json<{ id: string }>().id;
}

async function request(addressId = home): Promise<{ id: string; date: string }> {
  const windows = await customer.browser.get(
    `/api/users/me/pickups/windows?addressId=${addressId}`,
  );
  const { date, windows: offered } = windows.json<{
    date: string;
    windows: { window: string; unavailable: unknown }[];
  }>();
  const free = offered.find(({ unavailable }) => !unavailable);
  const answer = await customer.browser.post(
    '/api/users/me/pickups',
    { date, window: free?.window, addressId },
    { headers: { 'idempotency-key': randomUUID() } },
  );
  expect(answer.statusCode).toBe(201);
  return { id: answer.json<{ id: string }>().id, date };
}

async function pool(day: string, of = hubId): Promise<PoolPickup[]> {
  const answer = await dispatcher.browser.get(`/api/admin/dispatch/pool?hubId=${of}&day=${day}`);
  return answer.json<{ pickups: PoolPickup[] }>().pickups;
}

/** A released round with this pickup alone. */
async function roundWith(pickup: { id: string; date: string }): Promise<string> {
  const made = await dispatcher.browser.post('/api/admin/dispatch/rounds', {
    id: randomUUID(),
    hubId,
    day: pickup.date,
    name: 'Pickups',
    personId: driver.personId,
    stops: { pickups: [pickup.id] },
  });
  const { id, revision } = made.json<RoundLine>();
  // today, so that the courier has it
  await sql`UPDATE rounds SET day = current_date WHERE id = ${id}`.execute(server.owner.db);
  await dispatcher.browser.post(`/api/admin/dispatch/rounds/${id}/release`, { revision });
  return id;
}

/** As its courier ends it, with nothing in the van. */
async function closeRound(id: string): Promise<void> {
  const kinds = ['depart', 'return', 'close'];
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/field/round/acts',
    headers: { ...driver.headers, 'sec-fetch-site': 'same-origin' },
    payload: {
      acts: kinds.map((kind) => ({
        actId: randomUUID(),
        kind,
        roundId: id,
        occurredAt: new Date().toISOString(),
      })),
    },
  });
  expect(answer.json()).toMatchObject({ state: 'closed' });
}

async function fail(detail: string) {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/field/round/acts',
    headers: { ...driver.headers, 'sec-fetch-site': 'same-origin' },
    payload: {
      acts: [
        {
          actId: randomUUID(),
          kind: 'pickup_failed',
          stopNo: 1,
          detail,
          occurredAt: new Date().toISOString(),
        },
      ],
    },
  });
  return answer.json<{ results: { outcome: string; reason?: string }[] }>().results[0];
}

describe('a pickup', () => {
  it('is in the pool as soon as it is asked for, until a round has it', async () => {
    const pickup = await request();
    expect((await pool(pickup.date)).map(({ pickupId }) => pickupId)).toContain(pickup.id);
    const onBoard = async () => {
      const read = await dispatcher.browser.get(`/api/admin/pickups/${pickup.id}`);
      return read.json<{ pickup: { round: object | null } }>().pickup.round;
    };
    expect(await onBoard()).toBeNull();
    const id = await roundWith(pickup);
    expect((await pool(pickup.date)).map(({ pickupId }) => pickupId)).not.toContain(pickup.id);
    expect(await onBoard()).toMatchObject({ id, name: 'Pickups' });
    const mine = await server.app.inject({ url: '/api/field/round', headers: driver.headers });
    expect(mine.json<{ stops: object[] }>().stops).toMatchObject([
      { kind: 'pickup', address: expect.arrayContaining(['Kaai 12']), state: 'open' },
    ]);
    await sql`UPDATE rounds SET state = 'cancelled' WHERE id = ${id}`.execute(server.owner.db);
  });

  it('is missed with its reason when it fails at the door, but not before its window begins', async () => {
    const pickup = await request();
    const id = await roundWith(pickup);
    expect(await fail('nobody_there')).toMatchObject({
      outcome: 'refused',
      reason: 'not_possible',
    });
    await sql`UPDATE pickups SET starts_at = now() - interval '1 hour' WHERE public_id = ${pickup.id}`.execute(
      server.owner.db,
    );
    expect(await fail('missing')).toMatchObject({ outcome: 'refused' });
    expect(await fail('nobody_there')).toMatchObject({ outcome: 'recorded' });
    const { rows } = await sql<{ status: string; missedReason: string }>`
      SELECT status, missed_reason FROM pickups WHERE public_id = ${pickup.id}`.execute(
      server.owner.db,
    );
    expect(rows).toEqual([{ status: 'Missed', missedReason: 'nobody_there' }]);
    const full = await dispatcher.browser.get(`/api/admin/dispatch/rounds/${id}`);
    expect(full.json<{ stops: { state: string }[] }>().stops[0]?.state).toBe('failed');
  });

  it('is not missed while the phone of its courier may still have what was done there', async () => {
    const pickup = await request();
    const id = await roundWith(pickup);
    const settled = async (hoursOver: number) => {
      await sql`UPDATE pickups SET cut_off_at = now() - interval '4 days',
          starts_at = now() - interval '3 days', ends_at = now() - make_interval(hours => ${hoursOver})
        WHERE public_id = ${pickup.id}`.execute(server.owner.db);
      await worker.runJob('close_pickups', {});
      const { rows } = await sql<{ status: string }>`
        SELECT status FROM pickups WHERE public_id = ${pickup.id}`.execute(server.owner.db);
      return rows[0]?.status;
    };
    expect(await settled(4)).not.toBe('Missed');
    await closeRound(id);
    expect(await settled(2)).not.toBe('Missed');
    expect(await settled(4)).toBe('Missed');

    const other = await request();
    const open = await roundWith(other);
    pickup.id = other.id;
    expect(await settled(23)).not.toBe('Missed');
    expect(await settled(25)).toBe('Missed');
    await closeRound(open);
  });

  it('is gone from the phone of the courier when its customer is erased', async () => {
    const id = await roundWith(await request());
    const kept = async () => {
      const { rows } = await sql`SELECT postal_code, (SELECT count(*)::int FROM stop_private p
          WHERE p.round_id = stops.round_id) AS private
        FROM stops WHERE round_id = ${id}`.execute(server.owner.db);
      return rows;
    };
    expect(await kept()).toEqual([{ postalCode: expect.stringMatching(/\d/), private: 1 }]);
    const answer = await customer.browser.delete('/api/users/me', { password: PASSWORD });
    expect(answer.statusCode).toBe(200);
    expect(await kept()).toEqual([{ postalCode: '', private: 0 }]);
  });
});

describe('a pickup in a city for which no hub is found', () => {
  beforeAll(async () => {
    customer = await registerCustomer(server, worker);
    home = await addressIn('Antwerp', 'BE', '2000');
  });

  async function plantHub(city: string, country: string): Promise<string> {
    const id = await insertHub(server);
    await sql`UPDATE hubs SET city = ${city}, country = ${country} WHERE id = ${id}`.execute(
      server.owner.db,
    );
    return id;
  }
  const seenBy = async ({ id, date }: { id: string; date: string }, of: string) => {
    const shown = (await pool(date, of)).find(({ pickupId }) => pickupId === id);
    return shown?.hubKnown;
  };

  it('is in the pool of every hub of its country, marked, and in no proposal', async () => {
    const liege = await plantHub('Liège', 'BE');
    const paris = await plantHub('Paris', 'FR');
    const pickup = await request(await addressIn('Nergensdorp', 'BE', '9999'));
    expect(await seenBy(pickup, hubId)).toBe(false);
    expect(await seenBy(pickup, liege)).toBe(false);
    expect(await seenBy(pickup, paris)).toBeUndefined();
    const known = await request();
    expect(await seenBy(known, hubId)).toBe(true);
    expect(await seenBy(known, liege)).toBeUndefined();
    const proposed = await dispatcher.browser.post('/api/admin/dispatch/proposals', {
      hubId: liege,
      day: pickup.date,
      rounds: [{ id: randomUUID(), name: 'Proposed' }],
    });
    expect(proposed.json()).toMatchObject({ code: 'stop_not_possible' });
    const made = await dispatcher.browser.post('/api/admin/dispatch/rounds', {
      id: randomUUID(),
      hubId: liege,
      day: pickup.date,
      name: 'Agreed',
      stops: { pickups: [pickup.id] },
    });
    expect(made.statusCode).toBe(201);
    expect(await seenBy(pickup, hubId)).toBeUndefined();
  });

  it('is in every pool when its country has no hub in use', async () => {
    const pickup = await request(await addressIn('Breda', 'NL', '4811 AA'));
    const breda = await plantHub('Breda', 'NL');
    expect(await seenBy(pickup, breda)).toBe(true);
    expect(await seenBy(pickup, hubId)).toBeUndefined();
    await sql`UPDATE hubs SET closed_at = now() WHERE id = ${breda}`.execute(server.owner.db);
    expect(await seenBy(pickup, hubId)).toBe(false);
    expect(await seenBy(pickup, breda)).toBe(false);
  });
});
