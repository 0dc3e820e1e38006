import type { ServicePoint, StaffServicePoint } from '@waypost/contract';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { registerStaff, type TestStaff } from '../../../testing/people.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { locateCity } from '../places/index.ts';
import { selectNearest } from './service-points.queries.ts';

const server = useTestServer();
const PATH = '/api/admin/service-points';

let operations: TestStaff;
beforeAll(async () => {
  operations = await registerStaff(server, 'operations');
  for (const [id, name, lat] of [
    [1, 'Antwerp', 51.22],
    [2, 'Ghent', 51.05],
    [3, 'Arlon', 49.68],
  ] as const) {
    await sql`INSERT INTO places (id, name, country, region, lat, lon, population, names)
      VALUES (${id}, ${name}, 'BE', null, ${lat}, 4.4, ${id}, '{}')`.execute(server.owner.db);
    await sql`INSERT INTO place_names (folded, place_id, country, population)
      VALUES (${name.toLowerCase()}, ${id}, 'BE', ${id})`.execute(server.owner.db);
  }
});

const WEEK = [...Array<string>(5).fill('09:00-12:30, 13:30-18:00'), '10:00-16:00', ''];
const fields = (change: object = {}) => ({
  name: 'Kiosk Meir',
  line1: 'Meir 18',
  postalCode: '2000',
  city: 'Antwerp',
  country: 'BE',
  hours: WEEK,
  ...change,
});

async function added(change: object = {}): Promise<StaffServicePoint> {
  const answer = await operations.browser.post(PATH, fields(change));
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<StaffServicePoint>();
}

const listed = async () =>
  (await server.app.inject('/api/service-points')).json<{ points: ServicePoint[] }>().points;

it('staff adds, changes, closes and opens a service point, with an audit row for each', async () => {
  const point = await added();
  expect(point).toMatchObject({ name: 'Kiosk Meir', hours: WEEK, open: true });
  expect((await listed()).map(({ id }) => id)).toContain(point.id);
  const changed = await operations.browser.put(
    `${PATH}/${point.id}`,
    fields({ name: 'Kiosk Meir 2' }),
  );
  expect(changed.json()).toMatchObject({ name: 'Kiosk Meir 2' });
  const open = (wanted: boolean) =>
    operations.browser.put(`${PATH}/${point.id}/open`, { open: wanted });
  expect((await open(false)).json()).toMatchObject({ open: false });
  await open(false);
  expect((await listed()).map(({ id }) => id)).not.toContain(point.id);
  expect((await open(true)).json()).toMatchObject({ open: true, closedAt: null });
  const { rows } = await sql<{ action: string; details: object }>`SELECT action, details
    FROM audit_log WHERE subject = ${`service_point:${point.id}`} ORDER BY id`.execute(
    server.owner.db,
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'service_point.add',
    'service_point.change',
    'service_point.close',
    'service_point.open',
  ]);
  expect(rows[1]?.details).toEqual({ fields: ['name'] });
});

it('refuses hours that are none, a city that is nowhere, and staff who may only read', async () => {
  const hours = ['9 to 5', ...WEEK.slice(1)];
  const malformed = await operations.browser.post(PATH, fields({ hours }));
  expect(malformed.json()).toMatchObject({ errors: [{ path: 'hours.0' }] });
  const nowhere = await operations.browser.post(PATH, fields({ city: 'Qwxzqwxz' }));
  expect(nowhere.json()).toMatchObject({ code: 'service_point_not_located' });
  const support = await registerStaff(server, 'support');
  expect((await support.browser.post(PATH, fields())).json()).toMatchObject({ code: 'forbidden' });
  expect((await support.browser.get(PATH)).statusCode).toBe(200);
});

it('lists the nearest service points first, and no closed ones', async () => {
  const far = await added({ city: 'Arlon', name: 'Far' });
  const near = await added({ city: 'Ghent', name: 'Near' });
  const closed = await added({ city: 'Ghent', name: 'Closed' });
  await operations.browser.put(`${PATH}/${closed.id}/open`, { open: false });
  const ghent = await locateCity(server.ctx.db, 'Ghent', 'BE');
  if (ghent === null) throw new Error('Ghent is not there');
  const found = (await selectNearest(server.ctx.db, ghent, 10)).map(({ id }) => id);
  expect(found[0]).toBe(near.id);
  expect(found.at(-1)).toBe(far.id);
  expect(found).not.toContain(closed.id);
});
