import { randomUUID } from 'node:crypto';
import type { Pickup, PickupDay, PickupRule, SavedAddress } from '@waypost/contract';
import { addDays } from '@waypost/domain/delivery-dates';
import { PICKUP_DAYS_PLANNED } from '@waypost/domain/pickups';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { asCustomer } from '../../../platform/acting-customer.ts';
import {
  bookingRequest,
  bookShipment,
  makeDraft,
  outcomesOf,
  scanOf,
} from '../../../testing/builders.ts';
import { PASSWORD, registerCustomer, seatCustomer } from '../../../testing/people.ts';
import { limitPlaces } from '../../../testing/pickup-places.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';
import { readCalendar } from '../../core/calendars/index.ts';

const server = useTestServer();
const worker = useTestWorker(server);

const PATH = '/api/users/me/pickups';
const RULES = '/api/users/me/pickup-rules';

type Customer = Awaited<ReturnType<typeof seatCustomer>>;
type Shipper = Customer & { addressId: string; country: string; city: string; day: PickupDay };

/** Each has a city of its own, so that tests do not take each other's places. */
async function newShipper(city = `Ghent ${randomUUID()}`, country = 'BE'): Promise<Shipper> {
  return withAddress(await seatCustomer(server), city, country);
}

/** In the shape of each country that the tests use. */
const POSTAL_CODES: Record<string, string> = {
  BE: '9000',
  DE: '10119',
  IN: '110001',
  NZ: '6011',
  SA: '11564',
  US: '10118',
};

async function withAddress(customer: Customer, city: string, country: string): Promise<Shipper> {
  const postalCode = POSTAL_CODES[country];
  const address = { name: 'Ada Example', line1: 'Kaai 12', postalCode, city, country };
  const { id } = (
    await customer.browser.post('/api/users/me/addresses', address)
  ).json<SavedAddress>();
  const day = (await customer.browser.get(`${PATH}/windows?addressId=${id}`)).json<PickupDay>();
  return { ...customer, addressId: id, country, city, day };
}

/** A country without a holiday among the days for which recurring pickups are planned. */
function countryWithoutHolidays(): string {
  const now = new Date();
  const last = addDays(now.toISOString().slice(0, 10), PICKUP_DAYS_PLANNED + 1);
  const countries = Object.keys(POSTAL_CODES);
  return (
    countries.find((country) => readCalendar(country, now).holidays.every((day) => day > last)) ??
    'BE'
  );
}

/** Days a week apart from the first free one on, without those on which a holiday falls. */
async function openWeeks({ browser, addressId, day }: Shipper, count: number): Promise<string[]> {
  const open: string[] = [];
  for (let date = day.date; open.length < count; date = addDays(date, 7)) {
    const asked = await browser.get(`${PATH}/windows?addressId=${addressId}&date=${date}`);
    if (asked.json<PickupDay>().closed === null) open.push(date);
  }
  return open;
}

function request(shipper: Shipper, change: object = {}, key: string = randomUUID()) {
  const body = {
    date: shipper.day.date,
    window: freeWindow(shipper),
    addressId: shipper.addressId,
  };
  return shipper.browser.post(
    PATH,
    { ...body, ...change },
    { headers: { 'idempotency-key': key } },
  );
}

/** The first one of the day that is open: late in the day it is the last. */
function freeWindow({ day }: Shipper): string {
  return day.windows.find(({ unavailable }) => unavailable === null)?.window ?? '';
}

async function requested(shipper: Shipper, change: object = {}): Promise<Pickup> {
  const answer = await request(shipper, change);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<Pickup>();
}

const listed = async ({ browser }: Shipper) =>
  (await browser.get(PATH)).json<{ pickups: Pickup[] }>().pickups;

async function taken(area: string): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    SELECT coalesce(sum(taken), 0) AS taken FROM pickup_places WHERE area = ${area}`.execute(
    server.owner.db,
  );
  return rows[0]?.taken ?? 0;
}

const areaOf = ({ country, city }: Shipper) =>
  `${country}:${city.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`;

/** As if the hours had passed. */
async function moveBack(pickup: Pickup, hours: number): Promise<void> {
  await sql`UPDATE pickups SET starts_at = now() - ${`${hours} hours`}::interval,
      ends_at = now() - ${`${hours - 4} hours`}::interval,
      cut_off_at = now() - ${`${hours + 2} hours`}::interval
    WHERE public_id = ${pickup.id}`.execute(server.owner.db);
}

const subjects = (email: string) =>
  worker.mails.filter(({ to }) => to === email).map(({ subject }) => subject.split(':')[0]);

describe('a pickup', () => {
  it('is requested, confirmed by the worker and confirmed by email', async () => {
    const ada = await newShipper();
    const pickup = await requested(ada, { instructions: 'Ring twice.\nThe dog is friendly.' });
    expect(pickup).toMatchObject({
      date: ada.day.date,
      window: freeWindow(ada),
      addressId: ada.addressId,
      addressText: `Ada Example, Kaai 12, 9000 ${ada.city}, Belgium`,
      instructions: 'Ring twice.\nThe dog is friendly.',
      recurring: false,
      frequency: null,
      status: 'Requested',
      changeable: true,
      timeZone: 'Europe/Brussels',
    });
    expect(pickup.id).toMatch(/^P(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
    await worker.runJobs();
    expect(await listed(ada)).toMatchObject([{ id: pickup.id, status: 'Scheduled' }]);
    expect(worker.mails.at(-1)).toMatchObject({
      to: ada.email,
      subject: `Pickup scheduled: ${pickup.id}`,
    });
    expect(worker.mails.at(-1)?.text).toContain(pickup.addressText);
  });

  it('keeps its address when the address book changes', async () => {
    const ada = await newShipper();
    const { addressText } = await requested(ada);
    await ada.browser.patch(`/api/users/me/addresses/${ada.addressId}`, { line1: 'Quai 99' });
    await ada.browser.delete(`/api/users/me/addresses/${ada.addressId}`);
    expect(await listed(ada)).toMatchObject([{ addressText, addressId: ada.addressId }]);
  });

  it('is made once when it is requested twice with one key, also at once, and refused with another body', async () => {
    const ada = await newShipper();
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => request(ada, {}, key)));
    expect(new Set(answers.map((answer) => answer.json<Pickup>().id)).size).toBe(1);
    expect(await taken(areaOf(ada))).toBe(1);
    expect((await request(ada, { instructions: 'Now' }, key)).json()).toMatchObject({
      code: 'idempotency_mismatch',
    });
    const keyless = await ada.browser.post(PATH, { date: ada.day.date, addressId: ada.addressId });
    expect(keyless.json()).toMatchObject({ code: 'idempotency_key_missing' });
  });

  it('is refused on a day without couriers, in the past and far away', async () => {
    const ada = await newShipper();
    const { date } = ada.day;
    const weekend = [1, 2, 3, 4, 5, 6, 7]
      .map((count) => addDays(date, count))
      .find((day) => new Date(day).getUTCDay() === 6);
    for (const day of [weekend, addDays(date, -8), addDays(date, 90)]) {
      expect((await request(ada, { date: day })).json()).toMatchObject({
        code: 'pickup_day_unavailable',
      });
    }
    expect(await taken(areaOf(ada))).toBe(0);
  });

  it('is refused after the cut-off, with the free windows', async () => {
    const now = new Date();
    const customer = await seatCustomer(server);
    // somewhere it is past seven in the morning of a working day now
    for (const country of ['SA', 'IN', 'NZ', 'US', 'BE']) {
      const ada = await withAddress(customer, `Town ${randomUUID()}`, country);
      const today = new Intl.DateTimeFormat('sv-SE', { timeZone: ada.day.timeZone }).format(now);
      const answer = await ada.browser.get(
        `${PATH}/windows?date=${today}&addressId=${ada.addressId}`,
      );
      const past = answer
        .json<PickupDay>()
        .windows.find(({ unavailable }) => unavailable === 'cut_off');
      if (past === undefined) continue;
      const refused = await request(ada, { date: today, window: past.window });
      expect(refused.json()).toMatchObject({
        code: 'pickup_cut_off_passed',
        details: { free: [{ date: ada.day.date, window: freeWindow(ada) }, {}, {}] },
      });
      return;
    }
  });
});

describe('the last place of a pickup window', () => {
  it('goes to one of twenty simultaneous requests, and the others get the free windows', async () => {
    const city = `Bruges ${randomUUID()}`;
    const first = await newShipper(city);
    await limitPlaces(server, areaOf(first), 1);
    const others = await Promise.all([1, 2, 3].map(() => newShipper(city)));
    const everybody = [first, ...others];
    const window = freeWindow(first);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        request(everybody[at % everybody.length] ?? first, { window }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    const refused = answers.filter(({ statusCode }) => statusCode === 409);
    expect(refused).toHaveLength(19);
    const { code, details } = refused[0]?.json() ?? {};
    expect(code).toBe('pickup_window_full');
    expect(details.free).toHaveLength(3);
    expect(details.free).not.toContainEqual({ date: first.day.date, window, placesLeft: 1 });
    expect(await taken(areaOf(first))).toBe(1);
  });

  it('becomes free again when its pickup is cancelled or moved', async () => {
    const ada = await newShipper();
    await limitPlaces(server, areaOf(ada), 1);
    const pickup = await requested(ada);
    const [, later] = await openWeeks(ada, 2);
    const moved = await ada.browser.patch(`${PATH}/${pickup.id}`, { date: later });
    expect(moved.json()).toMatchObject({ id: pickup.id, date: later, status: 'Requested' });
    expect(await taken(areaOf(ada))).toBe(1);
    const second = await requested(ada);
    const back = await ada.browser.patch(`${PATH}/${pickup.id}`, { date: ada.day.date });
    expect(back.json()).toMatchObject({ code: 'pickup_window_full' });
    expect((await ada.browser.get(`${PATH}/${pickup.id}`)).json()).toMatchObject({ date: later });
    await ada.browser.post(`${PATH}/${second.id}/cancel`);
    expect(await taken(areaOf(ada))).toBe(1);
    expect(
      (await ada.browser.patch(`${PATH}/${pickup.id}`, { date: ada.day.date })).statusCode,
    ).toBe(200);
    await worker.runJobs();
    expect(new Set(subjects(ada.email))).toEqual(
      new Set(['Pickup cancelled', 'Pickup rescheduled']),
    );
  });

  it('can be swapped by two pickups that move into each other’s window, without a deadlock', async () => {
    const city = `Mons ${randomUUID()}`;
    const [ada, bob] = [await newShipper(city), await newShipper(city)];
    await limitPlaces(server, areaOf(ada), 3);
    const [, later] = await openWeeks(ada, 2);
    const first = await requested(ada);
    const second = await requested(bob, { date: later });
    for (let time = 0; time < 5; time += 1) {
      const [to, from] = time % 2 === 0 ? [later, ada.day.date] : [ada.day.date, later];
      const answers = await Promise.all([
        ada.browser.patch(`${PATH}/${first.id}`, { date: to }),
        bob.browser.patch(`${PATH}/${second.id}`, { date: from }),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    }
    expect(await taken(areaOf(ada))).toBe(2);
  });
});

describe('the pickup places of a city', () => {
  const codeOf = (answer: Awaited<ReturnType<typeof request>>) =>
    answer.statusCode === 201 ? 201 : answer.json<{ code: string }>().code;

  async function seatAt(line1: string, city: string): Promise<Shipper> {
    const customer = await seatCustomer(server);
    const address = { name: customer.email, line1, postalCode: '9000', city, country: 'BE' };
    const added = await customer.browser.post('/api/users/me/addresses', address);
    const { id: addressId } = added.json<SavedAddress>();
    const windows = await customer.browser.get(`${PATH}/windows?addressId=${addressId}`);
    const day = windows.json<PickupDay>();
    return { ...customer, addressId, country: 'BE', city, day };
  }

  /** As if they had been booked and paid for, some days ago. */
  async function giveShipments({ id }: Shipper, count: number): Promise<void> {
    const template = await bookShipment(server);
    await sql`UPDATE shipments SET customer_id = ${id}, hold = NULL WHERE tracking_number = ${template.trackingNumber}`.execute(
      server.owner.db,
    );
    await sql`INSERT INTO shipments SELECT (jsonb_populate_record(s, jsonb_build_object(
        'id', gen_random_uuid(), 'tracking_number', s.tracking_number || n,
        'receipt_id', s.receipt_id || n))).*
      FROM shipments s, generate_series(2, ${count}::integer) AS n
      WHERE s.tracking_number = ${template.trackingNumber}`.execute(server.owner.db);
  }

  it('cannot be used up by one account: two per window without shipments, also at once', async () => {
    const ada = await newShipper();
    const answers = await Promise.all(Array.from({ length: 6 }, () => request(ada)));
    const codes = answers.map(codeOf);
    expect(codes.filter((code) => code === 201)).toHaveLength(2);
    expect(codes.filter((code) => code === 'pickup_places_used')).toHaveLength(4);
    expect(await taken(areaOf(ada))).toBe(2);
    const refused = answers.find((answer) => answer.statusCode !== 201);
    expect(refused?.json()).toMatchObject({ details: { free: expect.any(Array) as object } });
  });

  it('cannot be used up by one account that moves pickups into one window', async () => {
    const ada = await newShipper();
    const [, later] = await openWeeks(ada, 2);
    await requested(ada);
    const others = [await requested(ada, { date: later }), await requested(ada, { date: later })];
    const moved = await Promise.all(
      others.map(({ id }) => ada.browser.patch(`${PATH}/${id}`, { date: ada.day.date })),
    );
    const statuses = moved.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('cannot be used up by recurring pickups: three without shipments, also at once', async () => {
    const ada = await newShipper();
    const dates = await openWeeks(ada, 6);
    const answers = await Promise.all(
      dates.map((date) => request(ada, { date, recurring: true, frequency: 'WEEKLY' })),
    );
    const codes = answers.map(codeOf);
    expect(codes.filter((code) => code === 201)).toHaveLength(3);
    expect(codes.filter((code) => code === 'pickup_rules_used')).toHaveLength(3);
    for (let time = 0; time < 3; time += 1) await worker.runJobs();
    const held = await sql<{ taken: number }>`
      SELECT max(taken) AS taken FROM pickup_places WHERE area = ${areaOf(ada)}`.execute(
      server.owner.db,
    );
    expect(held.rows[0]?.taken).toBeLessThanOrEqual(2);
  });

  it('are enough for a business with shipments and several sites', async () => {
    const ada = await newShipper();
    await giveShipments(ada, 11);
    for (let site = 0; site < 4; site += 1) {
      const change = { recurring: true, frequency: 'DAILY' };
      expect(codeOf(await request(ada, change)), `site ${site}`).toBe(201);
    }
    expect(codeOf(await request(ada, { recurring: true }))).toBe('pickup_rules_used');
    expect(codeOf(await request(ada))).toBe(201);
    expect(codeOf(await request(ada))).toBe('pickup_places_used');
  });

  it('cannot be used up by many accounts without shipments at one address', async () => {
    const city = `Bruges ${randomUUID()}`;
    const codes: (string | number)[] = [];
    for (const street of ['Kaai 12', 'kaai  12', 'KAAI-12', 'Kaai 12', 'Kaai 12', 'Markt 1']) {
      codes.push(codeOf(await request(await seatAt(street, city))));
    }
    expect(codes).toEqual([201, 201, 201, 201, 'pickup_places_used', 201]);
    const business = await seatAt('Kaai 12', city);
    await giveShipments(business, 1);
    expect(codeOf(await request(business))).toBe(201);
  });
});

describe('after the cut-off of its window', () => {
  it('a pickup can be neither moved nor cancelled', async () => {
    const ada = await newShipper();
    const pickup = await requested(ada);
    await moveBack(pickup, -1);
    const moved = await ada.browser.patch(`${PATH}/${pickup.id}`, {
      date: addDays(ada.day.date, 7),
    });
    expect(moved.json()).toMatchObject({ code: 'pickup_not_changeable' });
    const cancelled = await ada.browser.post(`${PATH}/${pickup.id}/cancel`);
    expect(cancelled.json()).toMatchObject({ code: 'pickup_not_changeable' });
    expect(await listed(ada)).toMatchObject([{ changeable: false }]);
  });
});

describe('a recurring pickup', () => {
  const weekly = { recurring: true, frequency: 'WEEKLY' };

  it('has its dates for two weeks, once each, however often the worker runs', async () => {
    const ada = await newShipper(undefined, countryWithoutHolidays());
    const first = await requested(ada, { recurring: true, frequency: 'DAILY' });
    expect(first).toMatchObject({ recurring: true, frequency: 'DAILY' });
    await worker.runJobs();
    const once = await listed(ada);
    expect(once.length).toBeGreaterThan(7);
    expect(once.map(({ status }) => status)).toEqual(once.map(() => 'Scheduled'));
    for (let time = 0; time < 3; time += 1) await worker.runJob('plan_pickup_rules', {});
    await Promise.all(
      [1, 2, 3].map(() => worker.runJob('plan_pickup_rule', { ruleId: first.ruleId })),
    );
    expect(await listed(ada)).toEqual(once);
    expect(await taken(areaOf(ada))).toBe(once.length);
    // one mail for all of them
    expect(subjects(ada.email).filter((subject) => subject === 'Pickup scheduled')).toHaveLength(1);
  });

  it('loses and duplicates no date when the worker dies at any of its writes', async () => {
    const ada = await newShipper(undefined, countryWithoutHolidays());
    const { ruleId } = await requested(ada, weekly);
    // the trigger stands for a crash: the n-th row that is written ends the transaction
    await sql
      .raw(`
      CREATE SEQUENCE writes;
      CREATE TABLE crash_at (write bigint PRIMARY KEY);
      CREATE FUNCTION crash() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
      BEGIN
        IF nextval('public.writes') IN (SELECT write FROM public.crash_at) THEN
          RAISE EXCEPTION 'power cut';
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER crash BEFORE INSERT OR UPDATE ON pickup_places FOR EACH ROW EXECUTE FUNCTION crash();
      CREATE TRIGGER crash AFTER INSERT ON pickups FOR EACH ROW EXECUTE FUNCTION crash();
      CREATE TRIGGER crash AFTER UPDATE ON pickup_rules FOR EACH ROW EXECUTE FUNCTION crash();
    `)
      .execute(server.owner.db);
    let crashes = 0;
    for (let isDone = false; !isDone;) {
      await sql
        .raw(`ALTER SEQUENCE writes RESTART; DELETE FROM crash_at;
        INSERT INTO crash_at VALUES (${crashes + 1})`)
        .execute(server.owner.db);
      isDone = await worker.runJob('plan_pickup_rule', { ruleId }).then(
        () => true,
        () => false,
      );
      if (isDone) break;
      crashes += 1;
      expect((await listed(ada)).map(({ date }) => date)).toEqual([ada.day.date]);
      expect(await taken(areaOf(ada))).toBe(1);
    }
    await sql
      .raw(`DROP TRIGGER crash ON pickup_places; DROP TRIGGER crash ON pickups;
      DROP TRIGGER crash ON pickup_rules`)
      .execute(server.owner.db);
    const days = (await listed(ada)).map(({ date }) => date);
    // a row and a place for each day but the first, and the mark on the rule
    expect(crashes).toBeGreaterThanOrEqual(2 * (days.length - 1) + 1);
    expect(new Set(days).size).toBe(days.length);
    expect(await taken(areaOf(ada))).toBe(days.length);
  });

  it('reports a full window, also by email, and can be moved to another time', async () => {
    const ada = await newShipper(undefined, countryWithoutHolidays());
    const second = addDays(ada.day.date, 7);
    await sql`INSERT INTO pickup_places VALUES (${areaOf(ada)}, ${second}, ${freeWindow(ada)}, 20)`.execute(
      server.owner.db,
    );
    await requested(ada, weekly);
    await worker.runJobs();
    await worker.runJobs();
    const full = (await listed(ada)).find(({ date }) => date === second);
    expect(full).toMatchObject({ status: 'No Place', changeable: true });
    expect(subjects(ada.email)).toContain('No courier free');
    const other = ada.day.windows.find(({ window }) => window !== freeWindow(ada))?.window;
    const moved = await ada.browser.patch(`${PATH}/${full?.id}`, { window: other });
    expect(moved.json()).toMatchObject({ status: 'Requested', date: second, window: other });
  });

  it('skips a closed day and reports it', async () => {
    const ada = await newShipper();
    const { ruleId } = await requested(ada, weekly);
    const saturday = [1, 2, 3, 4, 5, 6, 7]
      .map((count) => addDays(ada.day.date, count))
      .find((day) => new Date(day).getUTCDay() === 6);
    await sql`UPDATE pickup_rules SET starts_on = ${saturday} WHERE id = ${ruleId}`.execute(
      server.owner.db,
    );
    await worker.runJob('plan_pickup_rule', { ruleId });
    const skipped = (await listed(ada)).find(({ date }) => date === saturday);
    expect(skipped).toMatchObject({ status: 'Skipped' });
    expect(skipped?.closed).toMatch(/^(weekend|holiday)$/);
    expect(await taken(areaOf(ada))).toBe(1);
  });

  it('keeps its other dates when one is cancelled, and loses them all when it ends', async () => {
    const ada = await newShipper();
    const { ruleId } = await requested(ada, { recurring: true, frequency: 'DAILY' });
    await worker.runJobs();
    const [, second] = await listed(ada);
    await ada.browser.post(`${PATH}/${second?.id}/cancel`);
    await worker.runJob('plan_pickup_rules', {});
    const statuses = (await listed(ada)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 'Cancelled')).toHaveLength(1);

    const rules = (await ada.browser.get(RULES)).json<{ rules: PickupRule[] }>().rules;
    expect(rules).toMatchObject([{ id: ruleId, frequency: 'DAILY', startsOn: ada.day.date }]);
    const ended = await ada.browser.patch(`${RULES}/${ruleId}`, { ended: true });
    expect(ended.json<PickupRule>().endedAt).not.toBeNull();
    expect(new Set((await listed(ada)).map(({ status }) => status))).toEqual(
      new Set(['Cancelled']),
    );
    expect(await taken(areaOf(ada))).toBe(0);
    expect((await ada.browser.get(RULES)).json()).toEqual({ rules: [] });
    await worker.runJob('plan_pickup_rules', {});
    await worker.runJobs();
    expect(await taken(areaOf(ada))).toBe(0);
    expect(subjects(ada.email).slice(-1)).toEqual(['Your recurring pickup has ended']);
  });
});

describe('the shipments of a pickup', () => {
  async function bookAs(shipper: Shipper): Promise<string> {
    const draft = await makeDraft(server);
    const booked = await shipper.browser.post('/api/shipments/public', bookingRequest(draft), {
      headers: { 'idempotency-key': draft.attemptId },
    });
    return booked.json<{ trackingNumber: string }>().trackingNumber;
  }
  const german = () => newShipper(`Berlin ${randomUUID()}`, 'DE');

  it('can be the customer’s own that are not picked up yet, each in one pickup', async () => {
    const [ada, bob] = [await german(), await german()];
    const [mine, his] = [await bookAs(ada), await bookAs(bob)];
    const choice = () => ada.browser.get(`${PATH}/shipments?addressId=${ada.addressId}`);
    expect((await choice()).json()).toMatchObject({ shipments: [{ trackingNumber: mine }] });
    expect((await request(ada, { shipments: [mine, his] })).json()).toMatchObject({
      code: 'shipment_not_collectable',
    });
    const pickup = await requested(ada, { shipments: [mine] });
    expect(pickup.shipments).toEqual([mine]);
    expect((await choice()).json()).toEqual({ shipments: [] });
    expect((await request(ada, { shipments: [mine] })).json()).toMatchObject({
      code: 'shipment_not_collectable',
    });
    await ada.browser.post(`${PATH}/${pickup.id}/cancel`);
    expect((await choice()).json()).toMatchObject({ shipments: [{ trackingNumber: mine }] });
  });

  it('make it collected once all are picked up', async () => {
    const ada = await german();
    const numbers = [await bookAs(ada), await bookAs(ada)];
    const pickup = await requested(ada, { shipments: numbers });
    await worker.runJobs();
    await moveBack(pickup, 1);
    await outcomesOf(server, [scanOf(numbers[0] ?? '')]);
    await worker.runJob('close_pickups', {});
    expect(await listed(ada)).toMatchObject([{ status: 'Scheduled' }]);
    await outcomesOf(server, [scanOf(numbers[1] ?? '')]);
    await worker.runJob('close_pickups', {});
    expect(await listed(ada)).toMatchObject([{ status: 'Collected', shipments: numbers }]);
  });

  it('make it missed when they are left behind after the window, and can be chosen again', async () => {
    const ada = await german();
    const number = await bookAs(ada);
    const pickup = await requested(ada, { shipments: [number] });
    await worker.runJobs();
    await moveBack(pickup, 8);
    await worker.runJob('close_pickups', {});
    await worker.runJob('close_pickups', {});
    expect(await listed(ada)).toMatchObject([{ status: 'Missed', shipments: [] }]);
    await worker.runJobs();
    expect(subjects(ada.email).filter((subject) => subject === 'We missed a pickup')).toHaveLength(
      1,
    );
    const choice = await ada.browser.get(`${PATH}/shipments?addressId=${ada.addressId}`);
    expect(choice.json()).toMatchObject({ shipments: [{ trackingNumber: number }] });
  });

  it('include unchosen ones that a courier took within the window', async () => {
    const ada = await german();
    const pickup = await requested(ada);
    const number = await bookAs(ada);
    await sql`UPDATE shipments SET booked_at = now() - interval '1 day'
      WHERE tracking_number = ${number}`.execute(server.owner.db);
    await moveBack(pickup, 8);
    const occurredAt = new Date(Date.now() - 6 * 3_600_000).toISOString();
    await outcomesOf(server, [scanOf(number, { occurredAt })]);
    await worker.runJob('close_pickups', {});
    expect(await listed(ada)).toMatchObject([{ status: 'Collected' }]);
  });
});

describe('the pickups of another customer', () => {
  it('are not found', async () => {
    const [ada, eve] = [await newShipper(), await newShipper()];
    const pickup = await requested(ada, { recurring: true });
    for (const answer of [
      await eve.browser.get(`${PATH}/${pickup.id}`),
      await eve.browser.patch(`${PATH}/${pickup.id}`, { date: addDays(ada.day.date, 7) }),
      await eve.browser.post(`${PATH}/${pickup.id}/cancel`),
      await eve.browser.patch(`${RULES}/${pickup.ruleId}`, { ended: true }),
      await request(eve, { addressId: ada.addressId }),
    ]) {
      expect(answer.statusCode).toBe(404);
    }
    expect(await listed(eve)).toEqual([]);
    const seen = await asCustomer(server.ctx.db, eve.id, async (own) => {
      await sql`UPDATE pickups SET status = 'Cancelled'`.execute(own);
      await sql`UPDATE pickup_rules SET ended_at = now()`.execute(own);
      await sql`DELETE FROM pickup_shipments`.execute(own);
      return sql`SELECT 1 FROM pickups UNION ALL SELECT 1 FROM pickup_rules`.execute(own);
    });
    expect(seen.rows).toEqual([]);
    expect(await listed(ada)).toMatchObject([{ status: 'Requested' }]);
  });

  it('can be read by the API for staff, and changed only by their customer', async () => {
    const change = sql`UPDATE pickups SET status = 'Cancelled'`;
    const end = sql`UPDATE pickup_rules SET ended_at = now()`;
    for (const attempt of [change, end]) {
      expect((await attempt.execute(server.ctx.db)).numAffectedRows).toBe(0n);
    }
  });
});

describe('erasing an account', () => {
  it('erases its pickups and frees their places, after they were exported', async () => {
    const registered = await registerCustomer(server, worker);
    const ada = await withAddress(registered, `Ghent ${randomUUID()}`, 'BE');
    const pickup = await requested(ada, { recurring: true });
    await worker.runJobs();
    const exported = (await ada.browser.get('/api/users/me/export')).json();
    expect(exported.pickups).toContainEqual(expect.objectContaining({ id: pickup.id }));
    expect(exported.pickupRules).toMatchObject([{ id: pickup.ruleId }]);
    await ada.browser.delete('/api/users/me', { password: PASSWORD });
    expect(await taken(areaOf(ada))).toBe(0);
    const { rows } = await sql`SELECT 1 FROM pickups WHERE customer_id = ${ada.id}
      UNION ALL SELECT 1 FROM pickup_rules WHERE customer_id = ${ada.id}`.execute(server.owner.db);
    expect(rows).toEqual([]);
  });
});
