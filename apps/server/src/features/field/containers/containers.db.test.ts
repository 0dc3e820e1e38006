import { randomUUID } from 'node:crypto';
import type { Booking } from '@waypost/contract';
import { makePieceNumber, makeTrackingNumber } from '@waypost/domain/tracking-number';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { bookShipment, outcomesOf, PARCEL_QUOTE, scanOf } from '../../../testing/builders.ts';
import {
  at,
  eventsOfPiece,
  newCode,
  outcomesOfActs,
  tellActs,
} from '../../../testing/containers.ts';
import { COOKIES } from '../../../platform/http/cookies.ts';
import { hashSecret, newSessionSecret } from '../../../platform/random.ts';
import { insertFieldDevice } from '../../../testing/field.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';

const server = useTestServer();
const worker = useTestWorker(server);
const ANTWERP = '00000000-0000-7000-8000-00000000ce01';
const PARIS = '00000000-0000-7000-8000-00000000ce02';
const GHENT = '00000000-0000-7000-8000-00000000ce03';

type Phone = Awaited<ReturnType<typeof insertFieldDevice>>;
let antwerp: Phone;
let colleague: Phone;
let paris: Phone;
let ghent: Phone;

beforeAll(async () => {
  await sql`INSERT INTO hubs (id, code, name, city, country, lat, lon, time_zone) VALUES
    (${ANTWERP}, 'CANR', 'Antwerp', 'Antwerp', 'BE', 51.2, 4.4, 'Europe/Brussels'),
    (${PARIS}, 'CPAR', 'Paris', 'Paris', 'FR', 48.86, 2.35, 'Europe/Paris'),
    (${GHENT}, 'CGNE', 'Ghent', 'Ghent', 'BE', 51.05, 3.72, 'Europe/Brussels')`.execute(
    server.owner.db,
  );
  const rights = ['hub'] as const;
  antwerp = await insertFieldDevice(server, { rights, hubId: ANTWERP });
  colleague = await insertFieldDevice(server, { rights, hubId: ANTWERP });
  paris = await insertFieldDevice(server, { rights, hubId: PARIS });
  ghent = await insertFieldDevice(server, { rights, hubId: GHENT });
});

const PAIR = { ...PARCEL_QUOTE, parcels: [...PARCEL_QUOTE.parcels, ...PARCEL_QUOTE.parcels] };

const open = (code: string, toHubId = PARIS) => ({
  kind: 'open',
  code,
  container: 'cage',
  toHubId,
});
const put = (code: string, { trackingNumber }: { trackingNumber: string }, pieceNo = 1) => ({
  kind: 'put',
  code,
  ref: makePieceNumber(trackingNumber, pieceNo),
});
const plan = (tripId: string, toHubId = PARIS) => ({
  kind: 'trip_plan',
  tripId,
  toHubId,
  vehicle: '1-ABC-234',
});

/** A container with these pieces, closed at minute 10 and loaded on a trip that has not left. */
async function loaded(bookings: readonly Booking[], toHubId = PARIS) {
  const code = newCode();
  const tripId = randomUUID();
  const outcomes = await outcomesOfActs(server, antwerp, [
    open(code, toHubId),
    ...bookings.map((booking) => ({ ...put(code, booking), occurredAt: at(5) })),
    { kind: 'close', code, seal: 'S-1', occurredAt: at(10) },
    { ...plan(tripId, toHubId), occurredAt: at(11) },
    { kind: 'load', code, tripId, occurredAt: at(12) },
  ]);
  expect(new Set(outcomes)).toEqual(new Set(['recorded']));
  return { code, tripId };
}

const depart = (tripId: string, minute = 20) => ({
  kind: 'trip_depart',
  tripId,
  seal: 'D-9',
  occurredAt: at(minute),
});
const arrive = (code: string, minute = 60) => ({ kind: 'arrive', code, occurredAt: at(minute) });

async function rowOf(code: string) {
  const { rows } = await sql<{ id: string; state: string; hubId: string; seal: string }>`
    SELECT id, state, hub_id, seal FROM containers WHERE code = ${code}
    ORDER BY opened_at DESC LIMIT 1`.execute(server.owner.db);
  return rows[0];
}

async function insideOf(code: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM container_pieces p
    JOIN containers c ON c.id = p.container_id
    WHERE c.code = ${code} AND c.emptied_at IS NULL AND p.out_at IS NULL`.execute(server.owner.db);
  return rows[0]?.count ?? 0;
}

async function deskOf(kind: string, subject: string): Promise<string[]> {
  const { rows } = await sql<{ state: string }>`
    SELECT state FROM desk_items WHERE kind::text = ${kind} AND subject = ${subject}`.execute(
    server.owner.db,
  );
  return rows.map(({ state }) => state);
}

describe('acts with containers', () => {
  it('are recorded although one of them cannot be read, which is refused', async () => {
    const [code, other] = [newCode(), newCode()];
    const booking = await bookShipment(server);
    const acts = [
      open(code),
      { ...plan(randomUUID()), vehicle: 'x'.repeat(41) },
      put(code, booking),
      { kind: 'unpack', code },
      open(other),
    ];
    const results = await tellActs(server, antwerp, [...acts, { actId: 7, kind: 'open' }]);
    expect(results.map(({ outcome, reason }) => reason ?? outcome)).toEqual([
      'recorded',
      'unreadable',
      'recorded',
      'unreadable',
      'recorded',
      'unreadable',
    ]);
    expect(results[1]).toEqual({
      actId: expect.any(String),
      outcome: 'refused',
      reason: 'unreadable',
    });
    expect(results[5]?.actId).toBeNull();
    expect(await insideOf(code)).toBe(1);
  });
});

describe('what a phone tells after it was moved to another hub', () => {
  async function movedToGhent() {
    const phone = await insertFieldDevice(server, { rights: ['hub'], hubId: ANTWERP });
    const earlier = phone.shiftId;
    const secret = newSessionSecret(0);
    await sql`UPDATE shifts SET ended_at = now() WHERE id = ${earlier}`.execute(server.owner.db);
    await sql`UPDATE field_devices SET hub_id = ${GHENT} WHERE id = ${phone.deviceId}`.execute(
      server.owner.db,
    );
    await sql`INSERT INTO shifts (id, device_id, source_id, person_id, hub_id, secret_hash, ends_at)
      VALUES (${randomUUID()}, ${phone.deviceId}, ${phone.sourceId}, ${phone.personId},
        ${GHENT}, ${hashSecret(secret)}, now() + interval '14 hours')`.execute(server.owner.db);
    const [ofDevice] = phone.headers.cookie.split('; ');
    const headers = { cookie: `${ofDevice}; ${COOKIES.shift}=${secret}` };
    return { earlier, now: { ...phone, headers } };
  }

  it('counts at the hub of the shift in which it was done', async () => {
    const booking = await bookShipment(server);
    const { earlier: shiftId, now } = await movedToGhent();
    const [code, tripId] = [newCode(), randomUUID()];
    const acts = [
      open(code),
      put(code, booking),
      { kind: 'close', code, seal: '' },
      plan(tripId),
      { kind: 'load', code, tripId },
      { kind: 'trip_depart', tripId, seal: '' },
    ];
    const told = acts.map((act) => ({ ...act, shiftId }));
    expect(new Set(await outcomesOfActs(server, now, told))).toEqual(new Set(['recorded']));
    await worker.runJobs();
    expect(await eventsOfPiece(server, booking.id)).toEqual(['DEPARTED Antwerp']);
    const here = newCode();
    expect(await outcomesOfActs(server, now, [open(here)])).toEqual(['recorded']);
    expect(await rowOf(here)).toMatchObject({ hubId: GHENT });
  });

  it('counts at the hub of the phone if the shift is of another phone', async () => {
    const { now } = await movedToGhent();
    const code = newCode();
    await outcomesOfActs(server, now, [{ ...open(code), shiftId: antwerp.shiftId }]);
    expect(await rowOf(code)).toMatchObject({ hubId: GHENT });
  });
});

describe('a container on a trip', () => {
  it('gives each of its pieces a departure and, by one scan, an arrival', async () => {
    const [one, two] = [await bookShipment(server), await bookShipment(server, PAIR)];
    const { code, tripId } = await loaded([one, two]);
    expect(await outcomesOfActs(server, antwerp, [depart(tripId)])).toEqual(['recorded']);
    expect(await rowOf(code)).toMatchObject({ state: 'departed', seal: 'S-1' });
    await worker.runJobs();
    expect(await eventsOfPiece(server, one.id)).toEqual(['DEPARTED Antwerp']);
    expect(await outcomesOfActs(server, paris, [arrive(code)])).toEqual(['recorded']);
    await worker.runJobs();
    const both = ['DEPARTED Antwerp', 'ARRIVED Paris'];
    expect(await eventsOfPiece(server, one.id)).toEqual(both);
    expect(await eventsOfPiece(server, two.id)).toEqual(both);
    // the second piece was in no container
    expect(await eventsOfPiece(server, two.id, 2)).toEqual([]);
    expect(await rowOf(code)).toMatchObject({ state: 'arrived', hubId: PARIS });
    const answer = await server.app.inject({
      url: `/api/track/many?refs=${one.trackingNumber}`,
    });
    expect(JSON.stringify(answer.json())).toContain('Paris');
  });

  it('is the same however often a call is repeated after a lost answer', async () => {
    const booking = await bookShipment(server);
    const [code, tripId] = [newCode(), randomUUID()];
    const acts = [
      open(code),
      put(code, booking),
      { kind: 'close', code, seal: '' },
      plan(tripId),
      { kind: 'load', code, tripId },
      { kind: 'trip_depart', tripId, seal: '' },
    ].map((act) => ({ ...act, actId: randomUUID() }));
    expect(new Set(await outcomesOfActs(server, antwerp, acts))).toEqual(new Set(['recorded']));
    expect(new Set(await outcomesOfActs(server, antwerp, acts))).toEqual(new Set(['known']));
    await worker.runJobs();
    expect(await eventsOfPiece(server, booking.id)).toEqual(['DEPARTED Antwerp']);
  });

  it('has arrived once when two phones tell that it arrived', async () => {
    const booking = await bookShipment(server);
    const { code, tripId } = await loaded([booking]);
    await tellActs(server, antwerp, [depart(tripId)]);
    const other = await insertFieldDevice(server, { rights: ['hub'], hubId: PARIS });
    expect(await outcomesOfActs(server, paris, [arrive(code)])).toEqual(['recorded']);
    expect(await outcomesOfActs(server, other, [arrive(code, 61)])).toEqual(['recorded']);
    // told late by a third one, of a moment before
    expect(await outcomesOfActs(server, paris, [arrive(code, 59)])).toEqual(['recorded']);
    await worker.runJobs();
    expect(await eventsOfPiece(server, booking.id)).toEqual(['DEPARTED Antwerp', 'ARRIVED Paris']);
  });

  it('arrives at a hub for which it was not meant, and goes on from there', async () => {
    const booking = await bookShipment(server);
    const { code, tripId } = await loaded([booking]);
    await tellActs(server, antwerp, [depart(tripId)]);
    expect(await outcomesOfActs(server, ghent, [arrive(code)])).toEqual(['recorded']);
    expect(await rowOf(code)).toMatchObject({ state: 'arrived', hubId: GHENT });
    const onward = randomUUID();
    const acts = [
      { ...plan(onward), occurredAt: at(70) },
      { kind: 'load', code, tripId: onward, occurredAt: at(71) },
      { ...depart(onward, 80) },
    ];
    expect(new Set(await outcomesOfActs(server, ghent, acts))).toEqual(new Set(['recorded']));
    await tellActs(server, paris, [arrive(code, 120)]);
    await worker.runJobs();
    expect(await eventsOfPiece(server, booking.id)).toEqual([
      'DEPARTED Antwerp',
      'ARRIVED Ghent',
      'DEPARTED Ghent',
      'ARRIVED Paris',
    ]);
  });

  it('stays where it is when its departure is told after its arrival', async () => {
    const booking = await bookShipment(server);
    const { code, tripId } = await loaded([booking]);
    expect(await outcomesOfActs(server, paris, [arrive(code)])).toEqual(['recorded']);
    await worker.runJobs();
    expect(await outcomesOfActs(server, antwerp, [depart(tripId)])).toEqual(['recorded']);
    await worker.runJobs();
    expect(await rowOf(code)).toMatchObject({ state: 'arrived', hubId: PARIS });
    expect(await eventsOfPiece(server, booking.id)).toEqual(['DEPARTED Antwerp', 'ARRIVED Paris']);
    const { rows } = await sql`SELECT state FROM trips WHERE id = ${tripId}`.execute(
      server.owner.db,
    );
    expect(rows).toEqual([{ state: 'arrived' }]);
  });

  it('is known at its hub before the phone that packed it has told anything', async () => {
    const booking = await bookShipment(server);
    const [code, tripId] = [newCode(), randomUUID()];
    expect(await outcomesOfActs(server, paris, [arrive(code)])).toEqual(['recorded']);
    const outcomes = await outcomesOfActs(server, antwerp, [
      open(code),
      put(code, booking),
      { kind: 'close', code, seal: 'S-7' },
      plan(tripId),
      { kind: 'load', code, tripId },
      depart(tripId),
    ]);
    expect(new Set(outcomes)).toEqual(new Set(['recorded']));
    await worker.runJobs();
    expect(await rowOf(code)).toMatchObject({ state: 'arrived', hubId: PARIS, seal: 'S-7' });
    expect(await eventsOfPiece(server, booking.id)).toEqual(['DEPARTED Antwerp', 'ARRIVED Paris']);
    await tellActs(server, paris, [{ kind: 'trip_finish', tripId, occurredAt: at(90) }]);
    expect(await deskOf('missing_container', code)).toEqual([]);
  });
});

describe('what is in a container', () => {
  it('is what was scanned into it last, in whichever order it is told', async () => {
    const booking = await bookShipment(server);
    const [first, second] = [newCode(), newCode()];
    await tellActs(server, antwerp, [open(first), open(second)]);
    await tellActs(server, colleague, [{ ...put(second, booking), occurredAt: at(8) }]);
    const late = await outcomesOfActs(server, antwerp, [
      { ...put(first, booking), occurredAt: at(4) },
    ]);
    expect(late).toEqual(['recorded']);
    expect([await insideOf(first), await insideOf(second)]).toEqual([0, 1]);
    await tellActs(server, antwerp, [{ ...put(first, booking), occurredAt: at(9) }]);
    expect([await insideOf(first), await insideOf(second)]).toEqual([1, 0]);
  });

  it('counts a piece that two phones scan into it once', async () => {
    const booking = await bookShipment(server);
    const code = newCode();
    await tellActs(server, antwerp, [open(code)]);
    const act = { ...put(code, booking), occurredAt: at(3) };
    const both = await Promise.all([
      outcomesOfActs(server, antwerp, [act]),
      outcomesOfActs(server, colleague, [act]),
    ]);
    expect(both).toEqual([['recorded'], ['recorded']]);
    expect(await insideOf(code)).toBe(1);
  });

  it('is fixed when it is closed, and grows again when it is opened again', async () => {
    const [one, two, three] = [
      await bookShipment(server),
      await bookShipment(server),
      await bookShipment(server),
    ];
    const code = newCode();
    await tellActs(server, antwerp, [
      open(code),
      { kind: 'close', code, seal: '', occurredAt: at(10) },
    ]);
    const outcomes = await outcomesOfActs(server, colleague, [
      { ...put(code, one), occurredAt: at(9) },
      { ...put(code, two), occurredAt: at(15) },
      { kind: 'reopen', code, occurredAt: at(20) },
      { ...put(code, three), occurredAt: at(21) },
    ]);
    expect(outcomes).toEqual(['recorded', 'closed', 'recorded', 'recorded']);
    expect(await insideOf(code)).toBe(2);
    expect(await rowOf(code)).toMatchObject({ state: 'open', seal: '' });
  });

  it('leaves with the trip when it is told after the departure', async () => {
    const [told, late] = [await bookShipment(server), await bookShipment(server)];
    const { code, tripId } = await loaded([told]);
    await tellActs(server, antwerp, [depart(tripId)]);
    await worker.runJobs();
    const outcomes = await outcomesOfActs(server, colleague, [
      { ...put(code, late), occurredAt: at(7) },
    ]);
    expect(outcomes).toEqual(['recorded']);
    await worker.runJobs();
    expect(await eventsOfPiece(server, late.id)).toEqual(['DEPARTED Antwerp']);
  });

  it('is refused where it names no piece that there is', async () => {
    const booking = await bookShipment(server);
    const code = newCode();
    const outcomes = await outcomesOfActs(server, antwerp, [
      open(code),
      put(code, booking, 2),
      { kind: 'put', code, ref: booking.trackingNumber },
      put('WPC000000000', booking),
      put(code, booking),
    ]);
    expect(outcomes).toEqual(['recorded', 'no_piece', 'not_piece', 'not_container', 'recorded']);
  });

  it('may be told before the container was opened', async () => {
    const booking = await bookShipment(server);
    const code = newCode();
    const put2 = { ...put(code, booking), occurredAt: at(6) };
    expect(await outcomesOfActs(server, colleague, [put2])).toEqual(['recorded']);
    expect(await outcomesOfActs(server, antwerp, [open(code)])).toEqual(['recorded']);
    const { rows } = await sql`SELECT kind, to_hub_id AS "toHubId" FROM containers
      WHERE code = ${code}`.execute(server.owner.db);
    expect(rows).toEqual([{ kind: 'cage', toHubId: PARIS }]);
    expect(await insideOf(code)).toBe(1);
  });

  it('gets its scans in batches, and none twice after a crash', async () => {
    const [code, tripId] = [newCode(), randomUUID()];
    const numbers = Array.from({ length: 1_100 }, (_, n) => {
      const bytes = Buffer.alloc(8);
      bytes.writeUInt32BE(n + 1);
      return makeTrackingNumber(n % 32, bytes);
    });
    await tellActs(server, antwerp, [open(code)]);
    for (let from = 0; from < numbers.length; from += 200) {
      const puts = numbers
        .slice(from, from + 200)
        .map((trackingNumber) => ({ ...put(code, { trackingNumber }), occurredAt: at(3) }));
      await tellActs(server, antwerp, puts);
    }
    await tellActs(server, antwerp, [
      { ...plan(tripId), occurredAt: at(5) },
      { kind: 'load', code, tripId, occurredAt: at(6) },
      depart(tripId),
    ]);
    const waiting = async () => {
      const { rows } = await sql<{ count: number }>`
        SELECT count(*)::integer AS count FROM unmatched_scans
        WHERE source_id = ${antwerp.sourceId}`.execute(server.owner.db);
      return rows[0]?.count;
    };
    await worker.runJobs();
    expect(await waiting()).toBe(1_100);
    const { id } = (await rowOf(code)) ?? { id: '' };
    const done = await sql<{ doneSeq: number; actId: string }>`
      UPDATE container_moves SET done_seq = 500 WHERE container_id = ${id}
      RETURNING act_id AS "actId", done_seq AS "doneSeq"`.execute(server.owner.db);
    await worker.runJob('carry_container', { containerId: id, actId: done.rows[0]?.actId });
    expect(await waiting()).toBe(1_100);
    const after = await sql`SELECT done_seq AS "doneSeq" FROM container_moves
      WHERE container_id = ${id}`.execute(server.owner.db);
    expect(after.rows).toEqual([{ doneSeq: 1_100 }]);
  });
});

describe('somebody of another hub', () => {
  it('can neither fill, close, empty nor use a container that is elsewhere', async () => {
    const booking = await bookShipment(server);
    const code = newCode();
    await tellActs(server, antwerp, [open(code)]);
    const later = [
      put(code, booking),
      { kind: 'close', code, seal: '' },
      { kind: 'empty', code },
      open(code, GHENT),
      { kind: 'reopen', code },
    ].map((act) => ({ ...act, occurredAt: at(30) }));
    const outcomes = await outcomesOfActs(server, paris, later);
    expect(new Set(outcomes)).toEqual(new Set(['elsewhere']));
    expect(await rowOf(code)).toMatchObject({ state: 'open', hubId: ANTWERP });
  });

  it('can neither load nor send a trip of another hub', async () => {
    const { tripId, code } = await loaded([]);
    const later = [
      { kind: 'load', code, tripId },
      { kind: 'trip_depart', tripId, seal: '' },
    ].map((act) => ({ ...act, occurredAt: at(30) }));
    expect(await outcomesOfActs(server, paris, later)).toEqual(['elsewhere', 'elsewhere']);
    expect(
      await outcomesOfActs(server, paris, [{ kind: 'load', code, tripId: randomUUID() }]),
    ).toEqual(['no_trip']);
  });

  it('sees the containers of the own hub, and those on their way to it', async () => {
    const { code, tripId } = await loaded([await bookShipment(server)]);
    const codesOf = async ({ headers }: Phone) => {
      const answer = await server.app.inject({ url: '/api/field/containers', headers });
      return answer.json<{ containers: { code: string }[] }>().containers.map((each) => each.code);
    };
    expect(await codesOf(antwerp)).toContain(code);
    expect(await codesOf(paris)).not.toContain(code);
    await tellActs(server, antwerp, [depart(tripId)]);
    expect(await codesOf(paris)).toContain(code);
    expect(await codesOf(ghent)).not.toContain(code);
  });
});

describe('the code of a container', () => {
  it('is used again after it arrived and was emptied', async () => {
    const [one, two] = [await bookShipment(server), await bookShipment(server)];
    const { code, tripId } = await loaded([one]);
    await tellActs(server, antwerp, [depart(tripId)]);
    await tellActs(server, paris, [arrive(code)]);
    const again = [
      { kind: 'empty', code, occurredAt: at(70) },
      { ...open(code, ANTWERP), occurredAt: at(71) },
      { ...put(code, two), occurredAt: at(72) },
    ];
    expect(await outcomesOfActs(server, paris, again)).toEqual([
      'recorded',
      'recorded',
      'recorded',
    ]);
    await worker.runJobs();
    expect(await insideOf(code)).toBe(1);
    // a late word of the first filling is not about the second
    const late = await outcomesOfActs(server, colleague, [
      { ...put(code, await bookShipment(server)), occurredAt: at(8) },
    ]);
    expect(late).toEqual(['recorded']);
    expect(await insideOf(code)).toBe(1);
  });

  it('is of one filling when two people open it, also when the first is told last', async () => {
    const code = newCode();
    const later = { ...open(code), occurredAt: at(10) };
    expect(await outcomesOfActs(server, antwerp, [later])).toEqual(['recorded']);
    const early = { ...put(code, await bookShipment(server)), occurredAt: at(2) };
    expect(await outcomesOfActs(server, colleague, [early])).toEqual(['no_container']);
    expect(await outcomesOfActs(server, colleague, [open(code), early])).toEqual([
      'recorded',
      'recorded',
    ]);
    const { rows } = await sql`SELECT id FROM containers WHERE code = ${code}`.execute(
      server.owner.db,
    );
    expect(rows).toHaveLength(1);
  });

  it('is refused for another hub while there is something in it', async () => {
    const code = newCode();
    await tellActs(server, antwerp, [open(code), put(code, await bookShipment(server))]);
    const other = { ...open(code, GHENT), occurredAt: at(5) };
    expect(await outcomesOfActs(server, colleague, [other])).toEqual(['in_use']);
  });

  it('of a container that was lost five years ago can be used again, and its record goes', async () => {
    const { code, tripId } = await loaded([await bookShipment(server)]);
    await tellActs(server, antwerp, [depart(tripId)]);
    const { id } = (await rowOf(code)) ?? { id: '' };
    const again = { ...open(code, ANTWERP), occurredAt: at(60) };
    expect(await outcomesOfActs(server, ghent, [again])).toEqual(['elsewhere']);
    await sql`UPDATE containers SET changed_at = now() - interval '5 years'
      WHERE id = ${id}`.execute(server.owner.db);
    expect(await outcomesOfActs(server, ghent, [again])).toEqual(['recorded']);
    await sql`UPDATE containers SET changed_at = now() - interval '5 years'
      WHERE id = ${id}`.execute(server.owner.db);
    await worker.runJob('delete_old_containers', {});
    const { rows } = await sql`SELECT id FROM containers WHERE id = ${id}`.execute(server.owner.db);
    expect(rows).toEqual([]);
    expect(await rowOf(code)).toMatchObject({ state: 'open', hubId: GHENT });
  });

  it('names nothing at the hub that it has not left', async () => {
    const { code } = await loaded([await bookShipment(server)]);
    expect(await outcomesOfActs(server, colleague, [arrive(code)])).toEqual(['not_away']);
    expect(await outcomesOfActs(server, colleague, [{ kind: 'empty', code: newCode() }])).toEqual([
      'no_container',
    ]);
  });
});

describe('what is missing', () => {
  it('is on the desk when a trip is unloaded, and off it when the container is scanned', async () => {
    const { code, tripId } = await loaded([await bookShipment(server)]);
    await tellActs(server, antwerp, [depart(tripId)]);
    const finish = { kind: 'trip_finish', tripId, occurredAt: at(90) };
    expect(await outcomesOfActs(server, paris, [finish])).toEqual(['recorded']);
    expect(await deskOf('missing_container', code)).toEqual(['open']);
    await tellActs(server, ghent, [arrive(code, 100)]);
    expect(await deskOf('missing_container', code)).toEqual(['closed']);
  });

  it('is on the desk by itself when nobody ends the unloading', async () => {
    const { code, tripId } = await loaded([await bookShipment(server)]);
    await tellActs(server, antwerp, [depart(tripId)]);
    await worker.runJob('settle_trips', {});
    expect(await deskOf('missing_container', code)).toEqual([]);
    await sql`UPDATE trips SET departed_at = now() - interval '8 days'
      WHERE id = ${tripId}`.execute(server.owner.db);
    await worker.runJob('settle_trips', {});
    expect(await deskOf('missing_container', code)).toEqual(['open']);
  });

  it('is each piece that nobody found in a container, until something happens to it', async () => {
    const [found, lost] = [await bookShipment(server), await bookShipment(server)];
    const { code, tripId } = await loaded([found, lost]);
    await tellActs(server, antwerp, [depart(tripId)]);
    const outcomes = await outcomesOfActs(server, paris, [
      arrive(code),
      { ...put(code, found), kind: 'take', occurredAt: at(61) },
      { kind: 'empty', code, missing: true, occurredAt: at(62) },
    ]);
    expect(outcomes).toEqual(['recorded', 'recorded', 'recorded']);
    await worker.runJobs();
    const number = ({ trackingNumber }: Booking) => makePieceNumber(trackingNumber, 1);
    expect(await deskOf('missing_piece', number(found))).toEqual([]);
    expect(await deskOf('missing_piece', number(lost))).toEqual(['open']);
    await worker.runJob('settle_trips', {});
    expect(await deskOf('missing_piece', number(lost))).toEqual(['open']);
    const scan = scanOf(number(lost), { code: 'ARRIVED', occurredAt: at(80) });
    expect(await outcomesOf(server, [scan])).toEqual(['recorded']);
    await worker.runJob('settle_trips', {});
    expect(await deskOf('missing_piece', number(lost))).toEqual(['closed']);
  });

  it('is no piece that a colleague scanned out before the container was emptied, and told later', async () => {
    const [found, late, lost] = [
      await bookShipment(server),
      await bookShipment(server),
      await bookShipment(server),
    ];
    const { code, tripId } = await loaded([found, late, lost]);
    await tellActs(server, antwerp, [depart(tripId)]);
    await tellActs(server, paris, [
      arrive(code),
      { ...put(code, found), kind: 'take', occurredAt: at(61) },
      { kind: 'empty', code, missing: true, occurredAt: at(64) },
    ]);
    await worker.runJobs();
    const number = ({ trackingNumber }: Booking) => makePieceNumber(trackingNumber, 1);
    expect(await deskOf('missing_piece', number(late))).toEqual(['open']);
    const other = await insertFieldDevice(server, { rights: ['hub'], hubId: PARIS });
    const take = { ...put(code, late), kind: 'take', occurredAt: at(63) };
    expect(await outcomesOfActs(server, other, [take, take])).toEqual(['recorded', 'recorded']);
    expect(await deskOf('missing_piece', number(late))).toEqual(['closed']);
    expect(await deskOf('missing_piece', number(lost))).toEqual(['open']);
    const { rows } = await sql<{ ref: string }>`
      SELECT ref FROM container_pieces p JOIN containers c ON c.id = p.container_id
      WHERE c.code = ${code} AND p.missing_at IS NOT NULL`.execute(server.owner.db);
    expect(rows).toEqual([{ ref: lost.trackingNumber }]);
  });
});
