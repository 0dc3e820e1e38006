import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newEmail, registerCustomer, registration, waitToResend } from '../../../testing/people.ts';
import { openBrowser, type TestBrowser } from '../../../testing/test-browser.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';

const server = useTestServer();
const worker = useTestWorker(server);

describe('responses do not reveal whether an address has an account', () => {
  type Answer = Awaited<ReturnType<TestBrowser['post']>>;

  /** Everything a caller can see, but for what is random in every answer. */
  function visible(answer: Answer) {
    const headers = { ...answer.headers };
    for (const name of ['date', 'x-request-id']) delete headers[name];
    // counts down from the first try
    const retryAfter = headers['retry-after'];
    if (retryAfter !== undefined)
      headers['retry-after'] = `${Math.ceil(Number(retryAfter) / 60)} m`;
    const requestId = String(answer.headers['x-request-id']);
    const cookies = [headers['set-cookie'] ?? []].flat().map((cookie) => {
      return cookie.replace(/=[0-9A-Z]+;/, (value) => `=<${value.length}>;`);
    });
    return {
      status: answer.statusCode,
      headers: { ...headers, 'set-cookie': cookies },
      body: answer.body.replaceAll(requestId, '<request id>'),
    };
  }

  async function compare(call: (browser: TestBrowser, email: string) => Promise<Answer>) {
    const owner = await registerCustomer(server, worker);
    const known = visible(await call(openBrowser(server), owner.email));
    // of the same length as the known one
    const unknown = visible(await call(openBrowser(server), newEmail()));
    expect(known).toEqual(unknown);
    return known;
  }

  it('when registering', async () => {
    const seen = await compare((browser, email) =>
      browser.post('/api/auth/register', registration(email)),
    );
    expect(seen.status).toBe(202);
    expect(seen.headers['set-cookie']).toHaveLength(1);
  });

  it('when signing in with a wrong password', async () => {
    const seen = await compare((browser, email) =>
      browser.post('/api/auth/login', { email, password: 'not the password' }),
    );
    expect(seen.status).toBe(401);
  });

  it('when signing in repeatedly until it is refused', async () => {
    const seen = await compare(async (browser, email) => {
      const login = { email, password: 'not the password' };
      for (let time = 0; time < 10; time += 1) await browser.post('/api/auth/login', login);
      return browser.post('/api/auth/login', login);
    });
    expect(seen.status).toBe(429);
  });

  it('when asking for a reset', async () => {
    const seen = await compare((browser, email) => browser.post('/api/auth/forgot', { email }));
    expect(seen.status).toBe(202);
  });

  it('when asking for a new code', async () => {
    const seen = await compare(async (browser, email) => {
      await browser.post('/api/auth/register', registration(email));
      await worker.runJobs();
      await waitToResend(server);
      return browser.post('/api/auth/resend-otp', { email });
    });
    expect(seen.status).toBe(202);
  });

  it('when guessing a code', async () => {
    const seen = await compare(async (browser, email) => {
      await browser.post('/api/auth/register', registration(email));
      await worker.runJobs();
      return browser.post('/api/auth/verify-otp', { email, otp: '999999' });
    });
    expect(seen.status).toBe(422);
  });

  it('when registering and then signing in with the password just chosen', async () => {
    const password = 'a password of mine 3';
    const seen = await compare(async (browser, email) => {
      await browser.post('/api/auth/register', registration(email, { password }));
      await worker.runJobs();
      return browser.post('/api/auth/login', { email, password });
    });
    expect(seen.status).toBe(401);
  });

  it('by the number of emails they queue, or by their timing', async () => {
    const owner = await registerCustomer(server, worker);
    const jobsAfter = async (email: string) => {
      const startedAt = performance.now();
      await openBrowser(server).post('/api/auth/register', registration(email));
      await openBrowser(server).post('/api/auth/forgot', { email });
      const elapsedMs = performance.now() - startedAt;
      const jobs = await sql<{ name: string }>`
        SELECT name FROM pgboss.job WHERE state = 'created'
        AND name IN ('code_mail', 'link_mail') ORDER BY name`.execute(server.owner.db);
      await worker.runJobs();
      return { elapsedMs, names: jobs.rows.map((row) => row.name) };
    };
    const known = await jobsAfter(owner.email);
    const unknown = await jobsAfter(newEmail());
    expect(known.names).toEqual(['code_mail', 'link_mail']);
    expect(unknown.names).toEqual(known.names);
    expect(Math.min(known.elapsedMs, unknown.elapsedMs)).toBeGreaterThan(295);
  });
});
