import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  beginRegistration,
  codeMailedTo,
  newEmail,
  registerCustomer,
  registration,
  waitToResend,
} from '../../../testing/people.ts';
import { openBrowser } from '../../../testing/test-browser.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';

const server = useTestServer();
const worker = useTestWorker(server);

function wrong(code: string): string {
  return code === '000000' ? '000001' : '000000';
}

describe('a one-time code', () => {
  it('is void after five wrong tries, even when the right one follows', async () => {
    const email = newEmail();
    const browser = await beginRegistration(server, worker, email);
    const otp = codeMailedTo(worker, email);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const answer = await browser.post('/api/auth/verify-otp', { email, otp: wrong(otp) });
      expect(answer.json()).toMatchObject({ code: 'code_invalid' });
    }
    const right = await browser.post('/api/auth/verify-otp', { email, otp });
    expect(right.json()).toMatchObject({ code: 'code_invalid' });
  });

  it('expires after ten minutes', async () => {
    const email = newEmail();
    const browser = await beginRegistration(server, worker, email);
    await sql`UPDATE code_attempts SET expires_at = now() - interval '1 second'`.execute(
      server.owner.db,
    );
    const otp = codeMailedTo(worker, email);
    const answer = await browser.post('/api/auth/verify-otp', { email, otp });
    expect(answer.json()).toMatchObject({ code: 'code_invalid' });
  });

  it('works once, only in the browser that asked and for the address it was mailed to', async () => {
    const email = newEmail();
    const browser = await beginRegistration(server, worker, email);
    const otp = codeMailedTo(worker, email);
    const elsewhere = openBrowser(server);
    const stranger = await elsewhere.post('/api/auth/verify-otp', { email, otp });
    expect(stranger.json()).toMatchObject({ code: 'code_invalid' });
    const other = await browser.post('/api/auth/verify-otp', { email: newEmail(), otp });
    expect(other.json()).toMatchObject({ code: 'code_invalid' });

    const attempt = browser.cookies.get('__Host-waypost-attempt') ?? '';
    expect((await browser.post('/api/auth/verify-otp', { email, otp })).statusCode).toBe(200);
    browser.cookies.set('__Host-waypost-attempt', attempt);
    const again = await browser.post('/api/auth/verify-otp', { email, otp });
    expect(again.json()).toMatchObject({ code: 'code_invalid' });
  });

  it('allows twenty wrong tries a day for one address, over any number of attempts', async () => {
    const email = newEmail();
    const statuses: number[] = [];
    const guessFiveTimes = async () => {
      const browser = await beginRegistration(server, worker, email);
      const otp = codeMailedTo(worker, email);
      for (let guess = 0; guess < 5; guess += 1) {
        const answer = await browser.post('/api/auth/verify-otp', { email, otp: wrong(otp) });
        statuses.push(answer.statusCode);
      }
      return { browser, otp };
    };
    for (let attempt = 0; attempt < 4; attempt += 1) await guessFiveTimes();
    const { browser, otp } = await guessFiveTimes();
    const right = await browser.post('/api/auth/verify-otp', { email, otp });
    expect(right.statusCode).toBe(429);
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(80_000);
    expect(statuses).toEqual([...Array<number>(20).fill(422), ...Array<number>(5).fill(429)]);
  });

  it('creates one session when it is submitted a hundred times at once', async () => {
    const customer = await registerCustomer(server, worker);
    const { email, password } = customer;
    await customer.browser.delete('/api/users/me/sessions');
    const browser = openBrowser(server);
    await browser.post('/api/auth/login', { email, password });
    await worker.runJobs();
    const otp = codeMailedTo(worker, email);
    const attempt = browser.cookies.get('__Host-waypost-attempt') ?? '';
    const submit = () => {
      const tab = openBrowser(server);
      tab.cookies.set('__Host-waypost-attempt', attempt);
      return tab.post('/api/auth/verify-otp', { email, otp });
    };
    const answers = await Promise.all(Array.from({ length: 100 }, submit));
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
    const sessions = await sql`
      SELECT 1 FROM customer_sessions WHERE customer_id = ${customer.id}`.execute(server.owner.db);
    expect(sessions.rows).toHaveLength(1);
  });

  it('is stored nowhere in plain text', async () => {
    const email = newEmail();
    await beginRegistration(server, worker, email);
    const otp = codeMailedTo(worker, email);
    const kept = await sql<{ text: string }>`
      SELECT to_jsonb(a)::text AS text FROM code_attempts a
      UNION ALL SELECT to_jsonb(j)::text FROM pgboss.job j
      UNION ALL SELECT to_jsonb(o)::text FROM outbox_mails o`.execute(server.owner.db);
    expect(kept.rows.length).toBeGreaterThan(2);
    expect(kept.rows.filter(({ text }) => new RegExp(`"${otp}"|\\b${otp}\\b`).test(text))).toEqual(
      [],
    );
  });
});

describe('asking for a new code', () => {
  it('waits 30 seconds, voids the old code and gives five new tries', async () => {
    const email = newEmail();
    const browser = await beginRegistration(server, worker, email);
    const first = codeMailedTo(worker, email);
    const tooSoon = await browser.post('/api/auth/resend-otp', { email });
    expect(tooSoon.statusCode).toBe(429);
    expect(tooSoon.headers['retry-after']).toBe('30');

    await waitToResend(server);
    const answer = await browser.post('/api/auth/resend-otp', { email });
    expect(answer.statusCode).toBe(202);
    expect(answer.json()).toMatchObject({ message: "We've resent a new code." });
    const old = await browser.post('/api/auth/verify-otp', { email, otp: first });
    expect(old.json()).toMatchObject({ code: 'code_invalid' });
    await worker.runJobs();
    const otp = codeMailedTo(worker, email);
    expect((await browser.post('/api/auth/verify-otp', { email, otp })).statusCode).toBe(200);
  });

  it('is allowed five times an hour', async () => {
    const email = newEmail();
    const browser = await beginRegistration(server, worker, email);
    const statuses: number[] = [];
    for (let ask = 0; ask < 7; ask += 1) {
      await waitToResend(server);
      statuses.push((await browser.post('/api/auth/resend-otp', { email })).statusCode);
    }
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429, 429]);
  });

  it('many times at once sends one email', async () => {
    const email = newEmail();
    const browser = await beginRegistration(server, worker, email);
    await waitToResend(server);
    const before = worker.mails.length;
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => browser.post('/api/auth/resend-otp', { email })),
    );
    expect(answers.filter((answer) => answer.statusCode === 202)).toHaveLength(1);
    await worker.runJobs();
    expect(worker.mails.length).toBe(before + 1);
  });

  it('counts towards the email limit of its connection, where an IPv6 /64 is one connection', async () => {
    const email = newEmail();
    const browser = await beginRegistration(server, worker, email);
    await waitToResend(server);
    const from = (host: number) => ({
      headers: { 'x-waypost-client-address': `2001:db8:77:2::${host}` },
    });
    const forgotten = Array.from({ length: 30 }, (_, host) =>
      browser.post('/api/auth/forgot', { email: newEmail() }, from(host + 1)),
    );
    for (const answer of await Promise.all(forgotten)) expect(answer.statusCode).toBe(202);
    const refused = await browser.post('/api/auth/resend-otp', { email }, from(99));
    expect(refused.statusCode).toBe(429);
    expect((await browser.post('/api/auth/resend-otp', { email })).statusCode).toBe(202);
  });

  it('sends nothing for the address of someone else', async () => {
    const victim = await registerCustomer(server, worker);
    const browser = await beginRegistration(server, worker, newEmail());
    await waitToResend(server);
    const before = worker.mails.length;
    const answer = await browser.post('/api/auth/resend-otp', { email: victim.email });
    expect(answer.statusCode).toBe(202);
    await worker.runJobs();
    expect(worker.mails.length).toBe(before);
  });

  it('is refused after one address was registered six times within an hour', async () => {
    const email = newEmail();
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) {
      const answer = await openBrowser(server).post('/api/auth/register', registration(email));
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  });
});

describe('an email with a one-time code', () => {
  it('has its own message id when it is sent again after a crash with a new code', async () => {
    const email = newEmail();
    await beginRegistration(server, worker, email);
    const attempt = await sql<{ id: string }>`
      SELECT id FROM code_attempts ORDER BY id DESC LIMIT 1`.execute(server.owner.db);
    const payload = { attemptId: attempt.rows[0]?.id ?? '', mail: 1 };
    const before = worker.mails.length;
    await worker.runJob('code_mail', payload);
    expect(worker.mails.length).toBe(before);
    await sql`UPDATE outbox_mails SET state = 'sending'
      WHERE effect_key = ${`mail:code:${payload.attemptId}:1`}`.execute(server.owner.db);
    await worker.runJob('code_mail', payload);
    const [first, second] = worker.mails.filter((mail) => mail.to === email);
    expect(second?.messageId).not.toBe(first?.messageId);
  });
});
