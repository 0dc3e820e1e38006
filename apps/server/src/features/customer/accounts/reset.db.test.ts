import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { drawShard, newToken } from '../../../platform/random.ts';
import { linkMailedTo, newEmail, registerCustomer } from '../../../testing/people.ts';
import { openBrowser } from '../../../testing/test-browser.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';

const server = useTestServer();
const worker = useTestWorker(server);

const NEW_PASSWORD = 'copper meadow 27';

describe('a password reset', () => {
  async function requestReset(email: string): Promise<string> {
    await openBrowser(server).post('/api/auth/forgot', { email });
    await worker.runJobs();
    return linkMailedTo(worker, email, '/auth/reset');
  }
  const reset = (token: string, password = NEW_PASSWORD) =>
    openBrowser(server).post('/api/auth/reset', { token, password });

  it('works once, and ends every session', async () => {
    const customer = await registerCustomer(server, worker);
    const { email } = customer;
    const token = await requestReset(email);
    expect((await reset(token, 'short')).json()).toMatchObject({ code: 'password_too_short' });
    expect((await reset(token)).statusCode).toBe(200);
    expect((await customer.browser.get('/api/auth/me')).statusCode).toBe(401);
    expect((await reset(token)).json()).toMatchObject({ code: 'link_invalid' });
    const login = { email, password: NEW_PASSWORD };
    expect((await openBrowser(server).post('/api/auth/login', login)).statusCode).toBe(202);
  });

  it('is void after 30 minutes', async () => {
    const customer = await registerCustomer(server, worker);
    const token = await requestReset(customer.email);
    await sql`UPDATE mailed_links SET expires_at = expires_at - interval '30 minutes 1 second'`.execute(
      server.owner.db,
    );
    expect((await reset(token)).json()).toMatchObject({ code: 'link_invalid' });
  });

  it('is void once a newer one was mailed', async () => {
    const customer = await registerCustomer(server, worker);
    const older = await requestReset(customer.email);
    const newer = await requestReset(customer.email);
    expect((await reset(older)).json()).toMatchObject({ code: 'link_invalid' });
    expect((await reset(newer)).statusCode).toBe(200);
  });

  it('is not mailed when the job of a newer one ran first', async () => {
    const { email } = await registerCustomer(server, worker);
    await openBrowser(server).post('/api/auth/forgot', { email });
    await openBrowser(server).post('/api/auth/forgot', { email });
    const links = await sql<{ id: string }>`
      SELECT id FROM mailed_links WHERE email = ${email} ORDER BY id DESC`.execute(server.owner.db);
    expect(links.rows).toHaveLength(2);
    const before = worker.mails.length;
    for (const { id } of links.rows) await worker.runJob('link_mail', { linkId: id });
    expect(worker.mails.length).toBe(before + 1);
    expect((await reset(linkMailedTo(worker, email, '/auth/reset'))).statusCode).toBe(200);
  });

  it('for an unknown address stores nothing', async () => {
    const email = newEmail();
    await openBrowser(server).post('/api/auth/forgot', { email });
    await worker.runJobs();
    expect(worker.mails.filter(({ to }) => to === email)).toEqual([]);
    const rows = await sql`SELECT 1 FROM mailed_links WHERE email = ${email}`.execute(
      server.owner.db,
    );
    expect(rows.rows).toEqual([]);
  });

  it('sets one password when one link is used twenty times at once', async () => {
    const customer = await registerCustomer(server, worker);
    const token = await requestReset(customer.email);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_value, index) => reset(token, `${NEW_PASSWORD} ${index}`)),
    );
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
  });

  it('answers eighty invented links at once without keeping the password hashing busy', async () => {
    const invented = () => reset(newToken(drawShard()));
    const answers = await Promise.all(Array.from({ length: 80 }, invented));
    const codes = new Set(answers.map((answer) => answer.json<{ code: string }>().code));
    expect([...codes]).toEqual(['link_invalid']);
  });

  it('allows thirty invented links per connection in 15 minutes, then refuses valid ones too', async () => {
    const { email } = await registerCustomer(server, worker);
    const browser = openBrowser(server);
    const tryLink = async (token: string) =>
      (await browser.post('/api/auth/reset', { token, password: NEW_PASSWORD })).statusCode;
    expect(await tryLink(await requestReset(email))).toBe(200);
    const statuses: number[] = [];
    for (let time = 0; time < 32; time += 1) statuses.push(await tryLink(newToken(drawShard())));
    expect(statuses).toEqual([...Array<number>(30).fill(422), 429, 429]);
    // somebody else's connection is not affected
    expect((await reset(await requestReset(email))).statusCode).toBe(200);
  });
});
