import { randomUUID } from 'node:crypto';
import type { Booking, Scan } from '@waypost/contract';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookShipment, post, scanOf } from '../../../testing/builders.ts';
import { insertFieldDevice, insertHub } from '../../../testing/field.ts';
import { registerStaff, type TestStaff } from '../../../testing/people.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';

const server = useTestServer();
const worker = useTestWorker(server);

type Phone = Awaited<ReturnType<typeof insertFieldDevice>>;
let [operations, finance]: TestStaff[] = [];
let hubId: string;
let driver: Phone;
let cashier: Phone;

beforeAll(async () => {
  operations = await registerStaff(server, 'operations');
  finance = await registerStaff(server, 'finance');
});

beforeEach(async () => {
  hubId = await insertHub(server);
  driver = await insertFieldDevice(server, { kind: 'driver', rights: ['drive'], hubId });
  cashier = await insertFieldDevice(server, { kind: 'hub', rights: ['hub', 'cash'], hubId });
});

type Amounts = { currency: string; cents: number }[];
const eur = (cents: number): Amounts => [{ currency: 'EUR', cents }];

const ask = (phone: Phone, path: string, body: object) =>
  post(server, `/api/field/cash/${path}`, body, {
    ...phone.headers,
    origin: server.ctx.config.PUBLIC_ORIGIN,
  });
const look = (phone: Phone, path: string) =>
  server.app.inject({ url: `/api/field/cash/${path}`, headers: phone.headers });

const declare = (amounts: Amounts, countId: string = randomUUID(), phone = driver) =>
  ask(phone, 'counts', { countId, amounts });
const confirm = (
  countId: string,
  amounts: Amounts,
  { phone = cashier, isRecount = true }: { phone?: Phone; isRecount?: boolean } = {},
) => ask(phone, `counts/${countId}/confirm`, { amounts, isRecount });

async function handOver(amounts: Amounts) {
  const countId = randomUUID();
  expect((await declare(amounts, countId)).statusCode).toBe(201);
  const answer = await confirm(countId, amounts);
  expect(answer.statusCode).toBe(200);
  return { countId, lines: answer.json<{ lines: { missingCents: number }[] }>().lines };
}

async function priceOf({ id }: Booking): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    SELECT price_cents AS cents FROM shipments WHERE id = ${id}`.execute(server.owner.db);
  return Number(rows[0]?.cents);
}

async function send(scan: Scan, phone = driver) {
  const headers = { ...phone.headers, origin: server.ctx.config.PUBLIC_ORIGIN };
  const answer = await post(server, '/api/scans', { scans: [scan] }, headers);
  expect(answer.json()).toMatchObject({ results: [{ outcome: 'recorded' }] });
  await worker.runJobs();
}

/** A shipment whose price the driver says to have collected. */
async function collect(change: Partial<Scan> = {}, phone = driver) {
  const booking = await bookShipment(server);
  const cents = await priceOf(booking);
  const collected = { cents, currency: 'EUR' };
  const scan = scanOf(booking.trackingNumber, { code: 'DELIVERED', collected, ...change });
  await send(scan, phone);
  return { booking, cents, scan };
}

async function voidScan(booking: Booking, { scanId }: Scan, phone = driver) {
  const path = `/api/admin/shipments/${booking.id}/events/${scanId}/void`;
  const body = { sourceId: phone.sourceId, reason: 'Scanned by mistake.' };
  expect((await operations?.browser.post(path, body))?.statusCode).toBe(200);
  await worker.runJobs();
}

/** Sums of the ledger by account, of everything that this test's people and hub hold. */
async function ledgerOf(): Promise<Record<string, number>> {
  const holders = [`person:${driver.personId}`, `hub:${hubId}`];
  const { rows } = await sql<{ account: string; cents: number }>`
    SELECT account, sum(amount_cents)::float8 AS cents FROM ledger_entries
    WHERE holder = ANY (${holders}) OR holder IN
      (SELECT 'deposit:' || id FROM cash_deposits WHERE hub_id = ${hubId})
    GROUP BY account HAVING sum(amount_cents) <> 0`.execute(server.owner.db);
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
}

async function deskStates() {
  const { rows } = await sql<{ state: string }>`
    SELECT state FROM desk_items WHERE kind = 'cash_difference'
      AND id IN (${driver.personId}, ${hubId})`.execute(server.owner.db);
  return rows.map(({ state }) => state);
}

describe('cash of somebody who has left', () => {
  it('stands as a difference with the name, also what a late scan brings, until it is settled', async () => {
    const { cents } = await collect();
    await sql`UPDATE field_people SET deactivated_at = now() - interval '91 days'
      WHERE id = ${driver.personId}`.execute(server.owner.db);
    await worker.runJob('close_cash_of_leavers', {});
    expect(await ledgerOf()).toEqual({ cash_difference: cents });
    expect(await deskStates()).toEqual(['open']);
    const late = await collect();
    await worker.runJob('close_cash_of_leavers', {});
    await worker.runJob('close_cash_of_leavers', {});
    expect(await ledgerOf()).toEqual({ cash_difference: cents + late.cents });
    await worker.runJob('erase_field_people', {});
    const { rows } = await sql<{ name: string }>`
      SELECT name FROM field_people WHERE id = ${driver.personId}`.execute(server.owner.db);
    expect(rows[0]?.name).not.toBe('');
  });
});

describe('cash that a driver collects', () => {
  it('is with the person whose shift the device had when it was collected', async () => {
    const { cents } = await collect();
    expect(await ledgerOf()).toEqual({ cash_with_courier: cents });
    await sql`UPDATE shifts SET began_at = began_at - interval '3 hours',
      ended_at = now() - interval '1 hour' WHERE id = ${driver.shiftId}`.execute(server.owner.db);
    await sql`INSERT INTO shifts (id, device_id, source_id, person_id, hub_id, secret_hash, began_at, ends_at)
      VALUES (gen_random_uuid(), ${driver.deviceId}, ${driver.sourceId}, gen_random_uuid(), ${hubId}, ''::bytea,
        now() - interval '30 minutes', now() + interval '13 hours')`.execute(server.owner.db);
    const late = await collect({ occurredAt: new Date(Date.now() - 7_200_000).toISOString() });
    expect(await ledgerOf()).toEqual({ cash_with_courier: cents + late.cents });
    await collect();
    expect(await ledgerOf()).toEqual({ cash_with_courier: cents + late.cents });
  });

  it('has the device as holder when nobody ever had a shift on it', async () => {
    const phone = await insertFieldDevice(server, { kind: 'driver', hubId });
    const { booking } = await collect({}, phone);
    const { rows } = await sql`SELECT e.holder FROM ledger_entries e
      JOIN ledger_transactions t ON t.id = e.transaction_id
      WHERE t.shipment_id = ${booking.id} AND e.account = 'cash_with_courier'`.execute(
      server.owner.db,
    );
    expect(rows).toEqual([{ holder: `source:${phone.sourceId}` }]);
  });

  it('is taken back from the same person when the scan is voided', async () => {
    const { booking, scan } = await collect();
    await sql`DELETE FROM shifts WHERE id = ${driver.shiftId}`.execute(server.owner.db);
    await voidScan(booking, scan);
    expect(await ledgerOf()).toEqual({});
  });
});

describe('a declaration of cash', () => {
  it('says nothing of what is expected', async () => {
    const { cents } = await collect();
    const countId = randomUUID();
    const answer = await declare(eur(1), countId);
    expect(Object.keys(answer.json<object>()).toSorted()).toEqual([
      'countId',
      'declaredAt',
      'state',
    ]);
    const own = await look(driver, 'own');
    expect(own.json()).toMatchObject({ waiting: { countId, amounts: eur(1) }, isTooMuch: false });
    expect(own.body).not.toContain(String(cents));
    const desk = await look(cashier, 'desk');
    expect(desk.json()).toMatchObject({
      waiting: [{ countId, currencies: ['EUR'], isOwn: false }],
      atHub: [],
    });
    expect(desk.body).not.toContain(String(cents));
  });

  it('is the same one when it is sent again, and replaced by a new one', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    await Promise.all([declare(eur(5), first), declare(eur(5), first)]);
    expect((await declare(eur(6), first)).json()).toMatchObject({ code: 'form_already_sent' });
    await declare(eur(7), second);
    expect((await declare(eur(5), first)).json()).toMatchObject({ state: 'replaced' });
    expect((await confirm(first, eur(5))).json()).toMatchObject({ code: 'cash_count_closed' });
    expect((await look(cashier, 'desk')).json()).toMatchObject({ waiting: [{ countId: second }] });
  });

  it('warns from 1,500 EUR in one van on', async () => {
    await sql`INSERT INTO courier_cash (shipment_id, shard, holder, currency, cents)
      VALUES (gen_random_uuid(), 0, ${`person:${driver.personId}`}, 'EUR', 150000)`.execute(
      server.owner.db,
    );
    expect((await look(driver, 'own')).json()).toMatchObject({ isTooMuch: true });
  });
});

describe('a count of cash', () => {
  it('moves the cash of each shipment to the hub and leaves the courier with nothing', async () => {
    const [one, two] = [await collect(), await collect()];
    const { lines } = await handOver(eur(one.cents + two.cents));
    expect(lines).toMatchObject([{ missingCents: 0 }]);
    expect(await ledgerOf()).toEqual({ cash_at_hub: one.cents + two.cents });
    expect(await deskStates()).toEqual([]);
    expect((await look(cashier, 'desk')).json()).toMatchObject({
      waiting: [],
      atHub: eur(one.cents + two.cents),
    });
  });

  it('leaves missing cash with the name of the courier and on the desk', async () => {
    const { cents } = await collect();
    await handOver(eur(cents - 50));
    expect(await ledgerOf()).toEqual({ cash_at_hub: cents - 50, cash_difference: 50 });
    expect(await deskStates()).toEqual(['open']);
  });

  it('is refused when it is not what was declared, until it was counted again', async () => {
    const { cents } = await collect();
    const countId = randomUUID();
    await declare(eur(cents), countId);
    const refused = await confirm(countId, eur(cents - 1), { isRecount: false });
    expect(refused.json()).toMatchObject({ code: 'cash_count_differs' });
    expect(refused.body).not.toContain(String(cents));
    expect(await ledgerOf()).toEqual({ cash_with_courier: cents });
    expect((await confirm(countId, eur(cents - 1))).statusCode).toBe(200);
  });

  it('of amounts that differ is no recount before a first one differed, and then nothing else is', async () => {
    const { cents } = await collect();
    const countId = randomUUID();
    await declare(eur(cents), countId);
    const first = await confirm(countId, eur(cents - 1), { isRecount: true });
    expect(first.json()).toMatchObject({ code: 'cash_count_differs' });
    const guessed = await confirm(countId, eur(cents), { isRecount: false });
    expect(guessed.json()).toMatchObject({ code: 'cash_count_differs' });
    const { rows } = await sql`SELECT details FROM audit_log
      WHERE action = 'cash.count_differs' AND subject = ${`cash-count:${countId}`}`.execute(
      server.owner.db,
    );
    expect(rows).toEqual([{ details: { amounts: eur(cents - 1) } }]);
    expect((await confirm(countId, eur(cents), { isRecount: true })).statusCode).toBe(200);
  });

  it('is never confirmed by the courier, nor at another hub', async () => {
    const both = await insertFieldDevice(server, {
      kind: 'driver',
      rights: ['drive', 'cash'],
      hubId,
    });
    const countId = randomUUID();
    await declare(eur(100), countId, both);
    const own = await confirm(countId, eur(100), { phone: both });
    expect(own.json()).toMatchObject({ code: 'own_cash_count' });
    await expect(
      sql`UPDATE cash_counts SET confirmed_by = person_id, confirmed_at = now()
        WHERE id = ${countId}`.execute(server.owner.db),
    ).rejects.toThrow('cash_counts_two_people');
    const elsewhere = await insertFieldDevice(server, { rights: ['cash'] });
    const other = await confirm(countId, eur(100), { phone: elsewhere });
    expect(other.json()).toMatchObject({ code: 'cash_count_not_found' });
  });

  it('is posted once when two cashiers confirm it at the same moment', async () => {
    const { cents } = await collect();
    const second = await insertFieldDevice(server, { rights: ['cash'], hubId });
    const countId = randomUUID();
    await declare(eur(cents), countId);
    const answers = await Promise.all([
      confirm(countId, eur(cents)),
      confirm(countId, eur(cents), { phone: second }),
    ]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    expect(await ledgerOf()).toEqual({ cash_at_hub: cents });
  });

  it('gives the same answer when the cashier sends it again', async () => {
    const { cents } = await collect();
    const countId = randomUUID();
    await declare(eur(cents), countId);
    const [first, again] = [await confirm(countId, eur(cents)), await confirm(countId, eur(cents))];
    expect(again.json()).toEqual(first.json());
    expect((await confirm(countId, eur(1))).json()).toMatchObject({ code: 'cash_count_closed' });
    expect(await ledgerOf()).toEqual({ cash_at_hub: cents });
  });

  it('shows a scan that arrives after it at the next count, which explains the difference', async () => {
    const booking = await bookShipment(server);
    const cents = await priceOf(booking);
    await handOver(eur(cents));
    expect(await ledgerOf()).toEqual({ cash_at_hub: cents, cash_difference: -cents });
    expect(await deskStates()).toEqual(['open']);
    const collected = { cents, currency: 'EUR' };
    await send(scanOf(booking.trackingNumber, { code: 'DELIVERED', collected }));
    expect(await ledgerOf()).toEqual({
      cash_with_courier: cents,
      cash_at_hub: cents,
      cash_difference: -cents,
    });
    await handOver([]);
    expect(await ledgerOf()).toEqual({ cash_at_hub: cents });
    expect(await deskStates()).toEqual(['closed']);
  });

  it('sets a scan that is voided after it against the next count', async () => {
    const [wrong, right] = [await collect(), await bookShipment(server)];
    await handOver(eur(wrong.cents));
    await voidScan(wrong.booking, wrong.scan);
    expect(await ledgerOf()).toEqual({
      cash_with_courier: -wrong.cents,
      cash_at_hub: wrong.cents,
    });
    const collected = { cents: wrong.cents, currency: 'EUR' };
    await send(scanOf(right.trackingNumber, { code: 'DELIVERED', collected }));
    await handOver([]);
    expect(await ledgerOf()).toEqual({ cash_at_hub: wrong.cents });
    expect(await deskStates()).toEqual([]);
  });

  it('posts nothing for a shipment a second time when a part of its price is still owed', async () => {
    const booking = await bookShipment(server);
    const cents = (await priceOf(booking)) - 100;
    const collected = { cents, currency: 'EUR' };
    await send(scanOf(booking.trackingNumber, { code: 'DELIVERED', collected }));
    await handOver(eur(cents));
    await worker.runJob('post_collected', { shipmentId: booking.id });
    expect(await ledgerOf()).toEqual({ cash_at_hub: cents });
  });

  it('keeps currencies apart', async () => {
    const { cents } = await collect();
    await handOver([...eur(cents), { currency: 'CHF', cents: 300 }]);
    const { rows } = await sql`SELECT account, currency, cents FROM cash_balances
      WHERE holder IN (${`hub:${hubId}`}, ${`person:${driver.personId}`})
      ORDER BY account, currency`.execute(server.owner.db);
    expect(rows).toEqual([
      { account: 'cash_at_hub', currency: 'CHF', cents: 300 },
      { account: 'cash_at_hub', currency: 'EUR', cents },
      { account: 'cash_difference', currency: 'CHF', cents: -300 },
    ]);
  });
});

describe('a bag for the bank', () => {
  const seal = (depositId: string, amounts: Amounts, number = 'B-1') =>
    ask(cashier, 'deposits', { depositId, seal: number, amounts });
  const receive = (depositId: string, amounts: Amounts) =>
    finance?.browser.post(`/api/admin/money/cash/deposits/${depositId}/received`, { amounts });

  it('takes cash of the hub once, and no more than the hub has', async () => {
    const { cents } = await collect();
    await handOver(eur(cents));
    const depositId = randomUUID();
    const tooMuch = await seal(depositId, eur(cents + 1));
    expect(tooMuch.json()).toMatchObject({ code: 'cash_not_at_hub' });
    const answers = await Promise.all([seal(depositId, eur(cents)), seal(depositId, eur(cents))]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(await ledgerOf()).toEqual({ cash_in_transit: cents });
    expect((await seal(depositId, eur(1))).json()).toMatchObject({ code: 'form_already_sent' });
    expect((await seal(randomUUID(), eur(1))).json()).toMatchObject({ code: 'seal_used' });
    expect((await seal(randomUUID(), eur(1), 'B-2')).json()).toMatchObject({
      code: 'cash_not_at_hub',
    });
  });

  it('is in the bank once finance marks it as received', async () => {
    const { cents } = await collect();
    await handOver(eur(cents));
    const depositId = randomUUID();
    await seal(depositId, eur(cents));
    expect((await receive(depositId, eur(cents)))?.statusCode).toBe(200);
    expect((await receive(depositId, eur(cents)))?.statusCode).toBe(200);
    expect((await receive(depositId, eur(1)))?.json()).toMatchObject({
      code: 'cash_deposit_received',
    });
    expect(await ledgerOf()).toEqual({});
    const { rows } = await sql`SELECT e.account, e.amount_cents AS cents FROM ledger_entries e
      JOIN ledger_transactions t ON t.id = e.transaction_id
      WHERE t.effect_key = ${`deposit_received:${depositId}:EUR`} ORDER BY cents`.execute(
      server.owner.db,
    );
    expect(rows).toEqual([
      { account: 'cash_in_transit', cents: -cents },
      { account: 'bank', cents },
    ]);
  });

  it('leaves what the bank did not find as a difference of the hub', async () => {
    const { cents } = await collect();
    await handOver(eur(cents));
    const depositId = randomUUID();
    await seal(depositId, eur(cents));
    await receive(depositId, eur(cents - 20));
    expect(await ledgerOf()).toEqual({ cash_difference: 20 });
    expect(await deskStates()).toEqual(['open']);
    const foreign = await receive(randomUUID(), eur(1));
    expect(foreign?.json()).toMatchObject({ code: 'cash_deposit_not_found' });
  });
});

describe('a difference', () => {
  it('is settled in parts, once each, and never beyond what it is', async () => {
    const { cents } = await collect();
    await handOver(eur(cents - 100));
    const body = {
      id: randomUUID(),
      holder: `person:${driver.personId}`,
      currency: 'EUR',
      cents: 60,
      kind: 'repaid',
      reason: 'Paid back by transfer.',
    };
    const settle = (change: object = {}) =>
      finance?.browser.post('/api/admin/money/cash/settlements', { ...body, ...change });
    expect((await settle())?.json()).toEqual({ leftCents: 40 });
    expect((await settle())?.json()).toEqual({ leftCents: 40 });
    expect((await settle({ cents: 10 }))?.json()).toMatchObject({ code: 'form_already_sent' });
    for (const wrong of [41, -1]) {
      const refused = await settle({ id: randomUUID(), cents: wrong });
      expect(refused?.json()).toMatchObject({ code: 'cash_difference_changed' });
    }
    expect(await deskStates()).toEqual(['open']);
    const last = await settle({ id: randomUUID(), cents: 40, kind: 'written_off' });
    expect(last?.json()).toEqual({ leftCents: 0 });
    expect(await ledgerOf()).toEqual({ cash_at_hub: cents - 100 });
    expect(await deskStates()).toEqual(['closed']);
  });
});

describe('the page of cash', () => {
  it('shows finance who has how much since when, counts, differences and bags', async () => {
    const counted = await collect();
    const { countId } = await handOver(eur(counted.cents - 5));
    await ask(cashier, 'deposits', { depositId: randomUUID(), seal: 'B-9', amounts: eur(7) });
    const { cents } = await collect();
    const answer = await finance?.browser.get('/api/admin/money/cash');
    const holder = `person:${driver.personId}`;
    expect(answer?.json()).toMatchObject({
      couriers: expect.arrayContaining([
        expect.objectContaining({
          holder,
          name: 'Fiona Field',
          cents,
          shipments: 1,
          isTooMuch: false,
        }),
      ]),
      hubs: expect.arrayContaining([
        expect.objectContaining({ holder: `hub:${hubId}`, cents: counted.cents - 12 }),
      ]),
      differences: expect.arrayContaining([expect.objectContaining({ holder, cents: 5 })]),
      deposits: expect.arrayContaining([
        expect.objectContaining({
          seal: 'B-9',
          receivedAt: null,
          lines: [{ currency: 'EUR', cents: 7, receivedCents: null }],
        }),
      ]),
    });
    const counts = await finance?.browser.get('/api/admin/money/cash/counts?limit=1');
    expect(counts?.json()).toMatchObject({
      counts: [
        {
          id: countId,
          courier: 'Fiona Field',
          lines: [
            {
              currency: 'EUR',
              declaredCents: counted.cents - 5,
              countedCents: counted.cents - 5,
              expectedCents: counted.cents,
            },
          ],
        },
      ],
    });
    const next = counts?.json<{ next: string }>().next;
    const older = await finance?.browser.get(`/api/admin/money/cash/counts?after=${next}`);
    expect(older?.body).not.toContain(countId);
  });
});
