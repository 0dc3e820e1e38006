import type { Hub } from '@waypost/contract';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { registerStaff, type TestStaff } from '../../../testing/people.ts';
import { useTestServer } from '../../../testing/test-server.ts';

const server = useTestServer();
const PATH = '/api/admin/hubs';

let operations: TestStaff;
beforeAll(async () => {
  operations = await registerStaff(server, 'operations');
  await sql`INSERT INTO places (id, name, country, region, lat, lon, population, names)
    VALUES (1, 'Antwerp', 'BE', null, 51.22, 4.4, 1, '{}')`.execute(server.owner.db);
  await sql`INSERT INTO place_names (folded, place_id, country, population)
    VALUES ('antwerp', 1, 'BE', 1)`.execute(server.owner.db);
});

const fields = (change: object = {}) => ({
  code: 'anr',
  name: 'Antwerp North',
  city: 'Antwerp',
  country: 'BE',
  ...change,
});

it('staff adds, changes and takes a hub out of use, with an audit row for each', async () => {
  const answer = await operations.browser.post(PATH, fields());
  const hub = answer.json<Hub>();
  expect(hub).toMatchObject({ code: 'ANR', timeZone: 'Europe/Brussels', active: true });
  const changed = await operations.browser.put(
    `${PATH}/${hub.id}`,
    fields({ name: 'Antwerp South', timeZone: 'Europe/Paris' }),
  );
  expect(changed.json()).toMatchObject({ name: 'Antwerp South', timeZone: 'Europe/Paris' });
  const use = (active: boolean) => operations.browser.put(`${PATH}/${hub.id}/active`, { active });
  expect((await use(false)).json()).toMatchObject({ active: false });
  await use(false);
  expect((await use(true)).json()).toMatchObject({ active: true, closedAt: null });
  const { rows } = await sql<{ action: string; details: object }>`SELECT action, details
    FROM audit_log WHERE subject = ${`hub:${hub.id}`} ORDER BY id`.execute(server.owner.db);
  expect(rows.map(({ action }) => action)).toEqual([
    'hub.add',
    'hub.change',
    'hub.deactivate',
    'hub.activate',
  ]);
  expect(rows[1]?.details).toEqual({ fields: ['name', 'timeZone'] });
});

it('refuses a code that is taken, a city that is nowhere, an unknown time zone, and staff who may only read', async () => {
  await operations.browser.post(PATH, fields({ code: 'TWO' }));
  const second = (await operations.browser.post(PATH, fields({ code: 'TRE' }))).json<Hub>();
  const refusals = [
    await operations.browser.post(PATH, fields({ code: 'two' })),
    await operations.browser.put(`${PATH}/${second.id}`, fields({ code: 'TWO' })),
    await operations.browser.post(PATH, fields({ code: 'FOR', city: 'Qwxzqwxz' })),
    await operations.browser.post(PATH, fields({ code: 'FIV', timeZone: 'Europe/Antwerp' })),
  ];
  expect(refusals.map((answer) => answer.json<{ code: string }>().code)).toEqual([
    'hub_code_taken',
    'hub_code_taken',
    'hub_not_located',
    'hub_zone_unknown',
  ]);
  const support = await registerStaff(server, 'support');
  expect((await support.browser.post(PATH, fields({ code: 'SIX' }))).json()).toMatchObject({
    code: 'forbidden',
  });
  const listed = await support.browser.get(`${PATH}?search=tre`);
  expect(listed.json<{ hubs: Hub[] }>().hubs.map(({ code }) => code)).toEqual(['TRE']);
});
