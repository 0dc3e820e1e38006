import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  beginRegistration,
  codeMailedTo,
  newEmail,
  registerCustomer,
  registration,
} from '../../../testing/people.ts';
import { openBrowser } from '../../../testing/test-browser.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';

const server = useTestServer();
const worker = useTestWorker(server);

describe('a registration', () => {
  it('becomes an account and a session with the code that was mailed', async () => {
    const email = newEmail();
    const browser = await beginRegistration(server, worker, email);
    const otp = codeMailedTo(worker, email);
    const verified = await browser.post('/api/auth/verify-otp', { email, otp });
    expect(verified.statusCode).toBe(200);
    expect(verified.json()).toMatchObject({
      user: { email, name: 'Ada Example', newsletter: 'off', accountType: 'individual' },
    });
    const me = await browser.get('/api/auth/me');
    expect(me.json()).toEqual({ ...verified.json<object>(), viewing: false });
  });

  it('can only be finished in the browser that began it', async () => {
    const email = newEmail();
    const browser = await beginRegistration(server, worker, email);
    const waiting = await browser.get('/api/auth/attempt');
    expect(waiting.json()).toMatchObject({ attempt: { purpose: 'register', email } });
    const elsewhere = await openBrowser(server).get('/api/auth/attempt');
    expect(elsewhere.json()).toEqual({ attempt: null });

    await browser.post('/api/auth/verify-otp', { email, otp: codeMailedTo(worker, email) });
    expect((await browser.get('/api/auth/attempt')).json()).toEqual({ attempt: null });

    const again = openBrowser(server);
    await again.post('/api/auth/login', { email, password: registration(email).password });
    const signIn = await again.get('/api/auth/attempt');
    expect(signIn.json()).toMatchObject({ attempt: { purpose: 'sign_in', email } });
  });

  it('stores every given field, and which terms were accepted when', async () => {
    const details = {
      phone: '+32 2 1234567',
      accountType: 'business',
      company: 'Example NV',
      vatId: 'BE 0123.456.789',
      addressLine1: 'Rue Haute 1',
      addressLine2: 'Bus 4',
      city: 'Brussels',
      region: 'Brussels',
      postalCode: '1000',
      country: 'BE',
    };
    const customer = await registerCustomer(server, worker, { ...details, heardFrom: 'tiktok' });
    const me = await customer.browser.get('/api/auth/me');
    expect(me.json()).toMatchObject({ user: details });
    const row = await server.owner.db
      .selectFrom('customers')
      .select(['heardFrom', 'termsVersion'])
      .select(sql<boolean>`terms_accepted_at > now() - interval '1 minute'`.as('justAccepted'))
      .where('id', '=', customer.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ heardFrom: 'tiktok', termsVersion: '2026-11', justAccepted: true });
  });

  it.each([
    ['without accepting the terms', { acceptTerms: false }, 'terms_not_accepted'],
    ['with seven characters', { password: 'a1b2c3d' }, 'password_too_short'],
    [
      'with seven characters that take two units each',
      { password: '🚚🚚🚚🚚🚚🚚🚚' },
      'password_too_short',
    ],
    ['with a common password', { password: 'PassWord1' }, 'password_too_common'],
    ['with eight spaces', { password: '        ' }, 'password_too_predictable'],
    ['with the name of the product', { password: 'waypost1' }, 'password_too_predictable'],
    ['with their own name twice', { password: 'Ada Example Ada' }, 'password_too_predictable'],
  ])('%s is refused', async (_case, change, code) => {
    const answer = await openBrowser(server).post(
      '/api/auth/register',
      registration(newEmail(), change),
    );
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code });
  });

  it('never trims a password', async () => {
    const customer = await registerCustomer(server, worker, { password: '  two  spaces  ' });
    const { email } = customer;
    const attempt = (password: string) =>
      openBrowser(server).post('/api/auth/login', { email, password });
    expect((await attempt('two  spaces')).statusCode).toBe(401);
    expect((await attempt('  two  spaces  ')).statusCode).toBe(202);
  });

  it('of an address with an account changes nothing and sends its owner a notice', async () => {
    const owner = await registerCustomer(server, worker);
    const intruder = await beginRegistration(server, worker, owner.email.toUpperCase(), {
      name: 'Mallory',
      password: 'mallory was here 7',
    });
    const notice = worker.mails.at(-1);
    expect(notice).toMatchObject({ to: owner.email });
    expect(notice?.subject).toBe('You already have a Waypost account');
    const guess = await intruder.post('/api/auth/verify-otp', {
      email: owner.email,
      otp: '123456',
    });
    expect(guess.json()).toMatchObject({ code: 'code_invalid' });
    expect((await owner.browser.get('/api/auth/me')).json()).toMatchObject({
      user: { name: 'Ada Example', email: owner.email },
    });
    const login = { email: owner.email, password: 'mallory was here 7' };
    expect((await openBrowser(server).post('/api/auth/login', login)).statusCode).toBe(401);
  });

  it('of someone else’s address gives no access to whoever began it', async () => {
    const email = newEmail();
    const attacker = await beginRegistration(server, worker, email, {
      name: 'Mallory',
      password: 'mallory was here 7',
    });
    const attackersCode = codeMailedTo(worker, email);
    const victim = await beginRegistration(server, worker, email);
    const victimsCode = codeMailedTo(worker, email);
    // fails once in a million runs
    expect(victimsCode).not.toBe(attackersCode);

    // the codes lie in the victim's mailbox; the attacker cannot read them, and the victim
    // entering the attacker's by mistake does not make the attacker's account
    const mistake = await victim.post('/api/auth/verify-otp', { email, otp: attackersCode });
    expect(mistake.json()).toMatchObject({ code: 'code_invalid' });
    const verified = await victim.post('/api/auth/verify-otp', { email, otp: victimsCode });
    expect(verified.json()).toMatchObject({ user: { name: 'Ada Example' } });

    // even with the code of the first registration nothing of it comes to life
    const late = await attacker.post('/api/auth/verify-otp', { email, otp: attackersCode });
    expect(late.json()).toMatchObject({ code: 'code_invalid' });
    expect((await attacker.get('/api/auth/me')).statusCode).toBe(401);
    const login = { email, password: 'mallory was here 7' };
    expect((await openBrowser(server).post('/api/auth/login', login)).statusCode).toBe(401);
  });

  it('treats the Kelvin sign and k as different mailboxes', async () => {
    const name = newEmail().replace('ada', 'mike');
    const owner = await registerCustomer(server, worker, { email: name });
    await openBrowser(server).post('/api/auth/forgot', {
      email: owner.email.replace('k', '\u212a'),
    });
    const before = worker.mails.length;
    await worker.runJobs();
    expect(worker.mails.length).toBe(before);
  });
});

describe('expired sign-in data', () => {
  it('is erased by the schedule, while the rest stays', async () => {
    const customer = await registerCustomer(server, worker);
    await beginRegistration(server, worker, newEmail());
    await openBrowser(server).post('/api/auth/forgot', { email: customer.email });
    await worker.runJobs();
    await sql`UPDATE code_attempts SET created_at = now() - interval '2 hours',
      expires_at = now() - interval '1 hour'`.execute(server.owner.db);
    await sql`UPDATE mailed_links SET expires_at = now() - interval '1 second'`.execute(
      server.owner.db,
    );
    await sql`UPDATE attempt_limits SET resets_at = now() - interval '1 second'`.execute(
      server.owner.db,
    );
    await sql`UPDATE customer_sessions SET last_seen_at = now() - interval '25 hours'
      WHERE customer_id <> ${customer.id}`.execute(server.owner.db);
    await worker.runJob('erase_expired_identity', {});
    const counts = await sql<{ rows: number }>`
      SELECT count(*)::int AS rows FROM code_attempts
      UNION ALL SELECT count(*)::int FROM mailed_links
      UNION ALL SELECT count(*)::int FROM attempt_limits
      UNION ALL SELECT count(*)::int FROM customer_sessions`.execute(server.owner.db);
    expect(counts.rows.map((row) => row.rows)).toEqual([0, 0, 0, 1]);
    expect((await customer.browser.get('/api/auth/me')).statusCode).toBe(200);
  });
});
