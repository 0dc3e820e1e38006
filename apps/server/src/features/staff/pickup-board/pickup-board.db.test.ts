import { randomUUID } from 'node:crypto';
import type {
  AccountExport,
  BoardPickup,
  Pickup,
  PickupCity,
  PickupDay,
  SavedAddress,
} from '@waypost/contract';
import { addDays } from '@waypost/domain/delivery-dates';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { bookShipment } from '../../../testing/builders.ts';
import { registerStaff, seatCustomer, type TestStaff } from '../../../testing/people.ts';
import { limitPlaces } from '../../../testing/pickup-places.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';

const server = useTestServer();
const worker = useTestWorker(server);

const OWN = '/api/users/me/pickups';
const BOARD = '/api/admin/pickups';
const CITIES = '/api/admin/pickup-cities';

let operations: TestStaff;
beforeAll(async () => {
  operations = await registerStaff(server, 'operations');
});

type Customer = Awaited<ReturnType<typeof seatCustomer>> & {
  city: string;
  area: string;
  addressId: string;
};

/** In a city of its own, so that tests do not take each other's places. */
async function newCustomer(city = `Ghent ${randomUUID()}`): Promise<Customer> {
  const customer = await seatCustomer(server);
  const answer = await customer.browser.post('/api/users/me/addresses', {
    name: 'Ada Example',
    phone: '+32 9 123',
    line1: `Kaai ${randomUUID()}`,
    postalCode: '9000',
    city,
    country: 'BE',
  });
  const area = `BE:${city.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`;
  return { ...customer, city, area, addressId: answer.json<SavedAddress>().id };
}

/** A window of the next open day but one, so that another one before and after it is free. */
async function dayOf({ browser, addressId }: Customer, from?: string): Promise<PickupDay> {
  let date = from ?? addDays(new Date().toISOString().slice(0, 10), 2);
  for (;;) {
    const url = `${OWN}/windows?addressId=${addressId}&date=${date}`;
    const day = (await browser.get(url)).json<PickupDay>();
    if (day.closed === null) return day;
    date = addDays(date, 1);
  }
}

async function requested(customer: Customer, change: object = {}): Promise<Pickup> {
  const { date } = await dayOf(customer);
  const body = { date, window: '09:00-13:00', addressId: customer.addressId, ...change };
  const headers = { 'idempotency-key': randomUUID() };
  const answer = await customer.browser.post(OWN, body, { headers });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<Pickup>();
}

const board = async ({ city }: Customer, day: string) =>
  (await operations.browser.get(`${BOARD}?day=${day}&search=${encodeURIComponent(city)}`)).json<{
    cities: { city: string; windows: Record<string, unknown>[] }[];
  }>().cities;

const listed = async ({ area }: Customer, day: string, window: string) =>
  (
    await operations.browser.get(
      `${BOARD}/window?day=${day}&area=${encodeURIComponent(area)}&window=${window}`,
    )
  ).json<{ city: string; places: number; taken: number; pickups: BoardPickup[] }>();

async function saveCity(customer: Customer, change: object = {}) {
  const { city } = customer;
  const body = { country: 'BE', city, places: [], staffConfirms: false, revision: 0, ...change };
  return operations.browser.put(CITIES, body);
}

const EVERY_DAY = (places: number | null) => Array.from({ length: 7 }, () => places);

async function taken({ area }: Customer): Promise<Record<string, number>> {
  const { rows } = await sql<{ slot: string; taken: number }>`
    SELECT day || ' ' || pickup_window AS slot, taken FROM pickup_places
    WHERE area = ${area} AND taken > 0`.execute(server.owner.db);
  return Object.fromEntries(rows.map((row) => [row.slot, row.taken]));
}

async function audited(subject: string): Promise<{ action: string; details: unknown }[]> {
  const { rows } = await sql<{ action: string; details: unknown }>`SELECT action, details
    FROM audit_log WHERE subject = ${subject} ORDER BY id`.execute(server.owner.db);
  return rows;
}

const subjectsTo = (email: string) =>
  worker.mails.filter(({ to }) => to === email).map(({ subject }) => subject.split(':')[0]);

/** As if its window had begun. */
async function begin({ id }: Pickup): Promise<void> {
  await sql`UPDATE pickups SET starts_at = now() - interval '1 hour',
      cut_off_at = now() - interval '3 hours', ends_at = now() + interval '1 hour'
    WHERE public_id = ${id}`.execute(server.owner.db);
}

describe('the places of a city', () => {
  it('are the same for customers, for the taking of a place and on the board', async () => {
    const ada = await newCustomer();
    const { date } = await dayOf(ada);
    const saved = await saveCity(ada, {
      places: [{ window: '09:00-13:00', places: EVERY_DAY(1) }],
    });
    expect(saved.json()).toMatchObject({ city: ada.city, area: ada.area, revision: 1 });
    const [morning, midday] = (await dayOf(ada, date)).windows;
    expect(morning).toMatchObject({ window: '09:00-13:00', placesLeft: 1 });
    expect(midday).toMatchObject({ window: '13:00-17:00', placesLeft: 20 });
    await requested(ada, { date });
    const second = await ada.browser.post(
      OWN,
      { date, window: '09:00-13:00', addressId: ada.addressId },
      { headers: { 'idempotency-key': randomUUID() } },
    );
    expect(second.json()).toMatchObject({ code: 'pickup_window_full' });
    const [city] = await board(ada, date);
    expect(city?.windows).toMatchObject([
      { window: '09:00-13:00', places: 1, taken: 1 },
      { window: '13:00-17:00', places: 20, taken: 0 },
      { window: '17:00-20:00', places: 20, taken: 0 },
    ]);
  });

  it('differ by weekday, and none closes the window on that day alone', async () => {
    const ada = await newCustomer();
    const { date } = await dayOf(ada);
    const weekday = new Date(date).getUTCDay() || 7;
    const places = EVERY_DAY(null).map((usual, at) => (at === weekday - 1 ? 0 : usual));
    await saveCity(ada, { places: [{ window: '09:00-13:00', places }] });
    expect((await dayOf(ada, date)).windows[0]).toMatchObject({ placesLeft: 0 });
    const next = await dayOf(ada, addDays(date, 1));
    expect(next.windows[0]).toMatchObject({ placesLeft: 20 });
  });

  it('are saved once of two who save at the same time, with what was before in the audit log', async () => {
    const ada = await newCustomer();
    const change = { places: [{ window: '09:00-13:00', places: EVERY_DAY(3) }] };
    const both = await Promise.all([saveCity(ada, change), saveCity(ada, change)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const again = await saveCity(ada, { staffConfirms: true, revision: 1 });
    expect(again.json<PickupCity>()).toMatchObject({ revision: 2, places: [] });
    expect((await saveCity(ada, { revision: 1 })).json()).toMatchObject({
      code: 'settings_changed',
    });
    const entries = await audited(`pickup_city:${ada.area}`);
    expect(entries.map(({ details }) => details)).toEqual([
      { from: null, to: { places: { '09:00-13:00': EVERY_DAY(3) }, staffConfirms: false } },
      {
        from: { places: { '09:00-13:00': EVERY_DAY(3) }, staffConfirms: false },
        to: { places: {}, staffConfirms: true },
      },
    ]);
  });

  it('are changed by operations and read by support', async () => {
    const support = await registerStaff(server, 'support');
    const body = { country: 'BE', city: 'Aalst', places: [], staffConfirms: false, revision: 0 };
    expect((await support.browser.put(CITIES, body)).json()).toMatchObject({ code: 'forbidden' });
    expect((await support.browser.get(CITIES)).statusCode).toBe(200);
    expect((await support.browser.get(BOARD)).statusCode).toBe(200);
  });
});

describe('a pickup on the board', () => {
  it('waits for staff in a city where staff confirms, and is emailed once it is confirmed', async () => {
    const ada = await newCustomer();
    await saveCity(ada, { staffConfirms: true });
    const pickup = await requested(ada);
    await worker.runJobs();
    expect(subjectsTo(ada.email)).not.toContain('Pickup scheduled');
    const [city] = await board(ada, pickup.date);
    expect(city?.windows[0]).toMatchObject({ requested: 1, scheduled: 0, taken: 1 });
    const confirm = () => operations.browser.post(`${BOARD}/confirm`, { pickups: [pickup.id] });
    expect((await confirm()).json()).toEqual({ confirmed: 1 });
    expect((await confirm()).json()).toEqual({ confirmed: 0 });
    await worker.runJobs();
    expect(subjectsTo(ada.email).filter((each) => each === 'Pickup scheduled')).toHaveLength(1);
    const { pickups } = await listed(ada, pickup.date, pickup.window);
    expect(pickups).toMatchObject([{ id: pickup.id, status: 'Scheduled' }]);
  });

  it('is listed with its address, contact, pieces, customer and shipments', async () => {
    const ada = await newCustomer();
    const shipment = await bookShipment(server);
    await sql`UPDATE shipments SET customer_id = ${ada.id}, origin_country = 'BE', hold = NULL
      WHERE id = ${shipment.id}`.execute(server.owner.db);
    const pickup = await requested(ada, {
      instructions: 'Ring twice.',
      shipments: [shipment.trackingNumber],
    });
    const page = await listed(ada, pickup.date, pickup.window);
    expect(page).toMatchObject({ city: ada.city, places: 20, taken: 1 });
    expect(page.pickups).toMatchObject([
      {
        id: pickup.id,
        addressText: pickup.addressText,
        instructions: 'Ring twice.',
        contact: { name: 'Ada Example', phone: '+32 9 123', email: ada.email },
        customer: { id: ada.id, name: 'Ada Example' },
        shipments: [{ id: shipment.id, trackingNumber: shipment.trackingNumber, pieces: 1 }],
      },
    ]);
  });

  it('is moved by staff to a window with a free place, and keeps what was asked for', async () => {
    const ada = await newCustomer();
    const pickup = await requested(ada);
    await worker.runJobs();
    const asked = { date: pickup.date, window: pickup.window };
    const planned = { date: pickup.date, window: '17:00-20:00' };
    const move = () => operations.browser.post(`${BOARD}/${pickup.id}/move`, planned);
    expect((await move()).json()).toMatchObject({ asked, planned, status: 'Scheduled' });
    expect((await move()).json()).toMatchObject({ asked, planned });
    expect(await taken(ada)).toEqual({ [`${pickup.date} 17:00-20:00`]: 1 });
    await worker.runJobs();
    expect(subjectsTo(ada.email)).toEqual(['Pickup scheduled', 'Pickup rescheduled']);
    expect(await audited(`pickup:${pickup.id}`)).toEqual([
      { action: 'pickup.move', details: { from: asked, to: planned } },
      // the second move changed nothing, and showed whose pickup it is
      { action: 'pickup.read', details: {} },
    ]);
    // what the customer changes is asked for anew
    await ada.browser.patch(`${OWN}/${pickup.id}`, { window: '13:00-17:00' });
    const read = await operations.browser.get(`${BOARD}/${pickup.id}`);
    const now = { date: pickup.date, window: '13:00-17:00' };
    expect(read.json()).toMatchObject({ pickup: { asked: now, planned: now } });
  });

  it('stays where it is when the other window is full, and staff is told what is free', async () => {
    const ada = await newCustomer();
    const pickup = await requested(ada);
    await limitPlaces(server, ada.area, 1);
    await requested(ada, { date: pickup.date, window: '13:00-17:00' });
    const before = await taken(ada);
    const answer = await operations.browser.post(`${BOARD}/${pickup.id}/move`, {
      date: pickup.date,
      window: '13:00-17:00',
    });
    expect(answer.json()).toMatchObject({
      code: 'pickup_window_full',
      details: { free: expect.arrayContaining([expect.objectContaining({ placesLeft: 1 })]) },
    });
    expect(await taken(ada)).toEqual(before);
    const { pickups } = await listed(ada, pickup.date, pickup.window);
    expect(pickups).toMatchObject([{ id: pickup.id, planned: { window: pickup.window } }]);
  });

  it('takes the last place once, however many members of staff move one there at once', async () => {
    const customers = await Promise.all([1, 2, 3, 4].map(async () => newCustomer('Lokeren')));
    const [first] = customers;
    if (first === undefined) throw new Error('nobody');
    const pickups = await Promise.all(customers.map(async (each) => requested(each)));
    await limitPlaces(server, first.area, 1);
    const date = pickups[0]?.date ?? '';
    const moves = await Promise.all(
      pickups.map(({ id }) =>
        operations.browser.post(`${BOARD}/${id}/move`, { date, window: '17:00-20:00' }),
      ),
    );
    const codes = moves.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(codes).toEqual([200, 409, 409, 409]);
    const counted = await taken(first);
    expect(counted).toEqual({ [`${date} 09:00-13:00`]: 3, [`${date} 17:00-20:00`]: 1 });
    const [city] = await board(first, date);
    expect(city?.windows.map((window) => window['taken'])).toEqual([3, 0, 1]);
  });

  it('can be missed with a reason once its window has begun, and the customer is emailed once', async () => {
    const ada = await newCustomer();
    const pickup = await requested(ada);
    const miss = (reason: string) =>
      operations.browser.post(`${BOARD}/${pickup.id}/miss`, { reason });
    expect((await miss('nobody_there')).json()).toMatchObject({ code: 'pickup_not_changeable' });
    await begin(pickup);
    expect((await miss('nobody_there')).json()).toMatchObject({
      status: 'Missed',
      missedReason: 'nobody_there',
    });
    expect((await miss('other')).json()).toMatchObject({ missedReason: 'nobody_there' });
    await worker.runJob('close_pickups', {});
    await worker.runJobs();
    expect(subjectsTo(ada.email).filter((each) => each === 'We missed a pickup')).toHaveLength(1);
    const entries = await audited(`pickup:${pickup.id}`);
    expect(entries).toEqual([
      { action: 'pickup.miss', details: { reason: 'nobody_there' } },
      { action: 'pickup.read', details: {} },
    ]);
  });

  it('has a note of staff, which the audit log does not repeat and the export of the customer has', async () => {
    const ada = await newCustomer();
    const pickup = await requested(ada);
    const note = 'Ask for Rosa at gate 4.';
    const answer = await operations.browser.put(`${BOARD}/${pickup.id}/note`, { note });
    expect(answer.json()).toMatchObject({ note });
    expect(await audited(`pickup:${pickup.id}`)).toEqual([
      { action: 'pickup.note', details: { empty: false } },
    ]);
    const own = (await ada.browser.get(OWN)).body;
    expect(own).not.toContain(note);
    const exported = (await ada.browser.get('/api/users/me/export')).json<AccountExport>();
    expect(exported.pickups).toMatchObject([{ id: pickup.id, staffNote: note }]);
  });

  it('is changed by nobody without the right to work on shipments', async () => {
    const pickup = await requested(await newCustomer());
    const support = await registerStaff(server, 'support');
    const { browser } = support;
    const path = `${BOARD}/${pickup.id}`;
    const move = { date: pickup.date, window: '17:00-20:00' };
    for (const answer of [
      await browser.post(`${BOARD}/confirm`, { pickups: [pickup.id] }),
      await browser.post(`${path}/move`, move),
      await browser.post(`${path}/miss`, { reason: 'other' }),
      await browser.put(`${path}/note`, { note: 'x' }),
    ]) {
      expect(answer.json()).toMatchObject({ code: 'forbidden' });
    }
    expect((await browser.get(path)).statusCode).toBe(200);
  });
});
