import type { CustomerSession } from '@waypost/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  codeMailedTo,
  registerCustomer,
  signIn,
  type TestCustomer,
} from '../../../testing/people.ts';
import {
  FIREFOX_ON_WINDOWS,
  openBrowser,
  type TestBrowser,
} from '../../../testing/test-browser.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';

const server = useTestServer();
const worker = useTestWorker(server);

const SESSION = '__Host-waypost-session';
const ATTEMPT = '__Host-waypost-attempt';

async function listSessions(browser: TestBrowser): Promise<CustomerSession[]> {
  const answer = await browser.get('/api/users/me/sessions');
  return answer.json<{ sessions: CustomerSession[] }>().sessions;
}

async function age(customer: TestCustomer, change: string): Promise<void> {
  await sql`UPDATE customer_sessions SET ${sql.raw(change)} WHERE customer_id = ${customer.id}`.execute(
    server.owner.db,
  );
}

describe('signing in', () => {
  it('asks for the password, then for the code that was mailed', async () => {
    const customer = await registerCustomer(server, worker);
    const browser = openBrowser(server);
    const { email, password } = customer;
    const begun = await browser.post('/api/auth/login', { email: ` ${email} `, password });
    expect(begun.statusCode).toBe(202);
    expect(begun.json()).toMatchObject({ status: 'OTP_REQUIRED' });
    expect((await browser.get('/api/auth/me')).statusCode).toBe(401);
    await worker.runJobs();
    const otp = codeMailedTo(worker, email);
    const verified = await browser.post('/api/auth/verify-otp', { email, otp });
    expect(verified.json()).toMatchObject({ user: { id: customer.id } });
  });

  it('sets cookies that are same-site and hidden from scripts', async () => {
    const { email, password } = await registerCustomer(server, worker);
    const browser = openBrowser(server);
    const begun = await browser.post('/api/auth/login', { email, password });
    await worker.runJobs();
    const otp = codeMailedTo(worker, email);
    const verified = await browser.post('/api/auth/verify-otp', { email, otp });
    const lines = [begun, verified].flatMap((answer) => answer.headers['set-cookie'] ?? []).flat();
    expect(lines.map((line) => line.split('=')[0])).toEqual([ATTEMPT, SESSION, ATTEMPT]);
    for (const line of lines) {
      expect(line).toMatch(/; Path=\//);
      expect(line).toMatch(/; HttpOnly/);
      expect(line).toMatch(/; Secure/);
      expect(line).toMatch(/; SameSite=Lax/);
      expect(line).not.toMatch(/Domain/);
    }
    const secret = browser.cookies.get(SESSION) ?? '';
    expect(secret).toMatch(/^[0-9A-HJKMNP-TV-Z]{53}$/);
    const stored = await sql`SELECT 1 FROM customer_sessions
      WHERE to_jsonb(customer_sessions)::text LIKE ${`%${secret}%`}`.execute(server.owner.db);
    expect(stored.rows).toEqual([]);
  });

  it('is refused after ten wrong passwords from one connection, but not from another', async () => {
    const { email, password } = await registerCustomer(server, worker);
    const attacker = openBrowser(server);
    const statuses: number[] = [];
    for (let time = 0; time < 12; time += 1) {
      const answer = await attacker.post('/api/auth/login', { email, password: 'wrong guess' });
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
    const right = await attacker.post('/api/auth/login', { email, password });
    expect(right.statusCode).toBe(429);
    const owner = await openBrowser(server).post('/api/auth/login', { email, password });
    expect(owner.statusCode).toBe(202);
  });

  it('replaces a session id or attempt that was planted before', async () => {
    const victim = await registerCustomer(server, worker);
    const attacker = await registerCustomer(server, worker);
    const browser = openBrowser(server);
    const plantedSession = attacker.browser.cookies.get(SESSION) ?? '';
    browser.cookies.set(SESSION, plantedSession);
    const { email, password } = victim;
    await browser.post('/api/auth/login', { email, password });
    const plantedAttempt = browser.cookies.get(ATTEMPT) ?? '';
    // the victim signs in again in the same browser, and with the new attempt
    await browser.post('/api/auth/login', { email, password });
    await worker.runJobs();
    const otp = codeMailedTo(worker, email);
    expect((await browser.post('/api/auth/verify-otp', { email, otp })).statusCode).toBe(200);

    expect(browser.cookies.get(SESSION)).not.toBe(plantedSession);
    expect(browser.cookies.has(ATTEMPT)).toBe(false);
    const replay = openBrowser(server);
    replay.cookies.set(SESSION, plantedSession);
    expect((await replay.get('/api/auth/me')).statusCode).toBe(401);
    replay.cookies.set(ATTEMPT, plantedAttempt);
    const guess = await replay.post('/api/auth/verify-otp', { email, otp });
    expect(guess.json()).toMatchObject({ code: 'code_invalid' });
  });

  it('from an unknown browser sends the customer one email', async () => {
    const customer = await registerCustomer(server, worker);
    const notices = () =>
      worker.mails.filter(
        ({ to, subject }) => to === customer.email && subject.startsWith('New sign-in'),
      );
    await signIn(server, worker, customer);
    await worker.runJobs();
    expect(notices()).toEqual([]);
    const browser = await signIn(server, worker, customer, FIREFOX_ON_WINDOWS);
    await browser.post('/api/auth/logout');
    await worker.runJobs();
    expect(notices()).toHaveLength(1);
    expect(notices()[0]?.text).toContain('Firefox on Windows');
    await signIn(server, worker, customer, FIREFOX_ON_WINDOWS);
    await worker.runJobs();
    expect(notices()).toHaveLength(1);
  });
});

describe('a session', () => {
  it('is always refused once it was ended', async () => {
    const customer = await registerCustomer(server, worker);
    const secret = customer.browser.cookies.get(SESSION) ?? '';
    const me = () =>
      server.app.inject({ url: '/api/auth/me', headers: { cookie: `${SESSION}=${secret}` } });
    expect((await me()).statusCode).toBe(200);
    expect((await customer.browser.post('/api/auth/logout')).statusCode).toBe(200);
    const answers = await Promise.all(Array.from({ length: 10 }, me));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(401));
  });

  it.each([
    ['after 24 hours without a request', "last_seen_at = now() - interval '24 hours 1 second'"],
    ['after 30 days', "created_at = now() - interval '30 days 1 second'"],
  ])('ends %s', async (_when, change) => {
    const customer = await registerCustomer(server, worker);
    await age(customer, change);
    expect((await customer.browser.get('/api/auth/me')).statusCode).toBe(401);
  });

  it('stays alive while it is used, and records its use at most once a minute', async () => {
    const customer = await registerCustomer(server, worker);
    const lastSeen = async () => {
      const row = await server.owner.db
        .selectFrom('customerSessions')
        .select('lastSeenAt')
        .where('customerId', '=', customer.id)
        .executeTakeFirstOrThrow();
      return row.lastSeenAt.getTime();
    };
    const opened = await lastSeen();
    await customer.browser.get('/api/auth/me');
    expect(await lastSeen()).toBe(opened);
    await age(customer, "last_seen_at = now() - interval '23 hours'");
    expect((await customer.browser.get('/api/auth/me')).statusCode).toBe(200);
    expect(await lastSeen()).toBeGreaterThanOrEqual(opened);
  });

  it('can be listed, ended one by one and all at once, by its owner only', async () => {
    const customer = await registerCustomer(server, worker);
    const phone = await signIn(server, worker, customer, FIREFOX_ON_WINDOWS);
    const laptop = await signIn(server, worker, customer);
    const sessions = await listSessions(customer.browser);
    expect(sessions.map((session) => session.browser).toSorted()).toEqual([
      'Chrome on Linux',
      'Chrome on Linux',
      'Firefox on Windows',
    ]);
    expect(sessions.filter((session) => session.current)).toHaveLength(1);
    const onPhone = (await listSessions(phone)).find((session) => session.current);

    const stranger = await registerCustomer(server, worker);
    const foreign = await stranger.browser.delete(`/api/users/me/sessions/${onPhone?.id}`);
    expect(foreign.json()).toMatchObject({ code: 'session_not_found' });
    expect((await phone.get('/api/auth/me')).statusCode).toBe(200);

    await customer.browser.delete(`/api/users/me/sessions/${onPhone?.id}`);
    expect((await phone.get('/api/auth/me')).statusCode).toBe(401);
    expect((await laptop.get('/api/auth/me')).statusCode).toBe(200);
    await customer.browser.delete('/api/users/me/sessions');
    expect((await laptop.get('/api/auth/me')).statusCode).toBe(401);
    expect((await customer.browser.get('/api/auth/me')).statusCode).toBe(401);
    expect((await stranger.browser.get('/api/auth/me')).statusCode).toBe(200);
  });
});

describe('a cross-site post', () => {
  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['no origin at all', { origin: null }],
    ['a sibling site', { origin: null, headers: { 'sec-fetch-site': 'same-site' } }],
    ['an opaque origin', { origin: 'null' }],
  ])('with %s is refused, signing in or signed in', async (_case, options) => {
    const customer = await registerCustomer(server, worker);
    const { email, password } = customer;
    const login = await openBrowser(server).post('/api/auth/login', { email, password }, options);
    expect(login.json()).toMatchObject({ code: 'cross_site_request' });
    const change = await customer.browser.patch('/api/users/me', { name: 'Mallory' }, options);
    expect(change.json()).toMatchObject({ code: 'cross_site_request' });
    const logout = await customer.browser.post('/api/auth/logout', undefined, options);
    expect(logout.statusCode).toBe(403);
    expect((await customer.browser.get('/api/auth/me', options)).json()).toMatchObject({
      user: { name: 'Ada Example' },
    });
  });

  it('is recognised by the fetch metadata of the browser', async () => {
    const customer = await registerCustomer(server, worker);
    const options = { origin: null, headers: { 'sec-fetch-site': 'same-origin' } };
    const change = await customer.browser.patch('/api/users/me', { name: 'Ada' }, options);
    expect(change.statusCode).toBe(200);
  });
});
