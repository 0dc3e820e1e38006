import { randomUUID } from 'node:crypto';
import type { Booking, RoundLine, Scan } from '@waypost/contract';
import { makePieceNumber } from '@waypost/domain/tracking-number';
import { type RawBuilder, sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { bookShipment, outcomesOf, PARCEL_QUOTE, scanOf } from '../../../testing/builders.ts';
import { bookFollowed, runAllJobs } from '../../../testing/followed-shipments.ts';
import { insertFieldDevice, todayIn } from '../../../testing/field.ts';
import { registerCustomer, registerStaff, type TestStaff } from '../../../testing/people.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';
import { deliveryCodeOf } from '../../core/shipments/index.ts';

const server = useTestServer();
const worker = useTestWorker(server);
const PARIS = '00000000-0000-7000-8000-00000000fa00';
const DAY = todayIn('Europe/Paris');
let dispatcher: TestStaff;
let other: TestStaff;
let driver: Awaited<ReturnType<typeof insertFieldDevice>>;
let stranger: Awaited<ReturnType<typeof insertFieldDevice>>;

beforeAll(async () => {
  await sql`INSERT INTO hubs (id, code, name, city, country, lat, lon, time_zone) VALUES
    (${PARIS}, 'PAR', 'Paris', 'Paris', 'FR', 48.86, 2.35, 'Europe/Paris')`.execute(
    server.owner.db,
  );
  dispatcher = await registerStaff(server, 'operations');
  other = await registerStaff(server, 'operations');
  driver = await insertFieldDevice(server, { kind: 'driver', rights: ['drive'], hubId: PARIS });
  stranger = await insertFieldDevice(server, { kind: 'driver', rights: ['drive'], hubId: PARIS });
});

const PAIR = { ...PARCEL_QUOTE, parcels: [...PARCEL_QUOTE.parcels, ...PARCEL_QUOTE.parcels] };

/** A shipment that has arrived in Paris and goes on from there. */
async function arrive(quote?: object): Promise<Booking> {
  const booking = await bookShipment(server, quote);
  await sql`UPDATE shipments SET hold = NULL WHERE id = ${booking.id}`.execute(server.owner.db);
  await scan(booking, 'ARRIVED');
  await worker.runJob('count_live_shipments', {});
  return booking;
}

let minute = 0;
async function scan(booking: Booking, code: Scan['code'], change: Partial<Scan> = {}) {
  minute += 1;
  const occurredAt = new Date(Date.now() - 3_600_000 + minute * 1000).toISOString();
  const place = { city: 'Paris', country: 'FR' };
  const outcomes = await outcomesOf(server, [
    scanOf(booking.trackingNumber, { code, place, occurredAt, ...change }),
  ]);
  expect(outcomes).toEqual(['recorded']);
}

async function make(bookings: readonly Booking[], change: object = {}): Promise<RoundLine> {
  const answer = await dispatcher.browser.post('/api/admin/dispatch/rounds', {
    id: randomUUID(),
    hubId: PARIS,
    day: DAY,
    name: 'North',
    stops: { refs: bookings.map(({ trackingNumber }) => trackingNumber) },
    ...change,
  });
  expect(answer.json()).toMatchObject({ state: 'draft' });
  return answer.json<RoundLine>();
}

async function released(bookings: readonly Booking[]): Promise<RoundLine> {
  const { id, revision } = await make(bookings, { personId: driver.personId });
  const answer = await dispatcher.browser.post(`/api/admin/dispatch/rounds/${id}/release`, {
    revision,
  });
  expect(answer.json()).toMatchObject({ state: 'released' });
  return answer.json<RoundLine>();
}

type FieldRound = {
  round: { id: string; state: string } | null;
  stops: {
    stopNo: number;
    name: string;
    address: string[];
    pieces: { number: string; standing: string }[];
  }[];
};

async function ownRound(device = driver): Promise<FieldRound> {
  const { headers } = device;
  const answer = await server.app.inject({ url: '/api/field/round', headers });
  expect(answer.statusCode).toBe(200);
  return answer.json<FieldRound>();
}

async function act(acts: object[], device = driver, sent: { sentAt?: string } = {}) {
  const told = acts.map((each) => ({
    actId: randomUUID(),
    occurredAt: new Date().toISOString(),
    ...each,
  }));
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/field/round/acts',
    headers: { ...device.headers, 'sec-fetch-site': 'same-origin' },
    payload: { acts: told, ...sent },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ results: { outcome: string; reason?: string }[]; state: string | null }>();
}

async function stateOf(id: string): Promise<string | undefined> {
  const { rows } = await sql<{ state: string }>`SELECT state FROM rounds WHERE id = ${id}`.execute(
    server.owner.db,
  );
  return rows[0]?.state;
}

async function finish(): Promise<void> {
  await sql`UPDATE rounds SET state = 'closed', closed_at = now() WHERE closed_at IS NULL`.execute(
    server.owner.db,
  );
  await sql`UPDATE stop_pieces SET open = false`.execute(server.owner.db);
  await sql`UPDATE stops SET open = false`.execute(server.owner.db);
}

describe('the pool', () => {
  it('has what the hub delivers, until a round has it', async () => {
    const booking = await arrive();
    const refs = async () => {
      const pool = await dispatcher.browser.get(`/api/admin/dispatch/pool?hubId=${PARIS}`);
      return pool.json<{ deliveries: { ref: string }[] }>().deliveries.map(({ ref }) => ref);
    };
    expect(await refs()).toContain(booking.trackingNumber);
    const round = await make([booking]);
    expect(await refs()).not.toContain(booking.trackingNumber);
    await dispatcher.browser.post(`/api/admin/dispatch/rounds/${round.id}/cancel`, {
      revision: round.revision,
    });
    expect(await refs()).toContain(booking.trackingNumber);
  });

  it('offers nothing with an open exception, and says why it is kept back', async () => {
    const [held, half] = [await arrive(), await arrive(PAIR)];
    await scan(held, 'HELD');
    await scan(half, 'EXCEPTION', {
      ref: makePieceNumber(half.trackingNumber, 2),
      reason: 'damage',
    });
    await worker.runJob('count_live_shipments', {});
    const read = async () =>
      (await dispatcher.browser.get(`/api/admin/dispatch/pool?hubId=${PARIS}`)).json<{
        deliveries: { ref: string }[];
        blocked: { ref: string; obstacle: string }[];
      }>();
    const pool = await read();
    const offered = pool.deliveries.map(({ ref }) => ref);
    expect(offered).not.toContain(held.trackingNumber);
    expect(offered).toContain(half.trackingNumber);
    expect(pool.blocked).toContainEqual(
      expect.objectContaining({ ref: held.trackingNumber, obstacle: 'held' }),
    );
    const board = async () =>
      (await dispatcher.browser.get(`/api/admin/dispatch/board?hubId=${PARIS}`)).json<{
        pool: { deliveries: number };
      }>().pool.deliveries;
    const before = await board();
    await scan(held, 'ARRIVED');
    await worker.runJob('count_live_shipments', {});
    const after = await read();
    expect(after.deliveries.map(({ ref }) => ref)).toContain(held.trackingNumber);
    expect(after.blocked.map(({ ref }) => ref)).not.toContain(held.trackingNumber);
    expect(await board()).toBe(before + 1);
    // everything that is offered can be taken
    const round = await make([held, half]);
    expect(round.stops).toBe(2);
    await finish();
  });
});

describe('a round', () => {
  it('is made once, and a piece is in one open round alone', async () => {
    const [one, two] = [await arrive(), await arrive()];
    const round = await make([one]);
    const again = await other.browser.post('/api/admin/dispatch/rounds', {
      id: randomUUID(),
      hubId: PARIS,
      day: DAY,
      name: 'South',
      stops: { refs: [two.trackingNumber, one.trackingNumber] },
    });
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({
      code: 'stop_taken',
      details: { taken: [one.trackingNumber] },
    });
    // nothing of the refused one is left
    const second = await make([two]);
    expect(second.stops).toBe(1);
    const repeated = await dispatcher.browser.post('/api/admin/dispatch/rounds', {
      id: round.id,
      hubId: PARIS,
      day: DAY,
      name: 'North',
      stops: { refs: [] },
    });
    expect(repeated.json()).toMatchObject({ code: 'form_already_sent' });
    await finish();
  });

  it('takes nothing that is delivered, on hold or unknown', async () => {
    const done = await arrive();
    await scan(done, 'DELIVERED');
    const held = await arrive();
    await sql`UPDATE shipments SET hold = 'awaiting_payment' WHERE id = ${held.id}`.execute(
      server.owner.db,
    );
    for (const ref of [done.trackingNumber, held.trackingNumber, 'WP0NOTHING']) {
      const answer = await dispatcher.browser.post('/api/admin/dispatch/rounds', {
        id: randomUUID(),
        hubId: PARIS,
        day: DAY,
        name: 'North',
        stops: { refs: [ref] },
      });
      expect(answer.json()).toMatchObject({
        code: 'stop_not_possible',
        details: { refused: [ref] },
      });
    }
  });

  it('tells the second of two dispatchers, and nothing vanishes', async () => {
    const bookings = [await arrive(), await arrive()];
    const from = await make(bookings);
    const to = await make([]);
    const move = (stopNos: number[]) => ({
      from: { roundId: from.id, revision: from.revision, stopNos },
      to: { roundId: to.id, revision: to.revision },
    });
    const answers = await Promise.all([
      dispatcher.browser.post('/api/admin/dispatch/moves', move([1])),
      other.browser.post('/api/admin/dispatch/moves', move([1, 2])),
    ]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: 'round_changed',
    });
    const { rows } = await sql<{ ref: string }>`
      SELECT ref FROM stop_pieces WHERE round_id IN (${from.id}, ${to.id}) AND open`.execute(
      server.owner.db,
    );
    expect(rows.map(({ ref }) => ref).toSorted()).toEqual(
      bookings.map(({ trackingNumber }) => trackingNumber).toSorted(),
    );
    await finish();
  });

  it('is put in order as a whole', async () => {
    const round = await make([await arrive(), await arrive(), await arrive()]);
    const path = `/api/admin/dispatch/rounds/${round.id}/order`;
    const { revision } = round;
    const partly = await dispatcher.browser.put(path, { revision, stopNos: [3, 1] });
    expect(partly.json()).toMatchObject({ code: 'stop_not_possible' });
    const ordered = await dispatcher.browser.put(path, { revision, stopNos: [3, 1, 2] });
    expect(ordered.json()).toMatchObject({ state: 'planned', revision: revision + 1 });
    const full = await dispatcher.browser.get(`/api/admin/dispatch/rounds/${round.id}`);
    const { stops } = full.json<{ stops: { stopNo: number }[] }>();
    expect(stops.map(({ stopNo }) => stopNo)).toEqual([3, 1, 2]);
    await finish();
  });

  it('needs somebody who may drive before it is released, and has no addresses until then', async () => {
    const round = await make([await arrive()]);
    const path = `/api/admin/dispatch/rounds/${round.id}`;
    const early = await dispatcher.browser.post(`${path}/release`, { revision: round.revision });
    expect(early.json()).toMatchObject({ code: 'round_incomplete' });
    const walker = await insertFieldDevice(server, { rights: ['hub'], hubId: PARIS });
    const change = { name: 'North', vehicleId: null, revision: round.revision };
    const refused = await dispatcher.browser.put(path, { ...change, personId: walker.personId });
    expect(refused.json()).toMatchObject({ code: 'field_person_not_found' });
    const before = await dispatcher.browser.get(path);
    expect(before.json<{ stops: { to: unknown }[] }>().stops[0]?.to).toBeNull();
    const given = await dispatcher.browser.put(path, { ...change, personId: driver.personId });
    const { revision } = given.json<RoundLine>();
    await dispatcher.browser.post(`${path}/release`, { revision });
    const after = await dispatcher.browser.get(path);
    expect(after.json<{ stops: { to: { name: string } }[] }>().stops[0]?.to.name).not.toBe('');
    const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM audit_log
      WHERE action = 'round.read' AND subject = ${`round:${round.id}`}`.execute(server.owner.db);
    expect(rows[0]?.count).toBe(2);
    await finish();
  });
});

describe('a round on the road', () => {
  it('closes by itself when each piece is handed over or scanned in, and its lists agree', async () => {
    const [pair, single] = [await arrive(PAIR), await arrive()];
    const piece = (no: number) => ({ ref: makePieceNumber(pair.trackingNumber, no) });
    const { id } = await released([pair, single]);
    const mine = await ownRound();
    expect(mine.round).toMatchObject({ id, state: 'loading' });
    expect(mine.stops.flatMap(({ pieces }) => pieces)).toHaveLength(3);
    expect(mine.stops[0]?.name).not.toBe('');
    expect(mine.stops[0]?.address.length).toBeGreaterThan(0);
    expect((await ownRound(stranger)).round).toBeNull();

    await scan(pair, 'OUT_FOR_DELIVERY', piece(1));
    await scan(single, 'OUT_FOR_DELIVERY');
    expect(await act([{ kind: 'depart' }])).toMatchObject({ state: 'out' });
    const standings = (await ownRound()).stops.flatMap(({ pieces }) =>
      pieces.map(({ standing }) => standing),
    );
    expect(standings.toSorted()).toEqual(['loaded', 'loaded', 'waiting']);
    const board = async () => {
      const answer = await dispatcher.browser.get(`/api/admin/dispatch/board?hubId=${PARIS}`);
      expect(answer.json()).toMatchObject({ day: DAY });
      const { rounds } = answer.json<{ rounds: RoundLine[] }>();
      return rounds.find((round) => round.id === id);
    };
    expect(await board()).toMatchObject({
      pieces: { loaded: 2, waiting: 1, done: 0, failed: 0 },
      stopStates: { open: 2 },
    });
    await scan(pair, 'DELIVERED', { ...piece(1), handover: 'neighbour' });
    await scan(single, 'EXCEPTION', { reason: 'failed_attempt', detail: 'absent' });
    expect(await board()).toMatchObject({
      pieces: { loaded: 0, waiting: 1, done: 1, failed: 1 },
      stopStates: { partly: 1, failed: 1 },
    });
    expect(await act([{ kind: 'return' }, { kind: 'close' }])).toMatchObject({ state: 'back' });
    await worker.runJob('settle_rounds', {});
    expect(await stateOf(id)).toBe('back');
    await scan(single, 'ARRIVED', { detail: 'out_of_time' });
    await worker.runJob('settle_rounds', {});
    expect(await stateOf(id)).toBe('closed');
    expect((await ownRound()).round).toBeNull();
    // what came back may go out again
    const next = await make([single, pair]);
    expect(next.pieces).toMatchObject({ waiting: 2, done: 0 });
    await finish();
  });

  it('says what is to be collected at each door, to the dispatcher and to the courier, until it is paid', async () => {
    const [paid, owed] = [await arrive(), await arrive()];
    await sql`UPDATE shipments SET payment_method = 'card' WHERE id = ${paid.id}`.execute(
      server.owner.db,
    );
    const { id } = await released([paid, owed]);
    const { rows } = await sql<{ cents: number }>`
      SELECT price_cents::int AS cents FROM shipments WHERE id = ${owed.id}`.execute(
      server.owner.db,
    );
    const due = { cents: rows[0]?.cents, currency: 'EUR' };
    const byRef = (stops: { pieces: { number: string }[]; due: unknown }[]) =>
      Object.fromEntries(stops.map((stop) => [stop.pieces[0]?.number.slice(0, 16), stop.due]));
    const wanted = { [paid.trackingNumber]: null, [owed.trackingNumber]: due };
    const mine = (await ownRound()) as unknown as { stops: Parameters<typeof byRef>[0] };
    expect(byRef(mine.stops)).toEqual(wanted);
    const full = await dispatcher.browser.get(`/api/admin/dispatch/rounds/${id}`);
    expect(byRef(full.json<{ stops: Parameters<typeof byRef>[0] }>().stops)).toEqual(wanted);
    const pool = await dispatcher.browser.get(`/api/admin/dispatch/pool?hubId=${PARIS}`);
    expect(pool.statusCode).toBe(200);

    await scan(owed, 'OUT_FOR_DELIVERY');
    await scan(owed, 'DELIVERED', {
      collected: { cents: due.cents ?? 0, currency: 'EUR' },
    });
    await worker.runJobs();
    const after = await dispatcher.browser.get(`/api/admin/dispatch/rounds/${id}`);
    expect(byRef(after.json<{ stops: Parameters<typeof byRef>[0] }>().stops)).toEqual({
      [paid.trackingNumber]: null,
      [owed.trackingNumber]: null,
    });
    await finish();
  });

  it('leaves although another act of the same call cannot be read, which is refused', async () => {
    const { id } = await released([await arrive()]);
    await ownRound();
    const unreadable = { actId: randomUUID(), kind: 'call', stopNo: 1, detail: 'unheard_of' };
    const { results, state } = await act([unreadable, { kind: 'depart' }]);
    expect(results).toMatchObject([
      { actId: unreadable.actId, outcome: 'refused', reason: 'unreadable' },
      { outcome: 'recorded' },
    ]);
    expect(state).toBe('out');
    expect(await stateOf(id)).toBe('out');
    await finish();
  });

  it('counts what is told twice once, and takes nothing from another courier', async () => {
    const { id } = await released([await arrive()]);
    await ownRound();
    const depart = { actId: randomUUID(), kind: 'depart' };
    expect((await act([depart, depart])).results.map(({ outcome }) => outcome)).toEqual([
      'recorded',
      'known',
    ]);
    expect((await act([{ kind: 'return', roundId: id }], stranger)).results[0]).toMatchObject({
      outcome: 'refused',
      reason: 'no_round',
    });
    expect((await act([{ kind: 'arrive', stopNo: 9 }])).results[0]).toMatchObject({
      reason: 'no_stop',
    });
    expect((await act([{ kind: 'close' }])).results[0]).toMatchObject({ reason: 'not_possible' });
    expect(await stateOf(id)).toBe('out');
    await finish();
  });

  it('has the times of a phone whose clock is an hour off as they were, and none in the future', async () => {
    const { id } = await released([await arrive()]);
    await ownRound();
    const clock = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    await act([{ kind: 'depart', occurredAt: clock(-70) }], driver, { sentAt: clock(-60) });
    await act([{ kind: 'arrive', stopNo: 1, occurredAt: clock(55) }], driver, {
      sentAt: clock(60),
    });
    await act([{ kind: 'call', stopNo: 1, occurredAt: clock(60) }]);
    const { rows } = await sql<{ kind: string; minutes: number }>`
      SELECT kind, round(extract(epoch FROM occurred_at - now()) / 60)::int AS minutes FROM stop_acts
      WHERE round_id = ${id} ORDER BY occurred_at`.execute(server.owner.db);
    expect(rows).toEqual([
      { kind: 'depart', minutes: -10 },
      { kind: 'arrive', minutes: -5 },
      { kind: 'call', minutes: 0 },
    ]);
    await finish();
  });

  it('puts what did not come back on the desk, and takes it off when it is found', async () => {
    const booking = await arrive();
    const { id } = await released([booking]);
    await ownRound();
    await scan(booking, 'OUT_FOR_DELIVERY');
    await act([{ kind: 'depart' }, { kind: 'return' }]);
    const path = `/api/admin/dispatch/rounds/${id}/close`;
    const { revision } = (await dispatcher.browser.get(`/api/admin/dispatch/rounds/${id}`)).json<{
      round: RoundLine;
    }>().round;
    const refused = await dispatcher.browser.post(path, { revision });
    expect(refused.json()).toMatchObject({ code: 'round_pieces_open' });
    expect(await act([{ kind: 'close', detail: 'missing' }])).toMatchObject({ state: 'closed' });
    const items = async () => {
      const { rows } = await sql<{ subject: string; state: string }>`
        SELECT subject, state FROM desk_items
        WHERE kind = 'missing_piece' AND shipment_id = ${booking.id}`.execute(server.owner.db);
      return rows;
    };
    const subject = makePieceNumber(booking.trackingNumber, 1);
    expect(await items()).toEqual([{ subject, state: 'open' }]);
    await scan(booking, 'ARRIVED');
    await worker.runJob('settle_rounds', {});
    expect(await items()).toEqual([{ subject, state: 'closed' }]);
  });

  it('is neither cancelled nor emptied while a piece of it is in the van', async () => {
    const booking = await arrive();
    const { id } = await released([booking]);
    await ownRound();
    await scan(booking, 'OUT_FOR_DELIVERY');
    const path = `/api/admin/dispatch/rounds/${id}`;
    const { revision } = (await dispatcher.browser.get(path)).json<{ round: RoundLine }>().round;
    const cancelled = await dispatcher.browser.post(`${path}/cancel`, { revision });
    expect(cancelled.json()).toMatchObject({ code: 'round_pieces_open' });
    const move = { from: { roundId: id, revision, stopNos: [1] }, to: null };
    const moved = await dispatcher.browser.post('/api/admin/dispatch/moves', move);
    expect(moved.json()).toMatchObject({ code: 'round_pieces_open' });
    await scan(booking, 'ARRIVED');
    expect((await dispatcher.browser.post(`${path}/cancel`, { revision })).statusCode).toBe(200);
  });

  it('is cancelled after its day when it was never released, and its parcels are in the pool again', async () => {
    const booking = await arrive();
    const { id } = await make([booking]);
    await worker.runJob('settle_rounds', {});
    expect(await stateOf(id)).toBe('draft');
    await sql`UPDATE rounds SET day = current_date - 3 WHERE id = ${id}`.execute(server.owner.db);
    await worker.runJob('settle_rounds', {});
    expect(await stateOf(id)).toBe('cancelled');
    await make([booking]);
    await finish();
  });

  it('is cancelled after its day when it never left, and its parcels are in the pool again', async () => {
    const booking = await arrive();
    const { id } = await released([booking]);
    await ownRound();
    await worker.runJob('settle_rounds', {});
    expect(await stateOf(id)).toBe('loading');
    await sql`UPDATE rounds SET day = current_date - 3 WHERE id = ${id}`.execute(server.owner.db);
    await worker.runJob('settle_rounds', {});
    expect(await stateOf(id)).toBe('cancelled');
    await make([booking]);
    await finish();
  });

  it('is closed after its day when its departure is not known and a parcel of it was handed over', async () => {
    const [given, left] = [await arrive(), await arrive()];
    const { id } = await released([given, left]);
    await ownRound();
    await scan(given, 'DELIVERED', { handover: 'neighbour' });
    await sql`UPDATE rounds SET day = current_date - 3 WHERE id = ${id}`.execute(server.owner.db);
    await worker.runJob('settle_rounds', {});
    expect(await stateOf(id)).toBe('closed');
    await make([left]);
    await finish();
  });

  it('is closed although another one cannot be read', async () => {
    const [broken, sound] = [await arrive(), await arrive()];
    const first = await released([broken]);
    await ownRound();
    await act([{ kind: 'depart' }, { kind: 'return' }]);
    await sql`UPDATE rounds SET day = day - 1 WHERE id = ${first.id}`.execute(server.owner.db);
    const second = await released([sound]);
    const acts = [{ kind: 'depart' }, { kind: 'return' }];
    await act(acts.map((each) => ({ ...each, roundId: second.id })));
    const setFold = (fold: RawBuilder<string>) =>
      sql`UPDATE shipment_state SET fold = ${fold} WHERE shipment_id = ${broken.id}`.execute(
        server.owner.db,
      );
    await setFold(sql`'x' || fold`);
    await expect(worker.runJob('settle_rounds', {})).rejects.toThrow('were not settled');
    expect(await stateOf(first.id)).toBe('back');
    expect(await stateOf(second.id)).toBe('closed');
    await setFold(sql`substr(fold, 2)`);
    await worker.runJob('settle_rounds', {});
    expect(await stateOf(first.id)).toBe('closed');
    await finish();
  });

  it('is on the desk when nobody closes it, until it is closed', async () => {
    const booking = await arrive();
    const { id } = await released([booking]);
    await ownRound();
    await scan(booking, 'OUT_FOR_DELIVERY');
    await sql`UPDATE rounds SET day = current_date - 3 WHERE id = ${id}`.execute(server.owner.db);
    await worker.runJob('settle_rounds', {});
    await worker.runJob('settle_rounds', {});
    const items = async () => {
      const { rows } = await sql<{ state: string }>`
        SELECT state FROM desk_items WHERE kind = 'round_not_closed' AND subject = ${id}`.execute(
        server.owner.db,
      );
      return rows.map(({ state }) => state);
    };
    expect(await items()).toEqual(['open']);
    await finish();
    await worker.runJob('settle_rounds', {});
    expect(await items()).toEqual(['closed']);
  });

  it('is closed some hours after its day if nothing is in the van, though its phone never told the return', async () => {
    const [given, back] = [await arrive(), await arrive()];
    const { id } = await released([given, back]);
    await ownRound();
    for (const booking of [given, back]) await scan(booking, 'OUT_FOR_DELIVERY');
    await act([{ kind: 'depart' }]);
    await scan(given, 'DELIVERED', { handover: 'neighbour' });
    const settled = async () => {
      await worker.runJob('settle_rounds', {});
      return stateOf(id);
    };
    const hours = (count: number) =>
      sql`UPDATE hubs SET time_zone = zone.name FROM (SELECT name FROM pg_timezone_names
          WHERE name LIKE 'Etc/GMT%' AND extract(hour FROM now() AT TIME ZONE name) = ${count}
          LIMIT 1) AS zone WHERE id = ${PARIS}`.execute(server.owner.db);
    const yesterday = () =>
      sql`UPDATE rounds SET day = (SELECT (now() AT TIME ZONE time_zone)::date - 1 FROM hubs
          WHERE hubs.id = hub_id) WHERE id = ${id}`.execute(server.owner.db);
    await hours(5);
    await yesterday();
    // one piece is in the van, and nobody says that it is missing
    expect(await settled()).toBe('out');
    await scan(back, 'ARRIVED', { detail: 'out_of_time' });
    await hours(2);
    await yesterday();
    expect(await settled()).toBe('out');
    await hours(5);
    await yesterday();
    expect(await settled()).toBe('closed');
    await sql`UPDATE hubs SET time_zone = 'Europe/Paris' WHERE id = ${PARIS}`.execute(
      server.owner.db,
    );
    await make([back]);
    await finish();
  });

  it('is ended by staff when its phone is lost, and what the phone tells later is answered and counts', async () => {
    const booking = await arrive();
    const { id } = await released([booking]);
    await ownRound();
    await scan(booking, 'OUT_FOR_DELIVERY');
    await act([{ kind: 'depart' }]);
    const path = `/api/admin/dispatch/rounds/${id}`;
    const { revision } = (await dispatcher.browser.get(path)).json<{ round: RoundLine }>().round;
    const stale = await dispatcher.browser.post(`${path}/return`, { revision: revision - 1 });
    expect(stale.json()).toMatchObject({ code: 'round_changed' });
    const answer = await dispatcher.browser.post(`${path}/return`, { revision });
    expect(answer.json()).toMatchObject({ state: 'back', pieces: { loaded: 1 } });
    const back = answer.json<RoundLine>();
    expect(back.backAt).not.toBeNull();
    const again = { revision: back.revision };
    expect((await dispatcher.browser.post(`${path}/return`, again)).json()).toMatchObject({
      code: 'round_not_changeable',
    });
    const { rows } = await sql`SELECT actor_id FROM audit_log
      WHERE action = 'round.return' AND subject = ${`round:${id}`}`.execute(server.owner.db);
    expect(rows).toHaveLength(1);

    // the phone has a line again
    const late = [{ kind: 'depart' }, { kind: 'arrive', stopNo: 1 }, { kind: 'return' }];
    expect((await act(late)).results.map(({ outcome }) => outcome)).toEqual([
      'recorded',
      'recorded',
      'recorded',
    ]);
    expect(await stateOf(id)).toBe('back');
    const closed = await dispatcher.browser.post(`${path}/close`, { ...again, missing: true });
    expect(closed.json()).toMatchObject({ state: 'closed' });
    const named = [...late, { kind: 'close' }].map((each) => ({ ...each, roundId: id }));
    expect((await act(named)).results.map(({ outcome }) => outcome)).toEqual([
      'refused',
      'refused',
      'refused',
      'recorded',
    ]);
    await scan(booking, 'DELIVERED', { handover: 'neighbour' });
    await worker.runJob('settle_rounds', {});
    const { rows: items } = await sql`SELECT state FROM desk_items
      WHERE kind = 'missing_piece' AND shipment_id = ${booking.id}`.execute(server.owner.db);
    expect(items).toEqual([{ state: 'closed' }]);
  });

  it('keeps names and addresses for seven days after its day if nobody closes it', async () => {
    const { id } = await released([await arrive()]);
    const daysAgo = async (days: number) => {
      await sql`UPDATE rounds SET day = current_date - ${days}::int WHERE id = ${id}`.execute(
        server.owner.db,
      );
      await worker.runJob('erase_round_addresses', {});
      const { rows } = await sql<{ count: number }>`
        SELECT count(*)::int AS count FROM stop_private WHERE round_id = ${id}`.execute(
        server.owner.db,
      );
      return rows[0]?.count;
    };
    expect(await daysAgo(7)).toBe(1);
    expect(await daysAgo(8)).toBe(0);
    expect((await ownRound()).stops).toMatchObject([{ name: '' }]);
    await finish();
  });

  it('keeps names and addresses for a day after it was closed, and no longer', async () => {
    const { id } = await released([await arrive()]);
    const count = async () => {
      const { rows } = await sql<{ count: number }>`
        SELECT count(*)::int AS count FROM stop_private WHERE round_id = ${id}`.execute(
        server.owner.db,
      );
      return rows[0]?.count;
    };
    await finish();
    await worker.runJob('erase_round_addresses', {});
    expect(await count()).toBe(1);
    await sql`UPDATE rounds SET closed_at = now() - interval '25 hours' WHERE id = ${id}`.execute(
      server.owner.db,
    );
    await worker.runJob('erase_round_addresses', {});
    expect(await count()).toBe(0);
  });

  it('keeps of a door no more than its city a day after it was closed', async () => {
    const { id } = await released([await arrive()]);
    await sql`UPDATE stops SET lat = 50.84567, lon = 4.35218, point_source = 'door', postal_code = '1000',
      address_key = '\\x00' WHERE round_id = ${id}`.execute(server.owner.db);
    await finish();
    await sql`UPDATE rounds SET closed_at = now() - interval '25 hours' WHERE id = ${id}`.execute(
      server.owner.db,
    );
    await worker.runJob('erase_round_addresses', {});
    const { rows } = await sql`SELECT lat, lon, point_source, postal_code, address_key, city
      FROM stops WHERE round_id = ${id}`.execute(server.owner.db);
    expect(rows).toEqual([
      {
        lat: 50.85,
        lon: 4.35,
        pointSource: 'city',
        postalCode: '',
        addressKey: null,
        city: expect.stringMatching(/\w/),
      },
    ]);
  });

  it('is given to a phone with one row of the audit log for each revision', async () => {
    const { id } = await released([await arrive()]);
    await ownRound();
    await ownRound();
    const { rows } = await sql<{ actorKind: string; details: { stops: number } }>`
      SELECT actor_kind, details FROM audit_log
      WHERE action = 'round.give' AND subject = ${`round:${id}`}`.execute(server.owner.db);
    expect(rows).toMatchObject([{ actorKind: 'field', details: { stops: 1 } }]);
    await finish();
  });
});

describe('a courier who does not have the round', () => {
  it('can neither read nor change it by any endpoint for couriers', async () => {
    const booking = await arrive();
    const { id } = await released([booking]);
    const [stop] = (await ownRound()).stops;
    const get = (url: string) => server.app.inject({ url, headers: stranger.headers });
    const post = (url: string, payload: object) =>
      server.app.inject({
        method: 'POST',
        url,
        headers: { ...stranger.headers, 'sec-fetch-site': 'same-origin' },
        payload,
      });
    const told = { actId: randomUUID(), occurredAt: new Date().toISOString() };
    const asked: Record<string, () => ReturnType<typeof get>> = {
      readOwnRound: () => get('/api/field/round'),
      recordRoundActs: () =>
        post('/api/field/round/acts', {
          acts: [{ ...told, kind: 'depart', stopNo: stop?.stopNo, roundId: id }],
        }),
      proveDeliveryCode: () => post(`/api/field/stops/${stop?.stopNo}/code`, { code: '000000' }),
      declareCash: () =>
        post('/api/field/cash/counts', {
          countId: randomUUID(),
          amounts: [{ currency: 'EUR', cents: 100 }],
        }),
      readOwnCash: () => get('/api/field/cash/own'),
    };
    const ofCouriers = [...server.app.accessByEndpoint]
      .filter(([, access]) => 'field' in access && access.field === 'drive')
      .map(([name]) => name);
    expect(Object.keys(asked).toSorted(), 'every one of them').toEqual(ofCouriers.toSorted());
    const ofTheRound = [id, booking.trackingNumber, stop?.name ?? '', stop?.address[0] ?? ''];
    for (const [name, ask] of Object.entries(asked)) {
      const { body } = await ask();
      expect(
        ofTheRound.filter((text) => body.includes(text)),
        name,
      ).toEqual([]);
    }
    // read by its own courier, and nothing more
    expect(await stateOf(id)).toBe('loading');
    await finish();
  });
});

describe('the code of a recipient', () => {
  it('is in the email that says the parcel is out for delivery, of insured parcels alone', async () => {
    const shipper = await registerCustomer(server, worker);
    const codesMailed = async (insured: boolean) => {
      const booking = await bookFollowed(server, worker, shipper);
      await sql`UPDATE shipments SET insured = ${insured} WHERE id = ${booking.id}`.execute(
        server.owner.db,
      );
      worker.mails.length = 0;
      await scan(booking, 'OUT_FOR_DELIVERY');
      await runAllJobs(worker);
      const code = deliveryCodeOf(server.ctx, booking.id);
      const toRecipient = worker.mails.filter(({ to }) => to === booking.recipientEmail);
      expect(toRecipient).toHaveLength(1);
      return worker.mails.filter(({ text, html }) => `${text} ${html}`.includes(code)).length;
    };
    expect(await codesMailed(true)).toBe(1);
    expect(await codesMailed(false)).toBe(0);
  });

  it('may be tried five times, whoever asks, and then stands on the desk', async () => {
    const booking = await arrive();
    await released([booking]);
    const [stop] = (await ownRound()).stops;
    const right = deliveryCodeOf(server.ctx, booking.id);
    const wrong = right === '000000' ? '000001' : '000000';
    const prove = async (code: string, device = driver) => {
      const answer = await server.app.inject({
        method: 'POST',
        url: `/api/field/stops/${stop?.stopNo}/code`,
        headers: { ...device.headers, 'sec-fetch-site': 'same-origin' },
        payload: { code },
      });
      return answer.json<{ right: boolean; triesLeft: number; code?: string }>();
    };
    expect((await prove(right, stranger)).code).toBe('round_not_found');
    const tried = await Promise.all(Array.from({ length: 5 }, () => prove(wrong)));
    expect(new Set(tried.map(({ triesLeft }) => triesLeft))).toEqual(new Set([0, 1, 2, 3, 4]));
    expect(await prove(right)).toEqual({ right: false, triesLeft: 0 });
    const { rows } = await sql`SELECT 1 FROM desk_items
      WHERE kind = 'code_failed' AND shipment_id = ${booking.id}`.execute(server.owner.db);
    expect(rows).toHaveLength(1);
    await finish();

    const second = await arrive();
    await released([second]);
    const code = deliveryCodeOf(server.ctx, second.id);
    expect(await prove(code)).toEqual({ right: true, triesLeft: 4 });
    await finish();
  });
});
