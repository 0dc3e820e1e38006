import { PublicTracking } from '@waypost/contract';
import { MAJOR_CITIES } from '@waypost/domain/major-cities';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildApi } from '../../../build-api.ts';
import type { Ctx } from '../../../platform/context.ts';
import { openObjectStore } from '../../../platform/object-store.ts';
import { seedDatabase } from '../../../seeding/seed-database.ts';
import { bulkPlan } from '../../../seeding/seed-plan.ts';
import { outcomesOf, scanOf } from '../../../testing/builders.ts';
import { PASSWORD, registerCustomer, registerStaff } from '../../../testing/people.ts';
import { urlOf } from '../../../testing/scratch-database.ts';
import { testConfig } from '../../../testing/test-config.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';
import { decodeEvents, encodeEvents } from './archive-file.ts';
import { archiveMonths } from './archive-months.ts';

const MONTHS = 8;
const server = useTestServer();
const worker = useTestWorker(server, { ARCHIVE_AFTER_MONTHS: MONTHS });
const until = Date.now();

type Parcel = { id: string; ref: string; month: string; status: string; events: number };
let parcels: Parcel[];
let customer: Awaited<ReturnType<typeof registerCustomer>>;

async function rowsOf<Row>(text: string): Promise<Row[]> {
  return (await sql.raw<Row>(text).execute(server.owner.db)).rows;
}

async function rowOf<Row>(text: string): Promise<Row> {
  const [row] = await rowsOf<Row>(text);
  if (row === undefined) throw new Error(`no row: ${text}`);
  return row;
}

const EVENTS = 'SELECT count(*)::int AS count FROM tracking_events';
const countOf = async (text: string) => (await rowOf<{ count: number }>(text)).count;

beforeAll(async () => {
  customer = await registerCustomer(server, worker);
  const { name, shard } = await rowOf<{ name: string; shard: number }>(
    `SELECT current_database() AS name, shard FROM customers WHERE id = '${customer.id}'`,
  );
  const [from] = MAJOR_CITIES;
  if (from === undefined) throw new Error('there are no cities');
  const person = { name: 'Zacharias Quimby', email: 'zq@example.org', phone: '+32470123123' };
  const plan = bulkPlan(1, until, {
    shipments: 240,
    eventsEach: 10,
    withMoney: true,
    spanDays: 400,
  });
  const account = { customerId: customer.id, shard, person, from };
  await seedDatabase(urlOf(testConfig().ownerUrl, name), { ...plan, account }, () => undefined);
  // one was never delivered
  await rowsOf(`UPDATE shipment_state SET status = 'In Transit'
    WHERE shipment_id = (SELECT id FROM shipments ORDER BY id LIMIT 1)`);
  parcels = await rowsOf<Parcel>(
    `SELECT s.id, s.tracking_number AS ref, to_char(s.booked_at AT TIME ZONE 'UTC', 'YYYY-MM') AS month,
       t.status, (SELECT count(*)::int FROM tracking_events e WHERE e.shipment_id = s.id) AS events
     FROM shipments s JOIN shipment_state t ON t.shipment_id = s.id ORDER BY s.id`,
  );
});

/** By an api that has kept no answer. */
async function lookUp(refs: readonly string[]): Promise<PublicTracking[]> {
  const app = await buildApi(server.ctx);
  try {
    const answers: PublicTracking[] = [];
    for (const ref of refs) {
      const answer = await app.inject({ url: `/api/shipments/track/${ref}` });
      answers.push(PublicTracking.parse(answer.json()));
    }
    return answers;
  } finally {
    await app.close();
  }
}

function isDue({ month }: Parcel): boolean {
  const end = new Date(`${month}-01T00:00:00Z`);
  end.setUTCMonth(end.getUTCMonth() + 1 + MONTHS);
  return end.getTime() <= until;
}

function delivered(nth: number): Parcel {
  const found = parcels.filter((parcel) => isDue(parcel) && parcel.status === 'Delivered').at(nth);
  if (found === undefined) throw new Error('there are too few old shipments');
  return found;
}

/** A store that fails when it is asked for the nth time. */
function failing(ctx: Ctx, nth: number): Ctx {
  let asked = 0;
  const orFail = <Args extends unknown[], Answer>(ask: (...args: Args) => Promise<Answer>) => {
    return (...args: Args): Promise<Answer> => {
      asked += 1;
      return asked === nth ? Promise.reject(new Error('the store is away')) : ask(...args);
    };
  };
  const { put, get } = ctx.objects;
  return { ...ctx, objects: { ...ctx.objects, put: orFail(put), get: orFail(get) } };
}

describe('the archive of events', () => {
  it('leaves a month in its partition when the store fails, keeps scans of it waiting, and opens it when it is turned off', async () => {
    const before = await countOf(EVENTS);
    const ctx = worker.ctx();
    // after the file was stored, when it is read back
    await expect(archiveMonths(failing(ctx, 2))).rejects.toThrow('the store is away');
    expect(await countOf(EVENTS)).toBe(before);
    const { key } = await rowOf<{ key: string }>('SELECT object_key AS key FROM archived_parts');
    expect(await ctx.objects.get(key)).not.toBeNull();
    const { ref, events, id } = delivered(0);
    expect(await outcomesOf(server, [scanOf(ref, { code: 'RETURNED' })])).toEqual(['unmatched']);
    await expect(worker.runJobs()).rejects.toThrow();
    const [answer] = await lookUp([ref]);
    expect(answer).toMatchObject({ archived: false, status: 'Delivered' });

    await archiveMonths({ ...ctx, config: { ...ctx.config, ARCHIVE_AFTER_MONTHS: 0 } });
    expect(await rowsOf('SELECT month FROM archived_months')).toEqual([]);
    expect(await ctx.objects.get(key)).toBeNull();
    await worker.runJobs();
    expect(await countOf(`${EVENTS} WHERE shipment_id = '${id}'`)).toBe(events + 1);
  });

  it('does not empty a partition of which the store has something else', async () => {
    const before = await countOf(EVENTS);
    const ctx = worker.ctx();
    const { objects } = ctx;
    const get = async (key: string) => {
      const events = await decodeEvents((await objects.get(key)) ?? new Uint8Array());
      return encodeEvents([events.map((event, at) => ({ ...event, piece_no: at === 7 ? 2 : 0 }))]);
    };
    await expect(archiveMonths({ ...ctx, objects: { ...objects, get } })).rejects.toThrow();
    expect(await countOf(EVENTS)).toBe(before);
    await rowsOf(`UPDATE archived_parts SET bytes = 1, row_count = row_count - 1`);
    const [month] = await rowsOf<{ month: string }>(
      `SELECT month::text AS month FROM archived_months`,
    );
    await expect(rowsOf(`SELECT empty_archived_month('${month?.month}')`)).rejects.toThrow(
      /its files have/,
    );
    await rowsOf(`SELECT reopen_unfinished_month('${month?.month}')`);
  });

  it('is finished by the next run wherever it was stopped, and answers as before, from the archive', async () => {
    const old = parcels.filter(isDue);
    const refs = old.map(({ ref }) => ref);
    const before = await lookUp(refs);
    for (let nth = 1; ; nth += 1) {
      if (nth > 200) throw new Error('it never ends');
      const done = await archiveMonths(failing(worker.ctx(), nth)).then(
        () => true,
        () => false,
      );
      if (done) break;
    }
    await archiveMonths(worker.ctx());
    const months = new Set(old.map(({ month }) => month));
    expect(
      await countOf(`SELECT count(*)::int AS count FROM archived_months
      WHERE state = 'archived'`),
    ).toBe(months.size);
    const [first] = old;
    const left = await rowsOf<{ id: string }>(
      `SELECT DISTINCT shipment_id AS id FROM tracking_events`,
    );
    const leftIds = new Set(left.map(({ id }) => id));
    expect(old.filter(({ id }) => leftIds.has(id)).map(({ id }) => id)).toEqual(
      old.filter(({ status }) => !['Delivered', 'Cancelled'].includes(status)).map(({ id }) => id),
    );
    expect(leftIds.has(first?.id ?? '')).toBe(true);

    const after = await lookUp(refs);
    for (const [at, answer] of after.entries()) {
      const isOpen = leftIds.has(old[at]?.id ?? '');
      expect(answer).toEqual({ ...before[at], archived: !isOpen });
    }
  });

  it('has a file for every event and no name, address, note or signature in it', async () => {
    const ctx = worker.ctx();
    const parts = await rowsOf<{ key: string; count: number }>(
      'SELECT object_key AS key, row_count AS count FROM archived_parts',
    );
    const known = await rowsOf<{ text: string | null }>(
      `SELECT unnest(ARRAY[name, email, phone, address_text]) AS text FROM shipment_parties
       UNION SELECT proof->>'signedBy' FROM event_private`,
    );
    const personal = known.flatMap(({ text }) => text || []);
    expect(personal.length).toBeGreaterThan(100);
    let words = '';
    for (const { key, count } of parts) {
      const bytes = await ctx.objects.get(key);
      const events = bytes === null ? [] : await decodeEvents(bytes);
      expect(events).toHaveLength(count);
      words += events.map((event) => Object.values(event).join(' ')).join('\n');
    }
    expect(words).toContain('DELIVERED');
    expect(personal.filter((text) => words.includes(text))).toEqual([]);
  });

  it('brings a shipment back for a late scan, which is folded among its other events', async () => {
    const { id, ref, events } = delivered(3);
    const [before] = await lookUp([ref]);
    const occurredAt = new Date(Date.parse(before?.createdAt ?? '') + 60_000).toISOString();
    const late = scanOf(ref, { code: 'ARRIVED', occurredAt });
    expect(await outcomesOf(server, [late])).toEqual(['unmatched']);
    await worker.runJobs();
    const [answer] = await lookUp([ref]);
    const { archived, status, timeline } = answer ?? {};
    expect({ archived, status }).toEqual({ archived: false, status: 'Delivered' });
    expect(timeline).toHaveLength((before?.timeline.length ?? 0) + 1);
    expect(await countOf(`${EVENTS} WHERE shipment_id = '${id}'`)).toBe(events + 1);
    // a second one finds it there
    expect(await outcomesOf(server, [scanOf(ref, { code: 'ARRIVED' })])).toEqual(['recorded']);
  });

  it('shows staff every event of an archived shipment', async () => {
    const { id, events } = delivered(5);
    const { browser } = await registerStaff(server, 'operations');
    const answer = await browser.get(`/api/admin/shipments/${id}`);
    expect(answer.json<{ events: unknown[] }>().events).toHaveLength(events);
  });

  it('does not bring back a person who was erased since', async () => {
    const { ref } = delivered(7);
    const [before] = await lookUp([ref]);
    expect(before).toMatchObject({ archived: true, shipper: { name: 'Z. Q.' } });
    await customer.browser.delete('/api/users/me', { password: PASSWORD });
    await worker.runJobs();
    const [after] = await lookUp([ref]);
    expect(after).toMatchObject({ archived: true, shipper: { name: '', email: '' } });
    expect(after?.timeline).toEqual(before?.timeline);
  });

  it('says that it cannot be read while the store is away, and nothing else fails', async () => {
    const config = { ...server.ctx.config, S3_ENDPOINT: 'http://127.0.0.1:1' };
    const objects = openObjectStore(config, server.ctx.log);
    const app = await buildApi({ ...server.ctx, objects });
    const young = parcels.at(-1)?.ref ?? '';
    const [archived, current] = await Promise.all([
      app.inject({ url: `/api/shipments/track/${delivered(9).ref}` }),
      app.inject({ url: `/api/shipments/track/${young}` }),
    ]);
    await app.close();
    objects.close();
    expect([archived.statusCode, current.statusCode]).toEqual([503, 200]);
  });
});
