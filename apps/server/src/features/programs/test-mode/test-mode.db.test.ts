import { randomUUID } from 'node:crypto';
import type { BookingRequest } from '@waypost/contract';
import { TEST_DESTINATIONS } from '@waypost/contract/v1';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { giveKey } from '../../../testing/programs.ts';
import { ask, bookOnAccount, seatTestProgram, useTestModes } from '../../../testing/test-modes.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { billing } from '../../customer/billing/index.ts';
import { eraseOfAccount } from './erase-test-data.ts';
import { followPublished } from './follow-published.ts';
import { advanceMagicShipments } from './magic-recipients.ts';
import { testModeJobs } from './test-mode.jobs.ts';

const live = useTestServer();
const test = useTestModes(live);

async function rowsOf(table: string, customerId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM ${sql.table(table)}
    WHERE ${sql.ref(table === 'customers' ? 'id' : 'customer_id')} = ${customerId}`.execute(
    test.owner.db,
  );
  return rows[0]?.n ?? 0;
}

const runJob = (name: string) =>
  testModeJobs
    .find(({ queue }) => queue.name === name)
    ?.run({ ...test.worker, mailer: test.mailer, sms: null }, {});

const reach = (headers: object, shipment: string, to: string) =>
  ask(test, 'POST', `/api/v1/test/shipments/${shipment}/advance`, headers, { to });

describe('advancing a test shipment', () => {
  it.each(TEST_DESTINATIONS)('reaches %s', async (to) => {
    const { test: key } = await seatTestProgram(live);
    const { trackingNumber } = await bookOnAccount(test, key.headers);
    const status = ['picked_up', 'in_transit', 'out_for_delivery', 'delivered'].find(
      (s) => s === to,
    );
    const reached = await reach(key.headers, trackingNumber, to);
    expect(reached).toMatchObject({
      status: 200,
      body: { trackingNumber, status: status ?? 'exception' },
    });
  });

  it('goes on from where the shipment is, and repeats no scan', async () => {
    const { test: key } = await seatTestProgram(live);
    const { id } = await bookOnAccount(test, key.headers);
    await reach(key.headers, id, 'picked_up');
    await reach(key.headers, id, 'delivered');
    const { rows } = await sql`SELECT code FROM tracking_events WHERE shipment_id = ${id}
      AND code <> 'CREATED' ORDER BY occurred_at`.execute(test.owner.db);
    expect(rows).toEqual(
      ['PICKED_UP', 'DEPARTED', 'ARRIVED', 'OUT_FOR_DELIVERY', 'DELIVERED'].map((code) => ({
        code,
      })),
    );
  });

  it('is for the account that booked it', async () => {
    const { test: key } = await seatTestProgram(live);
    const { id } = await bookOnAccount(test, key.headers);
    const { test: stranger } = await seatTestProgram(live);
    expect(await reach(stranger.headers, id, 'delivered')).toMatchObject({ status: 404 });
  });

  it('does not exist for live keys, as nothing of test mode does', async () => {
    const { headers } = await seatTestProgram(live);
    const answers = [
      await reach(headers, randomUUID(), 'delivered'),
      await ask(test, 'GET', '/api/v1/test/mails', headers),
      await ask(test, 'DELETE', '/api/v1/test/data', headers),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});

describe('a recipient with a name for tests', () => {
  it.each([
    ['Test Delivered', '75001', 'Delivered'],
    ['Test Late', '75001', 'Picked Up'],
    ['Test Lost', '75001', 'Exception'],
    ['Rosa Recipient', '75001', 'Created'],
  ])('%s in %s: %s by itself', async (name, _postalCode, status) => {
    const { test: key } = await seatTestProgram(live);
    const { id } = await bookOnAccount(test, key.headers, ({ contact }: BookingRequest) => ({
      contact: { ...contact, recipientName: name },
    }));
    await advanceMagicShipments(test.worker, -1_000);
    const { rows } = await sql`SELECT status FROM shipment_state WHERE shipment_id = ${id}`.execute(
      test.owner.db,
    );
    expect(rows).toEqual([{ status }]);
  });
});

describe('emails of test mode', () => {
  it('are kept for the account and never sent', async () => {
    const { test: key } = await seatTestProgram(live);
    const { trackingNumber } = await bookOnAccount(test, key.headers);
    await reach(key.headers, trackingNumber, 'delivered');
    await test.runJobs();
    const mails = await ask(test, 'GET', '/api/v1/test/mails?limit=2', key.headers);
    expect(mails).toMatchObject({ status: 200, body: { object: 'list' } });
    const { data, nextCursor } = mails.body as {
      data: { channel: string; to: string; text: string }[];
      nextCursor: string;
    };
    expect(data).toHaveLength(2);
    expect(data[0]).toMatchObject({ channel: 'mail', to: expect.stringContaining('@') });
    expect(data.some(({ text }) => text.includes(trackingNumber.slice(0, 4)))).toBe(true);
    const next = await ask(test, 'GET', `/api/v1/test/mails?cursor=${nextCursor}`, key.headers);
    expect((next.body as { data: object[] }).data.length).toBeGreaterThan(0);
    const { test: stranger } = await seatTestProgram(live);
    expect(await ask(test, 'GET', '/api/v1/test/mails', stranger.headers)).toMatchObject({
      body: { data: [], nextCursor: null },
    });
  });
});

describe('test data', () => {
  it('is deleted when its owner wants it, with all that belongs to it', async () => {
    const { customerId, test: key } = await seatTestProgram(live);
    const { trackingNumber } = await bookOnAccount(test, key.headers);
    await reach(key.headers, trackingNumber, 'delivered');
    await test.runJobs();
    const { customerId: other, test: another } = await seatTestProgram(live);
    await bookOnAccount(test, another.headers);
    const deleted = await ask(test, 'DELETE', '/api/v1/test/data', key.headers);
    expect(deleted).toMatchObject({ status: 200, body: { shipments: 1 } });
    expect(await rowsOf('shipments', customerId)).toBe(0);
    expect(await rowsOf('ledger_entries', customerId)).toBe(0);
    expect(await rowsOf('test_mails', customerId)).toBe(0);
    expect(await rowsOf('shipments', other)).toBe(1);
    expect(await ask(test, 'GET', '/api/v1/me', key.headers)).toMatchObject({
      body: { credit: { limitCents: 1_000_000, owedCents: 0 } },
    });
  });

  it('is erased after 90 days', async () => {
    const { customerId, test: key } = await seatTestProgram(live);
    const { id } = await bookOnAccount(test, key.headers);
    await bookOnAccount(test, key.headers);
    const { rows } = await sql<{ totalCents: number }>`
      SELECT price_cents AS "totalCents" FROM shipments WHERE id <> ${id}
      AND customer_id = ${customerId}`.execute(test.owner.db);
    const [left] = rows;
    await sql`UPDATE shipments SET booked_at = now() - interval '91 days' WHERE id = ${id}`.execute(
      test.owner.db,
    );
    await runJob('erase_old_test_data');
    expect(await rowsOf('shipments', customerId)).toBe(1);
    expect(await ask(test, 'GET', '/api/v1/me', key.headers)).toMatchObject({
      body: { credit: { owedCents: left?.totalCents } },
    });
  });

  it('is erased with the account', async () => {
    const { customerId, test: key } = await seatTestProgram(live);
    await bookOnAccount(test, key.headers);
    await runJob('erase_ended_test_accounts');
    expect(await rowsOf('customers', customerId)).toBe(1);
    await sql`UPDATE customers SET erased_at = now() WHERE id = ${customerId}`.execute(
      live.owner.db,
    );
    await runJob('erase_ended_test_accounts');
    expect(await rowsOf('customers', customerId)).toBe(0);
    expect(await rowsOf('shipments', customerId)).toBe(0);
  });
});

describe('erasing test data', () => {
  const end = (customerId: string) =>
    sql`UPDATE customers SET erased_at = now() WHERE id = ${customerId}`.execute(live.owner.db);

  /** As long as `work` takes, shipments of this account cannot be deleted. */
  async function whileStuck(customerId: string, work: () => Promise<void>): Promise<void> {
    await sql`CREATE FUNCTION refuse_delete() RETURNS trigger LANGUAGE plpgsql
      AS 'BEGIN RAISE EXCEPTION ''stuck''; END'`.execute(test.owner.db);
    await sql`CREATE TRIGGER stuck BEFORE DELETE ON shipments FOR EACH ROW
      WHEN (OLD.customer_id = ${sql.lit(customerId)}) EXECUTE FUNCTION refuse_delete()`.execute(
      test.owner.db,
    );
    await work();
    await sql`DROP FUNCTION refuse_delete() CASCADE`.execute(test.owner.db);
  }

  async function seatThree() {
    const seats = [await seatTestProgram(live), await seatTestProgram(live)];
    seats.push(await seatTestProgram(live));
    for (const { test: key } of seats) await bookOnAccount(test, key.headers);
    return seats.map(({ customerId }) => customerId).toSorted() as [string, string, string];
  }

  it('goes on with other accounts when one that has ended cannot be erased, and fails', async () => {
    const [stuck, ...others] = await seatThree();
    for (const id of [stuck, ...others]) await end(id);
    await whileStuck(stuck, () =>
      expect(runJob('erase_ended_test_accounts')).rejects.toThrow('accounts could not be erased'),
    );
    for (const id of others) expect(await rowsOf('customers', id)).toBe(0);
    expect(await rowsOf('shipments', stuck)).toBe(1);
    await runJob('erase_ended_test_accounts');
    expect(await rowsOf('customers', stuck)).toBe(0);
  });

  it('goes on with other accounts and with emails when old shipments of one cannot be erased', async () => {
    const [stuck, ...others] = await seatThree();
    await sql`UPDATE shipments SET booked_at = now() - interval '91 days'
      WHERE customer_id = ANY (${[stuck, ...others]}::uuid[])`.execute(test.owner.db);
    await sql`UPDATE test_mails SET kept_at = now() - interval '91 days'
      WHERE customer_id = ${stuck}`.execute(test.owner.db);
    await whileStuck(stuck, () =>
      expect(runJob('erase_old_test_data')).rejects.toThrow('accounts could not be erased'),
    );
    for (const id of others) expect(await rowsOf('shipments', id)).toBe(0);
    expect(await rowsOf('test_mails', stuck)).toBe(0);
    await runJob('erase_old_test_data');
  });

  it('writes nothing for an account without old shipments', async () => {
    const { customerId, test: key } = await seatTestProgram(live);
    await bookOnAccount(test, key.headers);
    await test.owner.db.transaction().execute(async (tx) => {
      await sql`SET TRANSACTION READ ONLY`.execute(tx);
      const { rows } = await sql<{ erased: number }>`
        SELECT erase_test_data(${customerId}, now() - interval '90 days') AS erased`.execute(tx);
      expect(rows).toEqual([{ erased: 0 }]);
    });
  });

  it('passes over the tables of its shipments once, and not for an account without any', async () => {
    const { customerId: empty, test: unused } = await seatTestProgram(live);
    const { customerId: mine, test: key } = await seatTestProgram(live);
    await ask(test, 'GET', '/api/v1/me', unused.headers);
    await bookOnAccount(test, key.headers);
    await sql`CREATE TABLE passes (n serial)`.execute(test.owner.db);
    await sql`CREATE FUNCTION note_pass() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      AS 'BEGIN INSERT INTO passes DEFAULT VALUES; RETURN NULL; END'`.execute(test.owner.db);
    await sql`CREATE TRIGGER pass AFTER DELETE ON shipment_parties
      FOR EACH STATEMENT EXECUTE FUNCTION note_pass()`.execute(test.owner.db);
    const passesOf = async (customerId: string) => {
      await sql`TRUNCATE passes`.execute(test.owner.db);
      await eraseOfAccount(test.worker, customerId, null);
      const { rows } = await sql`SELECT FROM passes`.execute(test.owner.db);
      return rows.length;
    };
    const passes = { empty: await passesOf(empty), mine: await passesOf(mine) };
    await sql`DROP FUNCTION note_pass() CASCADE`.execute(test.owner.db);
    await sql`DROP TABLE passes`.execute(test.owner.db);
    // one of each is by the account
    expect(passes).toEqual({ empty: 1, mine: 2 });
    expect(await rowsOf('shipments', mine)).toBe(0);
    expect(await rowsOf('ledger_entries', mine)).toBe(0);
  });

  it('deletes deliveries to webhooks in slices, those of the account alone', async () => {
    const seat = await seatTestProgram(live);
    const { customerId: mine } = seat;
    const { customerId: other, test: another } = await seatTestProgram(live);
    for (const { customerId, test: key } of [seat, { customerId: other, test: another }]) {
      await bookOnAccount(test, key.headers);
      await sql`WITH endpoint AS (
          INSERT INTO webhook_endpoints (id, shard, customer_id, url, secret)
          SELECT gen_random_uuid(), shard, id, 'https://shop.example/', '' FROM customers
          WHERE id = ${customerId} RETURNING id, shard, customer_id),
        delivery AS (
          INSERT INTO webhook_deliveries (id, shard, customer_id, endpoint_id, event_id, event_day, type)
          SELECT gen_random_uuid(), shard, customer_id, id, gen_random_uuid(), current_date, 'endpoint.ping'
          FROM endpoint, generate_series(1, 30) RETURNING id, shard, customer_id)
        INSERT INTO webhook_attempts (id, shard, customer_id, delivery_id, ms)
        SELECT gen_random_uuid(), shard, customer_id, id, 1 FROM delivery`.execute(test.owner.db);
    }
    await sql`SELECT erase_test_deliveries(${mine}, 20)`.execute(test.worker.db);
    expect(await rowsOf('webhook_deliveries', mine)).toBe(10);
    expect(await rowsOf('webhook_attempts', mine)).toBe(10);
    await ask(test, 'DELETE', '/api/v1/test/data', seat.test.headers);
    for (const table of ['webhook_endpoints', 'webhook_deliveries', 'webhook_attempts']) {
      expect(await rowsOf(table, mine), table).toBe(0);
      expect(await rowsOf(table, other), table).toBeGreaterThan(0);
    }
  });
});

describe('a statement of test mode', () => {
  const nightly = billing.jobs?.find(({ queue }) => queue.name === 'close_months');
  const closeNight = () => nightly?.run({ ...test.worker, mailer: test.mailer, sms: null }, {});

  it('is issued in the night after a booking, and anew when another follows', async () => {
    const { customerId, test: key } = await seatTestProgram(live);
    const statements = async () => {
      const { body } = await ask(test, 'GET', '/api/v1/statements', key.headers);
      return (body as { data: { id: string; amountCents: number }[] }).data;
    };
    // as if booked yesterday, whatever the day of the month
    const bookYesterday = async () => {
      await bookOnAccount(test, key.headers);
      await sql`UPDATE ledger_entries SET recorded_at = now() - interval '1 day'
        WHERE customer_id = ${customerId} AND recorded_at > now() - interval '1 hour'`.execute(
        test.owner.db,
      );
    };
    await bookYesterday();
    await closeNight();
    const [first, ...more] = await statements();
    expect(more).toEqual([]);
    expect(first?.amountCents).toBeGreaterThan(0);
    const paper = `/api/v1/statements/${first?.id}/invoice.pdf`;
    const { status } = await fetch(test.url + paper, { headers: key.headers });
    expect(status).toBe(200);

    const invoices = async () => rowsOf('statements', customerId);
    await closeNight();
    expect(await invoices()).toBe(1);
    await bookYesterday();
    await sql`UPDATE statements SET issued_at = now() - interval '2 days'
      WHERE customer_id = ${customerId}`.execute(test.owner.db);
    await closeNight();
    expect(await statements()).toMatchObject([
      { id: first?.id, amountCents: 2 * (first?.amountCents ?? 0) },
    ]);
    expect(await invoices()).toBe(1);
  });
});

describe('the spending limit of a test key', () => {
  const priceOf = async (trackingNumber: string) => {
    const { rows } = await sql<{ cents: number }>`SELECT price_cents AS cents FROM shipments
      WHERE tracking_number = ${trackingNumber}`.execute(test.owner.db);
    return rows[0]?.cents ?? 0;
  };

  it('refuses what is beyond it today', async () => {
    const { test: key } = await seatTestProgram(live);
    const { trackingNumber } = await bookOnAccount(test, key.headers);
    await sql`UPDATE customer_keys SET spend_cap_cents = ${2 * (await priceOf(trackingNumber))}
      WHERE id = ${key.keyId}`.execute(live.owner.db);
    await bookOnAccount(test, key.headers);
    await expect(bookOnAccount(test, key.headers)).rejects.toThrow('key_spend_cap_reached');
  });

  it('is shared with the key that replaced it', async () => {
    const { customerId, test: key } = await seatTestProgram(live);
    const { trackingNumber } = await bookOnAccount(test, key.headers);
    const next = await giveKey(live, customerId, undefined, 'test');
    await sql`UPDATE customer_keys SET spend_cap_cents = ${2 * (await priceOf(trackingNumber))},
      replaced_by = CASE WHEN id = ${key.keyId} THEN ${next.keyId}::uuid END
      WHERE id IN (${key.keyId}, ${next.keyId})`.execute(live.owner.db);
    await bookOnAccount(test, next.headers);
    await expect(bookOnAccount(test, next.headers)).rejects.toThrow('key_spend_cap_reached');
    await expect(bookOnAccount(test, key.headers)).rejects.toThrow('key_spend_cap_reached');
  });

  it('is not passed by bookings at the same time', async () => {
    const { customerId, test: key } = await seatTestProgram(live);
    const { trackingNumber } = await bookOnAccount(test, key.headers);
    await sql`UPDATE customer_keys SET spend_cap_cents = ${3 * (await priceOf(trackingNumber))}
      WHERE id = ${key.keyId}`.execute(live.owner.db);
    await Promise.allSettled(Array.from({ length: 6 }, () => bookOnAccount(test, key.headers)));
    expect(await rowsOf('shipments', customerId)).toBe(3);
  });
});

describe('the tariff of test mode', () => {
  it('is that of the live side, also where it has another version of the same number', async () => {
    await sql`ALTER TABLE tariffs DISABLE TRIGGER USER`.execute(live.owner.db);
    await sql`UPDATE tariffs SET data = jsonb_set(data, '{marked}', '"live"') WHERE version = 2`.execute(
      live.owner.db,
    );
    await sql`INSERT INTO tariffs (version, effective_from, data, staff_id)
      SELECT 3, now() + interval '1 year', data, ${randomUUID()} FROM tariffs WHERE version = 2`.execute(
      live.owner.db,
    );
    const following = await followPublished(test.ctx);
    const { rows } = await sql`SELECT version, data ->> 'marked' AS marked, staff_id FROM tariffs
      WHERE version > 1 ORDER BY version`.execute(test.owner.db);
    expect(rows).toEqual([
      { version: 2, marked: 'live', staffId: null },
      { version: 3, marked: 'live', staffId: null },
    ]);
    await sql`DELETE FROM settings_versions`.execute(test.owner.db);
    await following.look();
    following.stop();
    const { rows: settings } = await sql`SELECT version FROM settings_versions`.execute(
      test.owner.db,
    );
    expect(settings).toEqual([]);
  });
});
