import { randomUUID } from 'node:crypto';
import type { PreparedAnswer } from '@waypost/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { registerStaff } from '../../../testing/people.ts';
import { useTestServer } from '../../../testing/test-server.ts';

const server = useTestServer();
const PATH = '/api/admin/prepared-answers';

it('prepared answers are written, changed and removed by staff, each with its audit row', async () => {
  const { id: staffId, browser } = await registerStaff(server, 'support');
  const id = randomUUID();
  const list = async () => (await browser.get(PATH)).json<{ answers: PreparedAnswer[] }>().answers;
  const first = { title: 'Customs', text: 'Dear {name},\n{number} waits for papers.\n{me}' };
  expect((await browser.put(`${PATH}/${id}`, first)).statusCode).toBe(200);
  const changed = { ...first, title: 'Customs papers' };
  expect((await browser.put(`${PATH}/${id}`, changed)).statusCode).toBe(200);
  expect(await list()).toEqual([{ id, ...changed }]);
  expect((await browser.delete(`${PATH}/${id}`)).json()).toEqual({ removed: true });
  expect((await browser.delete(`${PATH}/${id}`)).json()).toEqual({ removed: false });
  expect(await list()).toEqual([]);
  const { rows } = await sql<{ action: string }>`SELECT action FROM audit_log
    WHERE actor_id = ${staffId} AND subject = ${`answer:${id}`} ORDER BY at`.execute(
    server.owner.db,
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'answer.save',
    'answer.save',
    'answer.remove',
    'answer.remove',
  ]);
});

it('a prepared answer with a placeholder that nothing fills is refused', async () => {
  const { browser } = await registerStaff(server, 'support');
  const answer = await browser.put(`${PATH}/${randomUUID()}`, { title: 'A', text: 'Due {due}' });
  expect(answer.statusCode).toBe(400);
});
