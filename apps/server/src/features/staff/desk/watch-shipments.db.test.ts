import { randomUUID } from 'node:crypto';
import { type Booking, DESK_VIEWS, type DeskItem } from '@waypost/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { openKysely } from '../../../platform/database.ts';
import { type Moment, openBreakingDatabase } from '../../../testing/breaking-database.ts';
import { outcomesOf, scanOf } from '../../../testing/builders.ts';
import { bookWithParties, holdAtCustoms, openAsParty } from '../../../testing/parties.ts';
import { registerStaff } from '../../../testing/people.ts';
import { urlOf } from '../../../testing/scratch-database.ts';
import { testConfig } from '../../../testing/test-config.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';
import { listItems } from './desk.queries.ts';
import { closeSettled, listLiveShipments, listAttended, readUnheard } from './watch.queries.ts';
import { watchShipments } from './watch-shipments.ts';

const server = useTestServer();
const worker = useTestWorker(server);
const look = () => worker.runJob('watch_shipments', {});

beforeEach(async () => {
  await sql`TRUNCATE shipments CASCADE`.execute(server.owner.db);
});

/** As if so many days had passed since it was heard of. */
async function age(booking: Booking, days: number): Promise<void> {
  await sql`UPDATE shipment_state SET updated_at = now() - make_interval(days => ${days})
    WHERE shipment_id = ${booking.id}`.execute(server.owner.db);
}

async function silentShipment(): Promise<Booking> {
  const booking = await bookWithParties(server);
  await outcomesOf(server, [scanOf(booking.trackingNumber)]);
  await age(booking, 10);
  return booking;
}

async function onDesk() {
  const { rows } = await sql<{ kind: string; subject: string; state: string; id: string }>`
    SELECT kind, subject, state, id FROM desk_items ORDER BY opened_at, id`.execute(
    server.owner.db,
  );
  return rows.map(({ kind, subject, state }) => `${kind} ${subject} ${state}`);
}

describe('a silent shipment', () => {
  it('is put on the desk once, and taken off when a scan comes', async () => {
    const booking = await silentShipment();
    await look();
    await look();
    expect(await onDesk()).toEqual(['silence Picked Up open']);
    await outcomesOf(server, [scanOf(booking.trackingNumber, { code: 'ARRIVED' })]);
    await look();
    expect(await onDesk()).toEqual(['silence Picked Up closed']);
    await age(booking, 10);
    await look();
    expect(await onDesk()).toEqual(['silence Picked Up closed', 'silence In Transit open']);
  });

  it('is not put back for the same silence after staff closed it', async () => {
    const staff = await registerStaff(server, 'operations');
    await silentShipment();
    await look();
    const { items } = (await staff.browser.get('/api/admin/desk')).json<{
      items: { id: string }[];
    }>();
    await staff.browser.post(`/api/admin/desk/${items[0]?.id}/close`);
    await look();
    expect(await onDesk()).toEqual(['silence Picked Up closed']);
  });

  it('is not one that was scanned recently, was delivered, or awaits its payment', async () => {
    const fresh = await bookWithParties(server);
    await outcomesOf(server, [scanOf(fresh.trackingNumber)]);
    const delivered = await silentShipment();
    await outcomesOf(server, [scanOf(delivered.trackingNumber, { code: 'DELIVERED' })]);
    await age(delivered, 10);
    const held = await bookWithParties(server);
    await sql`UPDATE shipments SET hold = 'awaiting_payment' WHERE id = ${held.id}`.execute(
      server.owner.db,
    );
    await age(held, 10);
    await look();
    expect(await onDesk()).toEqual([]);
  });

  it('is found once by two runs at the same time', async () => {
    await silentShipment();
    await silentShipment();
    await Promise.all([look(), look(), look()]);
    expect(await onDesk()).toHaveLength(2);
  });
});

describe('a shipment with an exception', () => {
  it('is put on the desk, and taken off when the exception ends', async () => {
    const booking = await bookWithParties(server);
    await holdAtCustoms(server, booking);
    await look();
    await look();
    expect(await onDesk()).toEqual(['exception customs_hold open']);
    await outcomesOf(server, [scanOf(booking.trackingNumber, { code: 'CUSTOMS_RELEASED' })]);
    await look();
    expect(await onDesk()).toEqual(['exception customs_hold closed']);
  });

  it('is put on the desk again when it happens a second time', async () => {
    const booking = await bookWithParties(server);
    await holdAtCustoms(server, booking);
    await look();
    await outcomesOf(server, [
      scanOf(booking.trackingNumber, { code: 'CUSTOMS_RELEASED' }),
      scanOf(booking.trackingNumber, {
        code: 'CUSTOMS_HOLD',
        occurredAt: new Date(Date.now() + 1_000).toISOString(),
      }),
    ]);
    await look();
    expect(await onDesk()).toEqual([
      'exception customs_hold closed',
      'exception customs_hold open',
    ]);
  });

  it('is due two hours after damage happened', async () => {
    const booking = await bookWithParties(server);
    const at = new Date(Date.now() - 3_600_000);
    await outcomesOf(server, [
      scanOf(booking.trackingNumber, {
        code: 'EXCEPTION',
        reason: 'damage',
        occurredAt: at.toISOString(),
      }),
    ]);
    await look();
    const { rows } = await sql<{ dueAt: Date }>`SELECT due_at FROM desk_items`.execute(
      server.owner.db,
    );
    expect(rows[0]?.dueAt.getTime()).toBe(at.getTime() + 2 * 3_600_000);
  });
});

describe('a party of a silent shipment', () => {
  it('is notified in a case on the tracking page', async () => {
    const staff = await registerStaff(server, 'operations');
    const booking = await bookWithParties(server);
    await outcomesOf(server, [scanOf(booking.trackingNumber)]);
    await age(booking, 10);
    await look();
    const { rows } = await sql<{ id: string }>`SELECT id FROM desk_items`.execute(server.owner.db);
    const url = `/api/admin/desk/${rows[0]?.id}`;
    expect(
      (await staff.browser.post(`${url}/answers`, { id: randomUUID(), text: 'x' })).json(),
    ).toMatchObject({ code: 'desk_item_unanswerable' });

    const letter = { id: randomUUID(), party: 'recipient', text: 'We are looking for it.' };
    const written = await staff.browser.post(`${url}/cases`, letter);
    expect(written.json()).toMatchObject({
      kind: 'case',
      subject: 'other',
      party: 'recipient',
      turn: 'customer',
      messages: [{ from: 'staff', text: letter.text }],
      others: [{ kind: 'silence' }],
    });
    expect(
      (await staff.browser.post(`${url}/cases`, letter)).json<DeskItem>().messages,
    ).toHaveLength(1);
    const recipient = await openAsParty(server, booking, 'recipient');
    const view = await recipient.get(`/api/track/party/${booking.trackingNumber}`);
    expect(view.json()).toMatchObject({ cases: [{ messages: [{ text: letter.text }] }] });
    await worker.runJobs();
    expect(worker.mails.some(({ to }) => to === booking.recipientEmail)).toBe(true);
  });
});

describe('a killed run of the watch', () => {
  it.each([
    ['before a statement', 3],
    ['after a commit', 1],
  ] satisfies [Moment, number][])(
    '%s duplicates and misses nothing when it is repeated',
    async (moment, expectedDeaths) => {
      const name = await sql<{ name: string }>`SELECT current_database() AS name`.execute(
        server.owner.db,
      );
      const url = urlOf(testConfig().config.DATABASE_WORKER_URL, name.rows[0]?.name ?? '');
      const over = await bookWithParties(server);
      await holdAtCustoms(server, over);
      await look();
      await outcomesOf(server, [scanOf(over.trackingNumber, { code: 'CUSTOMS_RELEASED' })]);
      await silentShipment();
      let deaths = 0;
      for (let nth = 1; nth < 30; nth += 1) {
        await sql`DELETE FROM desk_items WHERE kind = 'silence'`.execute(server.owner.db);
        const breaking = openBreakingDatabase(url, moment, nth);
        await watchShipments({ ...server.ctx, db: breaking.db }).catch(() => undefined);
        const died = breaking.died();
        await breaking.close();
        if (!died) break;
        deaths += 1;
        await look();
        expect(await onDesk(), `killed ${moment}, number ${nth}`).toEqual([
          'exception customs_hold closed',
          'silence Picked Up open',
        ]);
      }
      expect(deaths).toBeGreaterThanOrEqual(expectedDeaths);
    },
  );
});

describe('the watch among many shipments', () => {
  const COUNT = 6_000;
  const FIRST_ID = '00000000-0000-0000-0000-000000000000';

  it('puts 4,001 exceptions on the desk in one look, and nothing more in the next', async () => {
    const booking = await bookWithParties(server);
    await holdAtCustoms(server, booking);
    await multiply(booking.id, 4_000);
    await look();
    expect(await onDesk()).toHaveLength(4_001);
    await look();
    expect(await onDesk()).toHaveLength(4_001);
  });

  /** Copies a shipment; `change` says how its copies, numbered by `made.n`, differ from it. */
  async function multiply(id: string, count: number, change = ''): Promise<void> {
    await server.owner.db.connection().execute(async (db) => {
      await sql`CREATE TEMP TABLE made AS SELECT gen_random_uuid() AS id, n
        FROM generate_series(1, ${sql.lit(count)}) AS n`.execute(db);
      const copy = async (table: string, key: string, changes: string) => {
        await sql`INSERT INTO ${sql.raw(table)} SELECT copied.* FROM ${sql.raw(table)} t, made,
          LATERAL jsonb_populate_record(t, ${sql.raw(`jsonb_build_object(${changes})`)}) AS copied
          WHERE t.${sql.raw(key)} = ${id}`.execute(db);
      };
      const named = "'tracking_number', made.id::text, 'receipt_id', made.id::text";
      await copy('shipments', 'id', `'id', made.id, ${named}`);
      await copy('shipment_state', 'shipment_id', `'shipment_id', made.id${change}`);
      await copy('shipment_list', 'shipment_id', `'shipment_id', made.id${change}`);
      await sql`DROP TABLE made`.execute(db);
    });
  }

  /** One in fifty is still on its way, one in fifty of what was on the desk is open. */
  async function fill(): Promise<void> {
    const { id } = await bookWithParties(server);
    const status = "CASE made.n % 50 WHEN 0 THEN 'In Transit' ELSE 'Delivered' END";
    await multiply(id, COUNT, `, 'status', ${status}`);
    await sql`INSERT INTO desk_items (id, shard, kind, reference, due_at, state, closed_at)
      SELECT gen_random_uuid(), 0, 'contact', n::text, now() + n * interval '1 minute',
        CASE n % 50 WHEN 0 THEN 'open' ELSE 'closed' END::case_state,
        CASE n % 50 WHEN 0 THEN NULL ELSE now() + n * interval '1 minute' END
      FROM generate_series(1, ${sql.lit(COUNT)}) AS n`.execute(server.owner.db);
    await sql`ANALYZE shipments, shipment_state, shipment_list, desk_items`.execute(
      server.owner.db,
    );
  }

  /** Plans what is asked for, in place of doing it. */
  function planning() {
    const plans: string[] = [];
    const planner = async () => {
      const client = await server.owner.pool.connect();
      return new Proxy(client, {
        get(target, name) {
          if (name !== 'query') return Reflect.get(target, name, target) as unknown;
          return async (text: string, values: unknown[]) => {
            const { rows } = await target.query(`EXPLAIN ${text}`, values);
            plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
            return { command: 'SELECT', rowCount: 0, rows: [] };
          };
        },
      });
    };
    const pool = { connect: planner, end: async () => {}, options: {} };
    return { db: openKysely(pool), plans };
  }

  it('reads shipments on their way and desk items by index', async () => {
    await fill();
    const { db, plans } = planning();
    // a window much shorter than the walk, as in production: else sorting all of them is as cheap
    await listLiveShipments(db, FIRST_ID, 10);
    const ids = await listLiveShipments(server.owner.db, FIRST_ID, 10);
    await listAttended(db, FIRST_ID, 10);
    await readUnheard(db, ids);
    await closeSettled(db);
    for (const view of DESK_VIEWS) {
      for (const kind of [undefined, 'contact'] as const) {
        for (const ownerId of [undefined, null, randomUUID()]) {
          const after = { at: new Date(), id: randomUUID() };
          await listItems(db, { view, kind, ownerId, due: undefined, after, limit: 50 });
        }
      }
    }
    expect(plans).toHaveLength(22);
    expect(plans[0]).toContain('shipment_list_live');
    expect(plans[1]).toContain('shipment_state_attention');
    for (const plan of plans.slice(4)) expect(plan).toMatch(/ using desk_items_|on desk_items_/);
    for (const plan of plans) {
      expect(plan).not.toMatch(/Seq Scan on (shipment|desk)/);
    }
  });
});
