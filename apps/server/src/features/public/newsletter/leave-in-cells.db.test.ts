import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newEmail, registerCustomer } from '../../../testing/people.ts';
import { openBrowser } from '../../../testing/test-browser.ts';
import {
  newEmailOf,
  NOWHERE,
  type TestCell,
  untilBack,
  useTestCells,
} from '../../../testing/test-cells.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';
import { newsletterToken } from './newsletter-token.ts';

const { a, b } = useTestCells();
const workers = { a: useTestWorker(a), b: useTestWorker(b) };

/** Confirmed an hour ago. Returns the path of the link that leaves. */
async function subscribe(cell: TestCell, email: string): Promise<string> {
  const [shard = 0] = cell.cells.shards();
  const { rows } = await sql<{ id: string }>`INSERT INTO newsletter_consents
      (email_key, shard, state, terms_version, requested_at, confirmed_at)
    VALUES (${email}, ${shard}, 'on', 'test', now() - interval '1 hour', now() - interval '1 hour')
    RETURNING id`.execute(cell.owner.db);
  const id = rows[0]?.id ?? '';
  return `/api/newsletter/unsubscribe?token=${newsletterToken(cell.ctx.secrets, { id, shard }, 'leaves')}`;
}

async function stateOf(cell: TestCell, email: string): Promise<string | undefined> {
  const { rows } = await sql<{ state: string }>`SELECT state FROM newsletter_consents
    WHERE email_key = ${email}`.execute(cell.owner.db);
  return rows[0]?.state;
}

async function newestNote(cell: TestCell): Promise<object> {
  const { rows } = await sql<{ data: object }>`SELECT data FROM pgboss.job
    WHERE name = 'leave_newsletter_in_cells' ORDER BY created_on DESC LIMIT 1`.execute(
    cell.owner.db,
  );
  return rows[0]?.data ?? {};
}

describe('leaving the newsletter', () => {
  it('by the link of one cell ends the consents of all, also of one that was away', async () => {
    const email = newEmail();
    const path = await subscribe(a, email);
    await subscribe(b, email);
    b.door.leadTo(NOWHERE, 'end');
    expect((await openBrowser(a).post(path)).statusCode).toBe(200);
    expect(await stateOf(a, email)).toBe('off');
    const note = await newestNote(a);
    expect(JSON.stringify(note)).not.toContain(email);
    await expect(workers.a.runJob('leave_newsletter_in_cells', note)).rejects.toThrow();

    b.door.leadTo(b.apiPort, 'stay');
    await untilBack(a);
    await workers.a.runJob('leave_newsletter_in_cells', note);
    expect(await stateOf(b, email)).toBe('off');
  });

  it('by the switch of the account ends the consents of all cells', async () => {
    const email = newEmailOf(b);
    const { browser } = await registerCustomer(b, workers.b, { email });
    await subscribe(a, email);
    await subscribe(b, email);
    await browser.put('/api/users/me/newsletter', { subscribed: false });
    await workers.b.runJobs();
    expect([await stateOf(a, email), await stateOf(b, email)]).toEqual(['off', 'off']);
  });

  it('keeps a consent that was given in another cell since', async () => {
    const email = newEmail();
    const path = await subscribe(a, email);
    await openBrowser(a).post(path);
    await subscribe(b, email);
    await sql`UPDATE newsletter_consents SET confirmed_at = now() WHERE email_key = ${email}`.execute(
      b.owner.db,
    );
    await workers.a.runJobs();
    expect(await stateOf(b, email)).toBe('on');
  });
});
