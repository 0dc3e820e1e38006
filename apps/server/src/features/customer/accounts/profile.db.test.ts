import type { Customer } from '@waypost/contract';
import { maskEmail } from '@waypost/domain/masking';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  linkMailedTo,
  newEmail,
  PASSWORD,
  registerCustomer,
  signIn,
  type TestCustomer,
} from '../../../testing/people.ts';
import { openBrowser } from '../../../testing/test-browser.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';

const server = useTestServer();
const worker = useTestWorker(server);

const NEW_PASSWORD = 'copper meadow 27';

describe('a customer', () => {
  it('can change some details and keep the others', async () => {
    const customer = await registerCustomer(server, worker, { city: 'Ghent', phone: '+32 1' });
    const answer = await customer.browser.patch('/api/users/me', { name: 'Ada L', country: 'BE' });
    expect(answer.json()).toMatchObject({
      user: { name: 'Ada L', country: 'BE', city: 'Ghent', phone: '+32 1' },
    });
    expect((await customer.browser.patch('/api/users/me', {})).json()).toEqual(answer.json());
  });

  it('can change the password, which ends every other session', async () => {
    const customer = await registerCustomer(server, worker);
    const other = await signIn(server, worker, customer);
    const { email } = customer;
    const change = (currentPassword: string, newPassword: string) =>
      customer.browser.post('/api/users/me/password', { currentPassword, newPassword });
    expect((await change('wrong password', NEW_PASSWORD)).json()).toMatchObject({
      code: 'password_wrong',
    });
    expect((await change(PASSWORD, 'short')).json()).toMatchObject({ code: 'password_too_short' });
    expect((await change(PASSWORD, `${email}1`)).json()).toMatchObject({
      code: 'password_too_predictable',
    });
    expect((await change(PASSWORD, NEW_PASSWORD)).statusCode).toBe(200);
    expect((await customer.browser.get('/api/auth/me')).statusCode).toBe(200);
    expect((await other.get('/api/auth/me')).statusCode).toBe(401);
    const login = (password: string) =>
      openBrowser(server).post('/api/auth/login', { email, password });
    expect((await login(PASSWORD)).statusCode).toBe(401);
    expect((await login(NEW_PASSWORD)).statusCode).toBe(202);
  });

  it('has a limited number of password tries within a session', async () => {
    const customer = await registerCustomer(server, worker);
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1) {
      const answer = await customer.browser.delete('/api/users/me', { password: 'a wrong guess' });
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
  });
});

describe('a change of address', () => {
  async function request(email: string, details: object = {}) {
    const customer = await registerCustomer(server, worker, { ...details });
    const answer = await customer.browser.post('/api/users/me/email', {
      email,
      password: PASSWORD,
    });
    expect(answer.statusCode).toBe(202);
    await worker.runJobs();
    return customer;
  }
  const confirm = (customer: TestCustomer, token: string) =>
    customer.browser.post('/api/users/email/confirm', { token });

  it('notifies the old address first, and takes effect when the new one confirms', async () => {
    const next = newEmail();
    const customer = await request(next);
    const [notice, link] = worker.mails.slice(-2);
    expect(notice).toMatchObject({
      to: customer.email,
      subject: 'Your Waypost email address is about to change',
    });
    expect(link?.to).toBe(next);
    const me = async () =>
      (await customer.browser.get('/api/auth/me')).json<{ user: Customer }>().user.email;
    expect(await me()).toBe(customer.email);
    const token = linkMailedTo(worker, next, '/auth/confirm-email');
    expect((await confirm(customer, token)).statusCode).toBe(200);
    expect(await me()).toBe(next);
    expect((await confirm(customer, token)).json()).toMatchObject({ code: 'link_invalid' });
    const login = { email: customer.email, password: PASSWORD };
    expect((await openBrowser(server).post('/api/auth/login', login)).statusCode).toBe(401);
  });

  it('cannot be confirmed without the session of the account that asked for it', async () => {
    const next = newEmail();
    const customer = await request(next);
    const token = linkMailedTo(worker, next, '/auth/confirm-email');
    const stranger = await openBrowser(server).post('/api/users/email/confirm', { token });
    expect(stranger.json()).toMatchObject({ code: 'unauthenticated' });
    const other = await registerCustomer(server, worker);
    expect((await confirm(other, token)).json()).toMatchObject({ code: 'link_of_other_account' });
    const { rows } = await sql`SELECT 1 FROM customers WHERE email = ${next}`.execute(
      server.owner.db,
    );
    expect(rows).toEqual([]);
    // and neither of them has used the link up
    expect((await confirm(customer, token)).statusCode).toBe(200);
  });

  it('is mailed to the new address with the old one masked and without the customer’s name', async () => {
    const next = newEmail();
    const customer = await request(next, { name: 'Unlock at https://evil.example/login' });
    const mail = worker.mails.findLast(({ to }) => to === next);
    const said = `${mail?.subject} ${mail?.text} ${mail?.html}`;
    expect(said).toContain(maskEmail(customer.email));
    expect(said).not.toContain(customer.email);
    expect(said).not.toMatch(/evil|Unlock/);
  });

  it('sends one address five emails a day at most, from all accounts together', async () => {
    const email = newEmail();
    for (let account = 0; account < 5; account += 1) await request(email);
    const { browser } = await registerCustomer(server, worker);
    const sixth = await browser.post('/api/users/me/email', { email, password: PASSWORD });
    expect(sixth.statusCode).toBe(429);
  });

  it('counts towards the email limit of its connection, where an IPv6 /64 is one connection', async () => {
    const { browser } = await registerCustomer(server, worker);
    const from = (host: number) => ({
      headers: { 'x-waypost-client-address': `2001:db8:77:1::${host}` },
    });
    const forgotten = Array.from({ length: 30 }, (_, host) =>
      browser.post('/api/auth/forgot', { email: newEmail() }, from(host + 1)),
    );
    for (const answer of await Promise.all(forgotten)) expect(answer.statusCode).toBe(202);
    const change = { email: newEmail(), password: PASSWORD };
    const refused = await browser.post('/api/users/me/email', change, from(99));
    expect(refused.statusCode).toBe(429);
    const elsewhere = await browser.post('/api/users/me/email', change);
    expect(elsewhere.statusCode).toBe(202);
  });

  it('voids a reset link sent to the old address', async () => {
    const next = newEmail();
    const customer = await request(next);
    await openBrowser(server).post('/api/auth/forgot', { email: customer.email });
    await worker.runJobs();
    const reset = linkMailedTo(worker, customer.email, '/auth/reset');
    await confirm(customer, linkMailedTo(worker, next, '/auth/confirm-email'));
    const answer = await openBrowser(server).post('/api/auth/reset', {
      token: reset,
      password: NEW_PASSWORD,
    });
    expect(answer.json()).toMatchObject({ code: 'link_invalid' });
  });

  it('is void after a new password, and after a newer change', async () => {
    const first = newEmail();
    const customer = await request(first);
    const firstToken = linkMailedTo(worker, first, '/auth/confirm-email');
    const second = newEmail();
    const again = { email: second, password: PASSWORD };
    await customer.browser.post('/api/users/me/email', again);
    await worker.runJobs();
    expect((await confirm(customer, firstToken)).json()).toMatchObject({ code: 'link_invalid' });
    await customer.browser.post('/api/users/me/password', {
      currentPassword: PASSWORD,
      newPassword: NEW_PASSWORD,
    });
    const secondToken = linkMailedTo(worker, second, '/auth/confirm-email');
    expect((await confirm(customer, secondToken)).json()).toMatchObject({ code: 'link_invalid' });
  });

  it('to the address of another customer sends that customer a notice without a link', async () => {
    const owner = await registerCustomer(server, worker);
    await request(owner.email);
    expect(worker.mails.at(-1)).toMatchObject({
      to: owner.email,
      subject: 'You already have a Waypost account',
    });
    expect(() => linkMailedTo(worker, owner.email, '/auth/confirm-email')).toThrow();
  });

  it('succeeds for one of two customers who race for one address', async () => {
    const next = newEmail();
    const racers = [];
    for (let racer = 0; racer < 2; racer += 1) {
      const customer = await request(next);
      racers.push({ customer, token: linkMailedTo(worker, next, '/auth/confirm-email') });
    }
    const answers = await Promise.all(
      racers.map(({ customer, token }) => confirm(customer, token)),
    );
    const statuses = answers.map((answer) => answer.statusCode);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 422]);
    const owners = await sql`SELECT 1 FROM customers WHERE email = ${next}`.execute(
      server.owner.db,
    );
    expect(owners.rows).toHaveLength(1);
  });

  it('happens once when it is confirmed twenty times at once', async () => {
    const next = newEmail();
    const customer = await request(next);
    const token = linkMailedTo(worker, next, '/auth/confirm-email');
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(customer, token)));
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
  });
});

describe('the newsletter of a customer', () => {
  it('is off until it is requested and confirmed by the mailed link', async () => {
    const customer = await registerCustomer(server, worker, { newsletter: true });
    const state = async () =>
      (await customer.browser.get('/api/auth/me')).json<{ user: Customer }>().user.newsletter;
    expect(await state()).toBe('pending');
    await worker.runJobs();
    const token = linkMailedTo(worker, customer.email, '/newsletter/confirm');
    const confirm = () => openBrowser(server).post('/api/newsletter/confirm', { token });
    expect((await confirm()).statusCode).toBe(200);
    expect(await state()).toBe('on');
    expect((await confirm()).json()).toMatchObject({ code: 'link_invalid' });

    const left = await customer.browser.put('/api/users/me/newsletter', { subscribed: false });
    expect(left.json()).toMatchObject({ user: { newsletter: 'off' } });
    const asked = await customer.browser.put('/api/users/me/newsletter', { subscribed: true });
    expect(asked.json()).toMatchObject({ user: { newsletter: 'pending' } });
    const exported = await customer.browser.get('/api/users/me/export');
    expect(
      exported.json<{ consents: { kind: string }[] }>().consents.map((consent) => consent.kind),
    ).toEqual(['terms', 'newsletter_requested']);
  });

  it('stays off when the customer unsubscribes before confirming', async () => {
    const customer = await registerCustomer(server, worker, { newsletter: true });
    await worker.runJobs();
    const token = linkMailedTo(worker, customer.email, '/newsletter/confirm');
    await customer.browser.put('/api/users/me/newsletter', { subscribed: false });
    const answer = await openBrowser(server).post('/api/newsletter/confirm', { token });
    expect(answer.json()).toMatchObject({ code: 'link_invalid' });
  });
});
