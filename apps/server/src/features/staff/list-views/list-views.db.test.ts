import { randomUUID } from 'node:crypto';
import type { ListView, SavedView } from '@waypost/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { registerStaff } from '../../../testing/people.ts';
import { useTestServer } from '../../../testing/test-server.ts';

const server = useTestServer();
const PATH = '/api/admin/views';
const VIEW: SavedView = {
  list: 'shipments',
  name: 'Late express',
  address: { service: 'express', late: '1', sort: 'due-asc', columns: 'due,recipient' },
  shared: false,
};

type Member = Awaited<ReturnType<typeof registerStaff>>;

async function viewsOf({ browser }: Member, list = ''): Promise<ListView[]> {
  const answer = await browser.get(list === '' ? PATH : `${PATH}?list=${list}`);
  return answer.json<{ views: ListView[] }>().views;
}

async function save({ browser }: Member, id: string, view: object) {
  return browser.put(`${PATH}/${id}`, view);
}

describe('a saved view of a list', () => {
  it('belongs to its member, is changed and removed by them, each with its audit row', async () => {
    const ann = await registerStaff(server, 'support');
    const id = randomUUID();
    expect((await save(ann, id, VIEW)).statusCode).toBe(200);
    const renamed = { ...VIEW, name: 'Late and express' };
    expect((await save(ann, id, renamed)).json()).toEqual({ id });
    expect(await viewsOf(ann)).toEqual([
      { id, ...renamed, own: true, changeable: true, ownerName: expect.any(String) },
    ]);
    expect((await ann.browser.delete(`${PATH}/${id}`)).json()).toEqual({ removed: true });
    expect((await ann.browser.delete(`${PATH}/${id}`)).json()).toEqual({ removed: false });
    const { rows } = await sql<{ action: string }>`SELECT action FROM audit_log
      WHERE actor_id = ${ann.id} AND subject = ${`view:${id}`} ORDER BY at`.execute(
      server.owner.db,
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'view.save',
      'view.save',
      'view.remove',
      'view.remove',
    ]);
  });

  it('is seen by colleagues when it is shared, and changed by them when they are owners', async () => {
    const ann = await registerStaff(server, 'support');
    const ben = await registerStaff(server, 'operations');
    const own = randomUUID();
    const shared = randomUUID();
    await save(ann, own, VIEW);
    await save(ann, shared, { ...VIEW, shared: true });
    const seen = await viewsOf(ben);
    expect(seen.find(({ id }) => id === own)).toBeUndefined();
    expect(seen.find(({ id }) => id === shared)).toMatchObject({ own: false, changeable: false });
    expect((await save(ben, own, VIEW)).statusCode).toBe(404);
    expect((await save(ben, shared, { ...VIEW, shared: true })).statusCode).toBe(403);
    expect((await ben.browser.delete(`${PATH}/${own}`)).statusCode).toBe(404);
    expect((await ben.browser.delete(`${PATH}/${shared}`)).statusCode).toBe(403);
    const owner = await registerStaff(server);
    expect((await owner.browser.delete(`${PATH}/${shared}`)).json()).toEqual({ removed: true });
    expect((await viewsOf(ann)).map(({ id }) => id)).toEqual([own]);
  });

  it('of statements is neither seen nor saved without the right to see money', async () => {
    const fay = await registerStaff(server, 'finance');
    const ann = await registerStaff(server, 'support');
    const id = randomUUID();
    const view = { list: 'statements', name: 'Old', address: { age: 'over-90' }, shared: true };
    expect((await save(ann, id, view)).statusCode).toBe(403);
    expect((await save(fay, id, view)).statusCode).toBe(200);
    expect((await viewsOf(fay, 'statements')).map((each) => each.id)).toContain(id);
    expect(await viewsOf(ann, 'statements')).toEqual([]);
    expect((await viewsOf(ann)).map((each) => each.id)).not.toContain(id);
  });

  it('keeps no text that was searched for, and no part that its list does not have', async () => {
    const ann = await registerStaff(server, 'support');
    for (const address of [{ search: 'Rosa' }, { age: 'over-90' }, { sort: 'rosa@example.org' }]) {
      expect((await save(ann, randomUUID(), { ...VIEW, address })).statusCode).toBe(400);
    }
    expect(await viewsOf(ann, 'customers')).toEqual([]);
  });

  it('is one of at most 100 of its member', async () => {
    const ann = await registerStaff(server, 'support');
    await sql`INSERT INTO list_views (id, staff_id, list, name, address, shared)
      SELECT gen_random_uuid(), ${ann.id}, 'customers', 'View ' || i, '{}', false
      FROM generate_series(1, 100) i`.execute(server.owner.db);
    const answer = await save(ann, randomUUID(), VIEW);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'too_many_views']);
  });
});
