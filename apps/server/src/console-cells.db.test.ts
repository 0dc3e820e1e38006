import type {
  CustomerLine,
  DeskLine,
  FoundThings,
  ListedMail,
  SelectedResults,
  StaffShipment,
  StaffShipmentLine,
  TodayNumbers,
} from '@waypost/contract';
import { makeTrackingNumber } from '@waypost/domain/tracking-number';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { timeZoneOf } from './features/core/calendars/index.ts';
import { bookShipment, outcomesOf, scanOf } from './testing/builders.ts';
import { todayIn } from './testing/field.ts';
import {
  enrolSecondFactor,
  registerStaff,
  seatCustomer,
  type TestStaff,
} from './testing/people.ts';
import { openBrowser, type TestBrowser } from './testing/test-browser.ts';
import { NOWHERE, type TestCell, untilBack, useTestCells } from './testing/test-cells.ts';

const { a, b } = useTestCells();

/** What deploy/cells/publish.sql copies of staff. */
async function copyStaff(): Promise<void> {
  const { rows } = await sql<{ all: string }>`SELECT jsonb_agg(t)::text AS all FROM (
    SELECT id, email, email_key, name, permission_set, active, created_at FROM staff_members
  ) t`.execute(a.owner.db);
  await sql`INSERT INTO staff_members (id, email, email_key, name, permission_set, active, created_at)
    SELECT id, email, email_key, name, permission_set, active, created_at
    FROM jsonb_populate_recordset(NULL::staff_members, ${rows[0]?.all ?? '[]'}::jsonb)
    ON CONFLICT DO NOTHING`.execute(b.owner.db);
}

let staff: TestStaff;
const booked: { id: string; trackingNumber: string; cell: TestCell }[] = [];

beforeAll(async () => {
  staff = await registerStaff(a, 'owner');
  await copyStaff();
  for (const cell of [a, b, b, a, b, a, a]) booked.push({ ...(await bookShipment(cell)), cell });
  await sql`WITH dearer AS (
      UPDATE shipments SET price_cents = price_cents + 1000 WHERE id = ${booked[2]?.id})
    UPDATE shipment_search SET price_cents = price_cents + 1000
    WHERE shipment_id = ${booked[2]?.id}`.execute(b.owner.db);
  for (const { id, cell } of booked.slice(0, 4)) {
    await sql`INSERT INTO desk_items (id, shard, kind, subject, reference, shipment_id, due_at)
      SELECT gen_random_uuid(), shard, 'exception', 'delayed', tracking_number, id,
        now() - random() * interval '1 day' FROM shipments WHERE id = ${id}`.execute(cell.owner.db);
  }
});

const ofCell = (cell: TestCell) => booked.filter((one) => one.cell === cell);
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

async function read<T>(url: string, browser: TestBrowser = staff.browser): Promise<T> {
  const answer = await browser.get(url);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<T>();
}

async function readAll<Row>(url: string, rows: string): Promise<Row[]> {
  const all: Row[] = [];
  let after = '';
  for (let page = 0; page < 20; page += 1) {
    const body = await read<Record<string, unknown>>(url + after);
    expect(body['cellsMissing']).toBeUndefined();
    all.push(...(body[rows] as Row[]));
    if (typeof body['next'] !== 'string') return all;
    after = `&after=${encodeURIComponent(body['next'])}`;
  }
  throw new Error('the list does not end');
}

async function addEvent(numbers: readonly string[]): Promise<SelectedResults['results']> {
  const answer = await staff.browser.post('/api/admin/selected-shipments/events', {
    id: crypto.randomUUID(),
    numbers,
    code: 'ARRIVED',
    occurredAt: new Date().toISOString(),
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<SelectedResults>().results;
}

async function actsOn(cell: TestCell, subject: string): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`SELECT action FROM audit_log
    WHERE subject = ${subject} AND actor_id = ${staff.id} ORDER BY id`.execute(cell.owner.db);
  return rows.map(({ action }) => action);
}

/** Of a file, in its order. */
function numbersIn(csv: string): string[] {
  return csv.match(/\bWP[0-9A-Z]{14}\b/g) ?? [];
}

function newPickupId(): string {
  return `PU${crypto.randomUUID().slice(0, 6).toUpperCase()}`;
}

/** What one cell answers home. */
async function readAlone<T>(cell: TestCell, url: string): Promise<T> {
  const answer = await cell.app.inject({ url, headers: fromHome(staff.id) });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<T>();
}

function fromHome(staffId: string) {
  const [kind, sessionId] = ['staff', crypto.randomUUID()];
  const caller = { kind, staffId, sessionId, permissionSet: 'owner', enrolmentRequired: false };
  return {
    'x-waypost-hop': 'a',
    'x-waypost-internal': a.ctx.config.INTERNAL_SECRET,
    'x-waypost-staff': JSON.stringify(caller),
  };
}

/** All of them but the ages, of which the largest counts. */
function addNumbers(value: unknown): number {
  if (typeof value === 'number') return value;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.entries(value).reduce(
    (sum, [name, part]) => (name === 'oldestSeconds' ? sum : sum + addNumbers(part)),
    0,
  );
}

/** The member of staff with the address of another cell. */
function staffAt(cell: TestCell): TestBrowser {
  const browser = openBrowser(cell);
  for (const [name, value] of staff.browser.cookies) browser.cookies.set(name, value);
  return browser;
}

describe('the console of two cells', () => {
  it.each(['date', 'cost', 'status', 'due'])(
    'lists the shipments of both by %s, each once and in order, page by page',
    async (sort) => {
      for (const order of ['asc', 'desc'] as const) {
        const list = `/api/admin/shipments?sort=${sort}&order=${order}`;
        const paged = await readAll<StaffShipmentLine>(`${list}&limit=2`, 'shipments');
        expect(idsOf(paged).toSorted()).toEqual(idsOf(booked).toSorted());
        const keys = paged.map(({ id, priceCents, dueOn }) =>
          sort === 'cost' ? `${priceCents} ${id}` : sort === 'due' ? `${dueOn} ${id}` : id,
        );
        const sorted = keys.toSorted((x, y) => (x < y ? -1 : 1));
        // all have one status: within it the newest come first
        const isDown = sort === 'status' || order === 'desc';
        expect(keys).toEqual(isDown ? sorted.toReversed() : sorted);
        const whole = await readAll<StaffShipmentLine>(`${list}&limit=50`, 'shipments');
        expect(idsOf(whole)).toEqual(idsOf(paged));
      }
    },
  );

  it('counts and finds what both have', async () => {
    const { total } = await read<{ total: object }>('/api/admin/shipments?limit=3');
    expect(total).toEqual({ count: booked.length, more: false });
    for (const { trackingNumber, id } of booked.slice(0, 3)) {
      const found = await staff.browser.post('/api/admin/search', { text: trackingNumber });
      expect(idsOf(found.json<FoundThings>().shipments), found.body).toEqual([id]);
      const listed = await read<{ shipments: StaffShipmentLine[] }>(
        `/api/admin/shipments?search=${trackingNumber}`,
      );
      expect(idsOf(listed.shipments)).toEqual([id]);
    }
  });

  it('lists desk, customers, emails and the audit log of both', async () => {
    const items = await readAll<DeskLine>('/api/admin/desk?limit=3', 'items');
    expect(new Set(items.map(({ shipmentId }) => shipmentId))).toEqual(
      new Set(idsOf(booked.slice(0, 4))),
    );
    const due = items.map(({ dueAt }) => dueAt);
    expect(due).toEqual(due.toSorted());
    expect(await read<object>('/api/admin/desk/pulse')).toMatchObject({ overdue: 4 });

    const people = [await seatCustomer(b), await seatCustomer(a), await seatCustomer(b)];
    const users = await readAll<CustomerLine>('/api/admin/users?limit=2', 'users');
    expect(idsOf(users)).toEqual(idsOf(people).toReversed());

    for (const cell of [a, b, a]) {
      await sql`INSERT INTO outbox_mails (effect_key, shard, template, state)
        VALUES (${`mail:${crypto.randomUUID()}`}, ${cell.cells.shards()[0]}, 'code', 'sent')`.execute(
        cell.owner.db,
      );
    }
    const mails = await readAll<ListedMail>('/api/admin/mails?limit=2', 'mails');
    expect(mails).toHaveLength(3);
    expect((await staff.browser.get(`/api/admin/mails/${mails[1]?.effectKey}`)).statusCode).toBe(
      200,
    );

    const acts = await readAll<{ id: string; at: string }>(
      '/api/admin/audit?action=customer.list&limit=2',
      'entries',
    );
    const at = acts.map((entry) => entry.at);
    expect(at).toEqual(at.toSorted().toReversed());
    expect(new Set(idsOf(acts)).size).toBe(acts.length);
    const { rows } = await sql<{ id: string }>`SELECT id FROM audit_log
      WHERE action = 'customer.list'`.execute(b.owner.db);
    expect(idsOf(acts)).toEqual(expect.arrayContaining(idsOf(rows)));
    expect((await staff.browser.get(`/api/admin/audit/${rows[0]?.id}`)).statusCode).toBe(200);
  });

  it.each(['/api/admin/today', '/api/admin/network', '/api/admin/money', '/api/admin/pickups'])(
    'adds up the figures of both at %s',
    async (url) => {
      const hub = crypto.randomUUID();
      const today = todayIn(timeZoneOf(a.ctx.config.SELLER_COUNTRY));
      for (const cell of [a, b]) {
        await sql`INSERT INTO hubs (id, code, name, city, country, lat, lon, time_zone)
          VALUES (${hub}, ${hub.slice(0, 8)}, 'Hub', 'Ghent', 'BE', 51, 3, 'UTC')`.execute(
          cell.owner.db,
        );
        await sql`INSERT INTO live_sums (kind, day, hub_id, detail, shipments, pieces, weight_grams)
          VALUES ('coming', current_date, ${hub}, 'DE-BE', 2, 3, 5)`.execute(cell.owner.db);
        const customer = await seatCustomer(cell);
        await sql`INSERT INTO statements (id, shard, customer_id, ym, currency, charged_cents, credited_cents,
            open_cents, due_at)
          SELECT gen_random_uuid(), shard, id, '2026-10', 'EUR', 700, 0, 700, now() - interval '1 day'
          FROM customers WHERE id = ${customer.id}`.execute(cell.owner.db);
        await sql`INSERT INTO pickups (id, shard, public_id, customer_id, day, pickup_window, starts_at,
            ends_at, cut_off_at, address_text, country, area, time_zone, instructions, status)
          SELECT gen_random_uuid(), shard, ${newPickupId()}, id, ${today}, '08:00-12:00', now(), now(),
            now(), 'Korenlei 4, 9000 Ghent', 'BE', 'BE:ghent', 'Europe/Brussels', '', 'Scheduled'
          FROM customers WHERE id = ${customer.id}`.execute(cell.owner.db);
      }
      const alone = await Promise.all([a, b].map((cell) => readAlone<object>(cell, url)));
      const both = await read<object>(url);
      const [ofA = 0, ofB = 0] = alone.map(addNumbers);
      expect(addNumbers(both)).toBe(ofA + ofB);
      expect(ofB).toBeGreaterThan(0);
    },
  );

  it('ranks a lane by all its deliveries, though it is among the largest of no cell', async () => {
    const others = ['AT', 'BE', 'BG', 'CH', 'CZ', 'DK', 'EE', 'ES', 'FI', 'GR', 'HR', 'HU'];
    for (const [cell, from] of [
      [a, 'DE'],
      [b, 'FR'],
    ] as const) {
      await sql`INSERT INTO deliveries_by_day
          (day, service, origin_country, destination_country, delivered, on_time)
        SELECT current_date, 'express', lane[1], lane[2], lane[3]::int, 0
        FROM unnest(${others.map((to) => `${from} ${to} 100`).concat('AU NZ 90')}::text[]) AS line,
          regexp_split_to_array(line, ' ') AS lane`.execute(cell.owner.db);
    }
    type Numbers = { onTime: { byLane: { from: string; to: string; delivered: number }[] } };
    await vi.waitFor(async () => {
      const { onTime } = await read<Numbers>('/api/admin/network');
      expect(onTime.byLane[0]).toEqual({ from: 'AU', to: 'NZ', delivered: 180, onTime: 0 });
      expect(onTime.byLane).toHaveLength(12);
    }, 15_000);
    for (const cell of [a, b]) {
      await sql`DELETE FROM deliveries_by_day WHERE delivered >= 90`.execute(cell.owner.db);
    }
  });

  it('writes a file of the shipments of both, newest first, and logs it in both', async () => {
    const answer = await staff.browser.get('/api/admin/shipments/export.csv');
    expect(answer.headers['content-disposition']).not.toContain('cell');
    expect(numbersIn(answer.body)).toEqual(
      booked.map(({ trackingNumber }) => trackingNumber).toReversed(),
    );
    for (const cell of [a, b]) {
      expect(await actsOn(cell, 'shipments')).toContain('shipment.export');
    }
  });

  it('counts each hub once', async () => {
    const both = await read<TodayNumbers>('/api/admin/today');
    expect(both.desk?.overdue).toBe(4);
    expect(both.hubs.map(({ id }) => id)).toEqual([...new Set(both.hubs.map(({ id }) => id))]);
  });

  it('opens a shipment of another cell, and logs the view there alone', async () => {
    for (const { id, cell } of [ofCell(b)[0], ofCell(a)[0]].filter((one) => one !== undefined)) {
      const answer = await staff.browser.get(`/api/admin/shipments/${id}`);
      expect(answer.statusCode, answer.body).toBe(200);
      expect(answer.json<StaffShipment>().id).toBe(id);
      expect(answer.headers['x-waypost-cell']).toBe(cell === b ? 'b' : undefined);
      expect(await actsOn(cell, `shipment:${id}`)).toEqual(['shipment.read']);
      expect(await actsOn(cell === a ? b : a, `shipment:${id}`)).toEqual([]);
    }
    const unknown = await staff.browser.get(`/api/admin/shipments/${crypto.randomUUID()}`);
    expect(unknown.json()).toMatchObject({ code: 'shipment_not_found' });
    const malformed = await staff.browser.get('/api/admin/shipments/nonsense');
    expect(malformed.json()).toMatchObject({ code: 'invalid_request' });
  });

  it('works on a shipment where it is, by the name that home has copied', async () => {
    const [shipment] = ofCell(b);
    const note = { id: crypto.randomUUID(), text: 'Call before noon' };
    const path = `/api/admin/shipments/${shipment?.id}`;
    const written = await staff.browser.post(`${path}/notes`, note);
    expect(written.statusCode, written.body).toBe(201);
    expect(written.json()).toMatchObject({ staffName: 'Grace Staff' });
    const { notes } = await read<StaffShipment>(path);
    expect(notes.map(({ text }) => text)).toEqual([note.text]);
    const document = await staff.browser.get(`${path}/documents/receipt.pdf`);
    expect(document.statusCode, document.body).toBe(200);
  });

  it('adds an event to a selection of both, each where it is', async () => {
    const selected = [ofCell(a)[1], ofCell(b)[1]].filter((one) => one !== undefined);
    const answer = await addEvent(selected.map(({ trackingNumber }) => trackingNumber));
    expect(answer).toEqual(
      selected.map(({ id, trackingNumber }) => ({ trackingNumber, shipmentId: id, refused: null })),
    );
    for (const { id, cell } of selected) {
      expect(await actsOn(cell, `shipment:${id}`)).toEqual(['shipment.add_event']);
      expect(await actsOn(cell === a ? b : a, `shipment:${id}`)).toEqual([]);
    }
  });

  it('settles scans of a number that nobody booked in the cell of the number', async () => {
    const numbers = [3, 30].map((shard) =>
      makeTrackingNumber(shard, crypto.getRandomValues(new Uint8Array(8))),
    );
    await outcomesOf(
      a,
      numbers.map((number) => scanOf(number)),
    );
    const waiting = await readAll<{ ref: string }>('/api/admin/unmatched-scans?ref=', 'scans');
    expect(waiting.map(({ ref }) => ref).toSorted()).toEqual(numbers.toSorted());
    for (const ref of numbers) {
      const dismissed = await staff.browser.post('/api/admin/unmatched-scans/dismiss', {
        ref,
        reason: 'test',
      });
      expect(dismissed.json(), dismissed.body).toEqual({ dismissed: 1 });
    }
    expect(await readAll('/api/admin/unmatched-scans?ref=', 'scans')).toEqual([]);
  });

  it('is the same through the door of any cell', async () => {
    const there = staffAt(b);
    const list = '/api/admin/shipments?limit=50';
    const listed = await read<{ shipments: StaffShipmentLine[] }>(list, there);
    expect(idsOf(listed.shipments)).toEqual(idsOf(booked).toReversed());
    for (const { id } of [booked[0], booked[1]].filter((one) => one !== undefined)) {
      expect((await read<StaffShipment>(`/api/admin/shipments/${id}`, there)).id).toBe(id);
    }
  });

  it('lets nobody do in another cell what their rights do not allow', async () => {
    const support = await registerStaff(a, 'support');
    const [shipment] = ofCell(b);
    const refused = await support.browser.post(`/api/admin/shipments/${shipment?.id}/status`, {
      status: 'Delivered',
      reason: 'not mine to decide',
    });
    expect(refused.json()).toMatchObject({ code: 'forbidden' });
    expect(await actsOn(b, `shipment:${shipment?.id}`)).not.toContain('shipment.status');
  });

  it('believes a member of staff from another cell with the internal secret alone', async () => {
    const [shipment] = ofCell(b);
    const { 'x-waypost-internal': secret, ...claimed } = fromHome(staff.id);
    const ask = (cell: TestCell, headers: object) =>
      cell.app.inject({ url: `/api/admin/shipments/${shipment?.id}`, headers: { ...headers } });
    expect((await ask(b, { ...claimed, 'x-waypost-internal': 'guess' })).statusCode).toBe(401);
    expect((await ask(a, claimed)).statusCode).toBe(401);
    expect((await ask(b, { ...claimed, 'x-waypost-internal': secret })).statusCode).toBe(200);
  });

  it('asks for the second factor at home, whatever cell acts', async () => {
    const customer = await seatCustomer(b);
    const finance = await registerStaff(a, 'owner');
    const authenticator = await enrolSecondFactor(a, finance);
    await copyStaff();
    const remove = (body: object) =>
      finance.browser.delete(`/api/admin/users/${customer.id}`, body);
    expect((await remove({ step: 'deactivate' })).json()).toEqual({ state: 'deactivated' });
    expect((await remove({ step: 'erase' })).json()).toMatchObject({
      code: 'second_factor_needed',
    });
    const wrong = await remove({ step: 'erase', secondFactor: '000000' });
    expect(wrong.json()).toMatchObject({ code: 'second_factor_invalid' });
    const secondFactor = await authenticator.nextCode();
    expect((await remove({ step: 'erase', secondFactor })).json()).toEqual({ state: 'erased' });
  });
});

describe('staff viewing the dashboard of a customer in another cell', () => {
  it('see it by the address or the id of the account until their own session ends', async () => {
    const support = await registerStaff(a, 'support');
    await copyStaff();
    const customer = await seatCustomer(b);
    const { browser } = support;
    for (const named of [customer.id, customer.email.toUpperCase()]) {
      const begun = await browser.post('/api/admin/viewing', {
        customer: named,
        reason: 'Called about a bill',
      });
      expect(begun.json()).toMatchObject({ customerId: customer.id });
      const me = await browser.get('/api/auth/me');
      expect(me.json()).toMatchObject({ viewing: true, user: { id: customer.id } });
    }
    expect((await browser.delete('/api/admin/viewing')).statusCode).toBe(200);
    expect((await browser.get('/api/auth/me')).statusCode).toBe(401);

    await browser.post('/api/admin/viewing', {
      customer: customer.id,
      reason: 'Called about a bill',
    });
    expect((await browser.get('/api/auth/me')).statusCode).toBe(200);
    await sql`DELETE FROM staff_sessions WHERE staff_id = ${support.id}`.execute(a.owner.db);
    expect((await browser.get('/api/auth/me')).statusCode).toBe(401);
  });
});

describe('a member of staff who loses a right at home', () => {
  /** The copy of them in the other cell stays what it was: copying is held up. */
  async function changeAtHome(staffId: string, change: object): Promise<void> {
    const changed = await staff.browser.patch(`/api/admin/staff/${staffId}`, change);
    expect(changed.statusCode, changed.body).toBe(200);
  }

  it('is refused in the other cell with the next request, however late its copy is', async () => {
    const member = await registerStaff(a, 'operations');
    await copyStaff();
    const [shipment] = ofCell(b);
    const act = () =>
      member.browser.post('/api/admin/selected-shipments/events', {
        id: crypto.randomUUID(),
        numbers: [shipment?.trackingNumber],
        code: 'ARRIVED',
        occurredAt: new Date().toISOString(),
      });
    const edit = () =>
      member.browser.post(`/api/admin/shipments/${shipment?.id}/status`, {
        status: 'Delivered',
        reason: 'not mine to decide',
      });
    expect((await act()).json()).toMatchObject({ results: [{ refused: null }] });
    await changeAtHome(member.id, { permissionSet: 'support' });
    for (const refused of [await act(), await edit()]) {
      expect(refused.json()).toMatchObject({ code: 'forbidden' });
    }
    await changeAtHome(member.id, { active: false });
    for (const refused of [await act(), await edit()]) expect(refused.statusCode).toBe(401);
  });

  it('views the dashboard of a customer of the other cell by what home knows', async () => {
    const member = await registerStaff(a, 'support');
    await copyStaff();
    const customer = await seatCustomer(b);
    await member.browser.post('/api/admin/viewing', {
      customer: customer.id,
      reason: 'Called about a bill',
    });
    const look = async () => (await member.browser.get('/api/auth/me')).statusCode;
    expect(await look()).toBe(200);
    await sql`UPDATE staff_members SET active = false WHERE id = ${member.id}`.execute(b.owner.db);
    expect(await look()).toBe(200);
    await sql`UPDATE staff_members SET active = true WHERE id = ${member.id}`.execute(b.owner.db);
    await sql`UPDATE staff_members SET active = false WHERE id = ${member.id}`.execute(a.owner.db);
    expect(await look()).toBe(401);
  });
});

describe('the console while a cell is away', () => {
  afterEach(async () => {
    b.door.thaw();
    b.door.leadTo(b.apiPort, 'stay');
    await untilBack(a);
  });

  it('names it, shows the rest, and misses nothing once it is back', async () => {
    const list = '/api/admin/shipments?limit=2';
    type Page = { shipments: StaffShipmentLine[]; next: string; cellsMissing?: string[] };
    b.door.leadTo(NOWHERE, 'end');
    const first = await read<Page>(list);
    expect(first.cellsMissing).toEqual(['b']);
    const own = idsOf(ofCell(a)).toReversed();
    expect(idsOf(first.shipments)).toEqual(own.slice(0, 2));
    for (const url of ['/api/admin/desk', '/api/admin/today', '/api/admin/users']) {
      expect(await read<object>(url)).toMatchObject({ cellsMissing: ['b'] });
    }
    const found = await staff.browser.post('/api/admin/search', {
      text: ofCell(b)[0]?.trackingNumber,
    });
    expect(found.json()).toMatchObject({ shipments: [], cellsMissing: ['b'] });

    const lost = await staff.browser.get(`/api/admin/shipments/${ofCell(b)[0]?.id}`);
    expect(lost.statusCode).toBe(503);
    expect(lost.json()).toMatchObject({ details: { cellsMissing: ['b'] } });
    expect((await staff.browser.get(`/api/admin/shipments/${ofCell(a)[0]?.id}`)).statusCode).toBe(
      200,
    );

    const numbers = [ofCell(a)[2], ofCell(b)[2]].map((one) => one?.trackingNumber ?? '');
    expect((await addEvent(numbers)).map(({ refused }) => refused)).toEqual([
      null,
      'temporarily_unavailable',
    ]);

    const file = await staff.browser.get('/api/admin/shipments/export.csv');
    expect(file.headers['content-disposition']).toContain('_without_cell_b.csv"');
    expect(numbersIn(file.body)).toEqual(
      ofCell(a)
        .map(({ trackingNumber }) => trackingNumber)
        .toReversed(),
    );

    b.door.leadTo(b.apiPort, 'stay');
    await untilBack(a);
    const rest = await readAll<StaffShipmentLine>(
      `${list}&after=${encodeURIComponent(first.next)}`.replace('limit=2', 'limit=50'),
      'shipments',
    );
    expect(idsOf([...first.shipments, ...rest]).toSorted()).toEqual(idsOf(booked).toSorted());
  });

  it('does not wait for a silent one for longer than 5 s, and then not each time', async () => {
    b.door.freeze();
    const began = performance.now();
    expect(await read<object>('/api/admin/desk')).toMatchObject({ cellsMissing: ['b'] });
    expect(performance.now() - began).toBeLessThan(8_000);
    const next = performance.now();
    expect(await read<object>('/api/admin/desk')).toMatchObject({ cellsMissing: ['b'] });
    expect(performance.now() - next).toBeLessThan(3_000);
  });
});
