import { PERMISSION_SETS, type RoundLine, type RoundStop } from '@waypost/contract';
import { STATUSES } from '@waypost/domain/tracking';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMONSTRATION_CUSTOMER } from '../../features/staff/demonstration/index.ts';
import { urlOf } from '../../testing/scratch-database.ts';
import { testConfig } from '../../testing/test-config.ts';
import { createTestContextWithJobs, type TestContext } from '../../testing/test-context.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { SAMPLE_HUBS } from '../sample-hubs.ts';
import { addPeople } from './add-people.ts';
import { type Visitor, visitApi } from './api-visitor.ts';

const settings = { NODE_ENV: 'development', PUBLIC_ORIGIN: 'http://localhost:3000' } as const;
const server = useTestServer(settings);
const say = () => undefined;
const { ownerUrl, config } = testConfig();

type DispatchBoard = {
  day: string;
  today: string;
  rounds: RoundLine[];
  pool: { deliveries: number };
};

let worker: TestContext;
let url: string;
let customer: Visitor;

const add = () => addPeople({ api: server.ctx, worker: worker.ctx, ownerUrl: url }, say);

beforeAll(async () => {
  const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(
    server.owner.db,
  );
  const name = rows[0]?.name ?? '';
  url = urlOf(ownerUrl, name);
  worker = await createTestContextWithJobs({
    databaseUrl: urlOf(config.DATABASE_WORKER_URL, name),
    settings: { ...settings, REDIS_URL: null },
  });
  await add();
  customer = visitApi(server.app, settings.PUBLIC_ORIGIN);
  await customer('/api/demo/sign-in/customer');
});
afterAll(() => worker.close());

describe('the people of a demonstration', () => {
  it('are made once', async () => {
    expect(await add()).toBe(false);
  });

  it('go on where their making was stopped', async () => {
    const count = async () =>
      sql`SELECT (SELECT count(*) FROM shipments) AS shipments, (SELECT count(*) FROM statements) AS statements,
        (SELECT count(*) FROM pickups) AS pickups, (SELECT count(*) FROM staff_members) AS staff`
        .execute(server.owner.db)
        .then(({ rows }) => rows);
    const before = await count();
    await sql`DELETE FROM case_messages`.execute(server.owner.db);
    await sql`DELETE FROM party_cases`.execute(server.owner.db);
    await sql`DELETE FROM desk_items`.execute(server.owner.db);
    expect(await add()).toBe(true);
    expect(await count()).toEqual(before);
  });

  it('include a customer with a year of shipments, statements, pickups and cases', async () => {
    const { shipments } = await customer<{ shipments: { createdAt: string }[] }>(
      '/api/shipments?limit=100',
    );
    expect(shipments.length).toBe(100);
    const { statements } = await customer<{ statements: { ym: string }[] }>(
      '/api/users/me/statements',
    );
    expect(statements.length).toBeGreaterThanOrEqual(11);
    const { pickups } = await customer<{ pickups: { status: string; date: string }[] }>(
      '/api/users/me/pickups',
    );
    expect(new Set(pickups.map(({ status }) => status))).toContain('Collected');
    // one is to come; before the morning's cut-off that may be today
    const today = new Date().toISOString().slice(0, 10);
    expect(pickups[0]?.date.localeCompare(today)).toBeGreaterThanOrEqual(0);
    const { rows } = await sql`SELECT state FROM party_cases ORDER BY id`.execute(server.owner.db);
    expect(rows.map((row) => Object(row).state)).toEqual(['open', 'closed', 'open']);
  });

  it('leave a ledger that balances, and statements that add up to what was charged', async () => {
    const { rows } = await sql<{ charged: string; billed: string; sum: string }>`
      SELECT (SELECT sum(amount_cents) FROM ledger_entries) AS sum,
        (SELECT -sum(e.amount_cents) FROM ledger_entries e JOIN customers c ON c.id = e.customer_id
          WHERE e.account = 'revenue' AND e.recorded_at < date_trunc('month', now() AT TIME ZONE 'Europe/Brussels')
            AT TIME ZONE 'Europe/Brussels') AS charged,
        (SELECT sum(charged_cents - credited_cents) FROM statements) AS billed`.execute(
      server.owner.db,
    );
    expect(rows[0]?.sum).toBe('0');
    expect(rows[0]?.billed).toBe(rows[0]?.charged);
  });

  it('include a member of staff of each permission set, with a second factor', async () => {
    for (const set of PERMISSION_SETS) {
      const ask = visitApi(server.app, settings.PUBLIC_ORIGIN);
      await ask(`/api/demo/sign-in/${set}`);
      const { admin } = await ask<{ admin: object }>('/api/admin/auth/me');
      expect(admin).toMatchObject({ permissionSet: set, secondFactor: true });
    }
  });

  it('can be signed in as twice, and the first session goes on', async () => {
    const again = visitApi(server.app, settings.PUBLIC_ORIGIN);
    await again('/api/demo/sign-in/customer');
    await again('/api/demo/sign-in/customer');
    const user = { email: DEMONSTRATION_CUSTOMER.email };
    expect(await again('/api/auth/me')).toMatchObject({ user });
    expect(await customer('/api/auth/me')).toMatchObject({ user });
  });

  it('fill the desk of staff', async () => {
    const support = visitApi(server.app, settings.PUBLIC_ORIGIN);
    await support('/api/demo/sign-in/support');
    const { items } = await support<{ items: { kind: string }[] }>('/api/admin/desk');
    expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['case', 'exception']));
  });

  it('prove their second factor with the code that the demonstration shows', async () => {
    await sql`UPDATE staff_members SET totp_last_step = totp_last_step - 9`.execute(
      server.owner.db,
    );
    const answer = await server.app.inject('/api/demo/second-factor/owner');
    const owner = visitApi(server.app, settings.PUBLIC_ORIGIN);
    await owner('/api/demo/sign-in/owner');
    const renewal = { body: { secondFactor: answer.body.trim() } };
    expect(await owner('/api/admin/auth/recovery-codes', renewal)).toMatchObject({
      recoveryCodes: expect.arrayContaining([expect.any(String)]),
    });
  });

  it('come with a tracking number in every state', async () => {
    const { shipments } = await customer<{
      shipments: { status: string; trackingNumber: string }[];
    }>('/api/demo');
    expect(shipments.map(({ status }) => status)).toEqual([...STATUSES]);
    // of the customer's own, at any time of day
    for (const { status, trackingNumber } of shipments) {
      const tracked = await customer(`/api/shipments/track/${trackingNumber}`);
      expect(tracked).toMatchObject({ status });
    }
  });
});

describe('the field of a demonstration', () => {
  const hub = SAMPLE_HUBS.find(({ code }) => code === 'AMS');
  let operations: Visitor;

  beforeAll(async () => {
    operations = visitApi(server.app, settings.PUBLIC_ORIGIN);
    await operations('/api/demo/sign-in/operations');
  });

  it('has two planned rounds of today with a courier and a vehicle each, and more in the pool', async () => {
    const { rounds, pool, day, today } = await operations<DispatchBoard>(
      `/api/admin/dispatch/board?hubId=${hub?.id}`,
    );
    expect(day).toBe(today);
    expect(rounds.map(({ state, stops }) => `${state} ${stops}`)).toEqual([
      'released 26',
      'released 22',
    ]);
    for (const { person, vehicle, plan } of rounds) {
      expect(person?.name).toMatch(/ /);
      expect(vehicle?.code).toMatch(/^AMS-/);
      expect(plan).not.toBeNull();
    }
    expect(pool.deliveries).toBeGreaterThanOrEqual(12);
  });

  it('has stops with streets of the city, in the order of their postal codes', async () => {
    const { rounds } = await operations<DispatchBoard>(
      `/api/admin/dispatch/board?hubId=${hub?.id}`,
    );
    const { stops } = await operations<{ stops: RoundStop[] }>(
      `/api/admin/dispatch/rounds/${rounds[0]?.id}`,
    );
    const codes = stops.map(({ postalCode }) => postalCode);
    expect(codes).toEqual(codes.toSorted((a, b) => a.localeCompare(b)));
    for (const { postalCode, to } of stops) {
      expect(postalCode).toMatch(/^10\d\d [A-Z]{2}$/);
      expect(to?.address[0]).toMatch(/\D+ \d+/);
    }
  });

  it('sorts the city by its parts', async () => {
    const owner = visitApi(server.app, settings.PUBLIC_ORIGIN);
    await owner('/api/demo/sign-in/owner');
    const body = { country: 'NL', postalCode: '1054 HN', city: 'Amsterdam' };
    const path = `/api/admin/hubs/${hub?.id}/sort-plan/preview`;
    expect(await owner(path, { body })).toMatchObject({ lane: { code: 'WEST' } });
  });
});
