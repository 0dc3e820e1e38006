import { randomUUID } from 'node:crypto';
import type { Scan } from '@waypost/contract';
import type { BookedShipment } from '@waypost/contract/v1';
import { lastMonthOver } from '@waypost/domain/months';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/database.ts';
import { bookingRequest, makeDraft, outcomesOf, post, scanOf } from '../../../testing/builders.ts';
import { giveCredit } from '../../../testing/credit.ts';
import { runAllJobs } from '../../../testing/followed-shipments.ts';
import { accountOf, registerStaff } from '../../../testing/people.ts';
import { newShipment, seatProgram } from '../../../testing/programs.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';
import { watchWrites } from '../../../testing/watch-writes.ts';
import { startListening } from '../account-events/index.ts';

const server = useTestServer();
const worker = useTestWorker(server);

type Shop = Awaited<ReturnType<typeof seatShop>>;

/** Its programs listen. */
async function seatShop() {
  const program = await seatProgram(server);
  await giveCredit(server, program.customerId, 10_000_000);
  const account = await accountOf(server, program.customerId);
  await inTransaction(server.ctx.db, (tx) => startListening(server.ctx, tx, account));
  return program;
}

async function book({ headers }: Shop): Promise<BookedShipment> {
  const keyed = { ...headers, 'idempotency-key': randomUUID() };
  const answer = await post(server, '/api/v1/shipments', newShipment(), keyed);
  expect(answer.statusCode, answer.body).toBe(201);
  await passMinute();
  return answer.json<BookedShipment>();
}

/** What the worker does within a minute. */
async function passMinute(): Promise<void> {
  await runAllJobs(worker);
  await countChanges();
  await runAllJobs(worker);
}

/** What changed is compared within half a minute from then; what was told a moment ago is compared later. */
async function countChanges(): Promise<void> {
  await worker.runJob('count_live_shipments', {});
  await sql`UPDATE pgboss.job SET start_after = now() WHERE name = 'shipments_changed'
    AND state = 'created' AND start_after < now() + interval '30 seconds'`.execute(server.owner.db);
}

let minute = 0;
async function scan({ trackingNumber }: BookedShipment, ...steps: Partial<Scan>[]): Promise<void> {
  for (const step of steps) {
    minute += 1;
    const occurredAt = new Date(Date.now() + minute * 1_000).toISOString();
    await outcomesOf(server, [scanOf(trackingNumber, { occurredAt, ...step })]);
  }
}

type Told = { type: string; data: Record<string, unknown> };

async function told({ customerId }: Pick<Shop, 'customerId'>, ...types: string[]): Promise<Told[]> {
  const rows = await server.owner.db
    .selectFrom('accountEvents')
    .select('body')
    .where('customerId', '=', customerId)
    .orderBy('id')
    .execute();
  const events = rows.map(({ body }) => JSON.parse(body) as Told);
  return events.filter(({ type }) => types.length === 0 || types.includes(type));
}

/** As if the last update had been told so long ago. */
async function waitAfterUpdate({ id }: BookedShipment, seconds: number): Promise<void> {
  await sql`UPDATE told_shipments SET told_at = told_at - make_interval(secs => ${seconds})
    WHERE shipment_id = ${id}`.execute(server.owner.db);
  await sql`UPDATE pgboss.job SET start_after = now() WHERE name = 'shipments_changed'
    AND state = 'created'`.execute(server.owner.db);
}

describe('an open problem', () => {
  it('is told when it begins and once when it is over', async () => {
    const shop = await seatShop();
    const shipment = await book(shop);
    await scan(shipment, { code: 'PICKED_UP' }, { code: 'CUSTOMS_HOLD' });
    await passMinute();
    await scan(shipment, { code: 'CUSTOMS_RELEASED' });
    await passMinute();
    await scan(shipment, { code: 'DEPARTED' });
    await passMinute();
    const events = await told(shop, 'shipment.exception', 'shipment.exception_cleared');
    expect(events).toMatchObject([
      { type: 'shipment.exception', data: { id: shipment.id, problem: 'customs_hold' } },
      { type: 'shipment.exception_cleared', data: { id: shipment.id, problem: 'customs_hold' } },
    ]);
  });

  it('is told to be over even if it was so within the minute', async () => {
    const shop = await seatShop();
    const shipment = await book(shop);
    await scan(shipment, { code: 'PICKED_UP' }, { code: 'CUSTOMS_HOLD' });
    await scan(shipment, { code: 'CUSTOMS_RELEASED' });
    // the minute's count comes before the job of the milestone
    await countChanges();
    await runAllJobs(worker);
    await waitAfterUpdate(shipment, 61);
    await runAllJobs(worker);
    const events = await told(shop, 'shipment.exception', 'shipment.exception_cleared');
    expect(events.map(({ type }) => type)).toEqual([
      'shipment.exception',
      'shipment.exception_cleared',
    ]);
  });
});

describe('a shipment that comes back', () => {
  it('is told as returned, and is not compared any more', async () => {
    const shop = await seatShop();
    const shipment = await book(shop);
    await scan(shipment, { code: 'PICKED_UP' }, { code: 'RETURNED' });
    await passMinute();
    expect(await told(shop, 'shipment.returned', 'shipment.exception')).toMatchObject([
      { type: 'shipment.returned', data: { id: shipment.id, problem: null } },
    ]);
    const { rows } = await sql`SELECT 1 FROM told_shipments
      WHERE shipment_id = ${shipment.id}`.execute(server.owner.db);
    expect(rows).toEqual([]);
  });
});

describe('other days of delivery', () => {
  it('are told once, with the new ones', async () => {
    const shop = await seatShop();
    const shipment = await book(shop);
    expect(await told(shop, 'shipment.delivery_revised')).toEqual([]);
    await sql`UPDATE told_shipments SET latest_on = latest_on - 1
      WHERE shipment_id = ${shipment.id}`.execute(server.owner.db);
    await scan(shipment, { code: 'PICKED_UP' });
    await passMinute();
    await scan(shipment, { code: 'DEPARTED' });
    await passMinute();
    expect(await told(shop, 'shipment.delivery_revised')).toMatchObject([
      { data: { id: shipment.id, delivery: { latest: shipment.dueOn } } },
    ]);
  });
});

describe('news of a shipment', () => {
  const updates = async (shop: Shop) =>
    (await told(shop, 'shipment.tracking_updated')).map(({ data }) => data['version']);

  it('are told once a minute, however many scans there were, and the last one is not forgotten', async () => {
    const shop = await seatShop();
    const shipment = await book(shop);
    await scan(shipment, { code: 'PICKED_UP' }, { code: 'ARRIVED' }, { code: 'DEPARTED' });
    await passMinute();
    expect(await updates(shop)).toEqual([4]);
    await scan(shipment, { code: 'ARRIVED', place: { city: 'Lyon', country: 'FR' } });
    await passMinute();
    await passMinute();
    expect(await updates(shop)).toEqual([4]);
    await waitAfterUpdate(shipment, 61);
    await runAllJobs(worker);
    expect(await updates(shop)).toEqual([4, 5]);
    const [, last] = await told(shop, 'shipment.tracking_updated');
    expect(last?.data).toMatchObject({ lastLocation: { city: 'Lyon', country: 'FR' } });
  });

  it('are not told of what only staff sees, nor to accounts whose programs do not listen', async () => {
    const [shop, silent] = [await seatShop(), await seatProgram(server)];
    await giveCredit(server, silent.customerId, 1_000_000);
    const [shipment, unheard] = [await book(shop), await book(silent)];
    await scan(unheard, { code: 'PICKED_UP' });
    await server.app.inject({
      method: 'PATCH',
      url: `/api/v1/shipments/${shipment.id}`,
      headers: shop.headers,
      payload: { metadata: { changed: 'yes' } },
    });
    await passMinute();
    expect(await updates(shop)).toEqual([]);
    expect(await told(silent)).toEqual([]);
    const { rows } = await sql`SELECT 1 FROM told_shipments
      WHERE shipment_id = ${unheard.id}`.execute(server.owner.db);
    expect(rows).toEqual([]);
  });

  it('write nothing in the transaction of the scan', async () => {
    const shop = await seatShop();
    const shipment = await book(shop);
    const before = (await told(shop)).length;
    await scan(shipment, { code: 'PICKED_UP' });
    expect(await told(shop)).toHaveLength(before);
    const { rows } = await sql`SELECT 1 FROM pgboss.job WHERE name = 'shipments_changed'
      AND state = 'created' AND data::text LIKE ${`%${shipment.id}%`}`.execute(server.owner.db);
    expect(rows).toEqual([]);
  });
});

describe('a booking that waits for its money', () => {
  it('is told as held', async () => {
    const shop = await seatShop();
    const draft = await makeDraft(server);
    const answer = await shop.browser.post(
      '/api/shipments/public',
      bookingRequest(draft, { paymentMethod: 'bank_transfer' }),
      { headers: { 'idempotency-key': draft.attemptId } },
    );
    expect(answer.statusCode, answer.body).toBe(201);
    await runAllJobs(worker);
    expect(await told(shop, 'shipment.held')).toMatchObject([
      { data: { id: answer.json<{ id: string }>().id, hold: 'awaiting_payment' } },
    ]);
  });
});

describe('a statement', () => {
  it('is told to be overdue once, and once to be paid', async () => {
    const shop = await seatShop();
    const shipment = await book(shop);
    const month = lastMonthOver(new Date(), 'Europe/Brussels');
    const { db } = server.owner;
    const at = `${month}-10T12:00:00Z`;
    await sql`UPDATE ledger_transactions SET recorded_at = ${at} WHERE shipment_id IN (
      SELECT id FROM shipments WHERE customer_id = ${shop.customerId})`.execute(db);
    await sql`UPDATE ledger_entries SET recorded_at = ${at}
      WHERE customer_id = ${shop.customerId}`.execute(db);
    await worker.runJob('close_month', { ym: month, after: null });
    const daily = async () => {
      await worker.runJob('close_months', {});
      await runAllJobs(worker);
    };
    await daily();
    expect(await told(shop, 'statement.overdue', 'statement.paid')).toEqual([]);
    await sql`UPDATE statements SET due_at = now() - interval '1 hour'
      WHERE customer_id = ${shop.customerId}`.execute(db);
    await daily();
    const [overdue, ...others] = await told(shop, 'statement.overdue', 'statement.paid');
    expect(overdue).toMatchObject({ type: 'statement.overdue', data: { month } });
    expect(overdue?.data['openCents']).toBeGreaterThan(0);
    expect(others).toEqual([]);
    // a week later, when no job and no event of that day is left to compare with
    await sql`DELETE FROM pgboss.job WHERE name = 'account_event'`.execute(db);
    await sql`DELETE FROM account_events WHERE customer_id = ${shop.customerId}`.execute(db);
    await daily();
    expect(await told(shop, 'statement.overdue')).toEqual([]);
    await post(server, `/api/v1/shipments/${shipment.id}/cancel`, {}, shop.headers);
    await daily();
    await daily();
    expect(await told(shop, 'statement.paid')).toMatchObject([{ data: { month, openCents: 0 } }]);
  });
});

describe('an answer to a case', () => {
  it('is told to the shipper who asked, and not what it says', async () => {
    const shop = await seatShop();
    const shipment = await book(shop);
    await scan(shipment, { code: 'PICKED_UP' }, { code: 'CUSTOMS_HOLD' });
    const caseId = randomUUID();
    const recipients = randomUUID();
    for (const [id, party] of [
      [caseId, 'shipper'],
      [recipients, 'recipient'],
    ] as const) {
      await sql`INSERT INTO party_cases (id, shard, shipment_id, tracking_number, party, subject)
        SELECT ${id}, shard, id, tracking_number, ${party}, 'customs_hold'
        FROM shipments WHERE id = ${shipment.id}`.execute(server.owner.db);
      await sql`INSERT INTO desk_items (id, shard, kind, subject, turn, reference, shipment_id, party, due_at)
        SELECT ${id}, shard, 'case', 'customs_hold', 'carrier', tracking_number, id, ${party}, now()
        FROM shipments WHERE id = ${shipment.id}`.execute(server.owner.db);
    }
    const staff = await registerStaff(server, 'support');
    for (const id of [caseId, recipients]) {
      const text = 'We need the commercial invoice.';
      const answer = await staff.browser.post(`/api/admin/desk/${id}/answers`, {
        id: randomUUID(),
        text,
      });
      expect(answer.statusCode, answer.body).toBeLessThan(300);
    }
    await runAllJobs(worker);
    const events = await told(shop, 'case.answered');
    expect(events).toMatchObject([
      { data: { object: 'case', id: caseId, shipmentId: shipment.id, status: 'open' } },
    ]);
    expect(JSON.stringify(events)).not.toContain('commercial');
  });
});

describe('a pickup', () => {
  it('is told as confirmed, and as missed when staff says so', async () => {
    const shop = await seatShop();
    const city = `Ghent ${randomUUID()}`;
    const query = `country=BE&city=${encodeURIComponent(city)}`;
    const url = `/api/v1/pickup-windows?${query}`;
    const day = (await server.app.inject({ url, headers: shop.headers })).json<{
      date: string;
      windows: { window: string; unavailable: string | null }[];
    }>();
    const window = day.windows.find(({ unavailable }) => unavailable === null)?.window;
    const address = {
      name: 'Ada Example',
      line1: 'Kaai 12',
      postalCode: '9000',
      city,
      country: 'BE',
    };
    const keyed = { ...shop.headers, 'idempotency-key': randomUUID() };
    const answer = await post(
      server,
      '/api/v1/pickups',
      { date: day.date, window, address },
      keyed,
    );
    const { id } = answer.json<{ id: string }>();
    await runAllJobs(worker);
    await sql`UPDATE pickups SET starts_at = now() - interval '1 hour'
      WHERE public_id = ${id}`.execute(server.owner.db);
    const staff = await registerStaff(server, 'operations');
    const miss = () =>
      staff.browser.post(`/api/admin/pickups/${id}/miss`, { reason: 'nobody_there' });
    expect((await miss()).statusCode).toBe(200);
    await miss();
    await runAllJobs(worker);
    const types = ['pickup.confirmed', 'pickup.missed'];
    expect(await told(shop, ...types)).toMatchObject([
      { type: 'pickup.confirmed', data: { id, status: 'scheduled' } },
      { type: 'pickup.missed', data: { id, status: 'missed' } },
    ]);
  });
});

describe('an account without endpoint and key', () => {
  const listens = async ({ customerId }: Pick<Shop, 'customerId'>) => {
    const { rows } = await sql`SELECT 1 FROM event_listeners
      WHERE customer_id = ${customerId}`.execute(server.owner.db);
    return rows.length === 1;
  };

  it('is not written about any more, and its scans are silent again', async () => {
    const [shop, other] = [await seatShop(), await seatShop()];
    const shipment = await book(shop);
    const url = '/api/v1/webhook-endpoints';
    const made = await post(server, url, { url: 'https://shop.example/hooks' }, shop.headers);
    const { id } = made.json<{ id: string }>();
    const { db } = server.owner;
    await sql`UPDATE shipment_parties SET email_alerts = false, sms_alerts = false
      WHERE shipment_id = ${shipment.id}`.execute(db);
    await sql`UPDATE customer_keys SET scopes = '{webhooks:write}'
      WHERE customer_id = ${shop.customerId}`.execute(db);
    await worker.runJob('stop_listening', {});
    expect(await listens(shop)).toBe(true);
    await server.app.inject({ method: 'DELETE', url: `${url}/${id}`, headers: shop.headers });
    await worker.runJob('stop_listening', {});
    await runAllJobs(worker);
    expect(await listens(shop)).toBe(false);
    // its key may read events
    expect(await listens(other)).toBe(true);
    const state = await db
      .selectFrom('shipmentState')
      .select('hasListeners')
      .where('shipmentId', '=', shipment.id)
      .executeTakeFirstOrThrow();
    expect(state.hasListeners).toBe(false);
    const before = (await told(shop)).length;
    await scan(shipment, { code: 'PICKED_UP' });
    await passMinute();
    expect(await told(shop)).toHaveLength(before);
  });

  it('listens until its last key ends', async () => {
    const shop = await seatShop();
    await sql`UPDATE customer_keys SET expires_at = now() - interval '1 minute'
      WHERE customer_id = ${shop.customerId}`.execute(server.owner.db);
    await worker.runJob('stop_listening', {});
    expect(await listens(shop)).toBe(false);
  });
});

describe('changes of several shipments', () => {
  it('are told by as many statements as those of one', async () => {
    const shops = [await seatShop(), await seatShop()];
    const shipments: BookedShipment[] = [];
    for (const shop of [...shops, ...shops, ...shops]) shipments.push(await book(shop));
    await sql`DELETE FROM told_shipments`.execute(server.owner.db);
    const countWrites = await watchWrites(server);
    const tell = async (some: readonly BookedShipment[]) => {
      for (const shipment of some) await scan(shipment, { code: 'PICKED_UP' });
      const before = await countWrites();
      const shipmentIds = some.map(({ id }) => id);
      await worker.runJob('shipments_changed', { shard: 0, shipmentIds });
      return (await countWrites()) - before;
    };
    const ofOne = await tell(shipments.slice(0, 1));
    expect(await tell(shipments)).toBe(ofOne);
    for (const shop of shops) {
      const updated = await told(shop, 'shipment.tracking_updated');
      expect(new Set(updated.map(({ data }) => data['id'])).size).toBe(3);
      expect(updated).toHaveLength(3);
    }
  });
});
