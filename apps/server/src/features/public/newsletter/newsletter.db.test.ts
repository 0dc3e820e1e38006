import { randomUUID } from 'node:crypto';
import type { Customer } from '@waypost/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  linkMailedTo,
  newEmail,
  PASSWORD,
  registerCustomer,
  type TestCustomer,
} from '../../../testing/people.ts';
import { openBrowser } from '../../../testing/test-browser.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';

const server = useTestServer();
const worker = useTestWorker(server);

async function ask(email: string, browser = openBrowser(server)) {
  const answer = await browser.post('/api/newsletter', { email, consent: true });
  await worker.runJobs();
  return answer;
}

const confirm = (token: string) => openBrowser(server).post('/api/newsletter/confirm', { token });

async function subscribe(email: string): Promise<void> {
  await ask(email);
  const answer = await confirm(linkMailedTo(worker, email, '/newsletter/confirm'));
  expect(answer.statusCode).toBe(200);
}

async function consentOf(email: string) {
  return server.owner.db
    .selectFrom('newsletterConsents')
    .selectAll()
    .where('emailKey', '=', email.toLowerCase())
    .executeTakeFirst();
}
const hashOf = (email: string) => server.ctx.secrets.keyedHash('email', email.toLowerCase());
const stateOf = async (email: string) => (await consentOf(email))?.state;

const mailsTo = (email: string) => worker.mails.filter((mail) => mail.to === email);

/** Where the mail program of the newest mail would post to, as a path. */
function oneClickPath(email: string): string {
  const url = mailsTo(email).at(-1)?.unsubscribeUrl;
  if (url === undefined) throw new Error('no mail with a way out');
  return url.replace(server.ctx.config.PUBLIC_ORIGIN, '');
}

/** What a mail provider sends: a form without cookies or origin, from anywhere. */
function oneClick(url: string, type = 'application/x-www-form-urlencoded') {
  const payload = type.startsWith('multipart')
    ? '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n'
    : 'List-Unsubscribe=One-Click';
  return server.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });
}

describe('a newsletter request', () => {
  it('takes effect once the address has confirmed, with the consent on record', async () => {
    const email = `Ada.${randomUUID()}@Example.com`;
    const answer = await ask(email);
    expect(answer.statusCode).toBe(202);
    expect(await consentOf(email)).toMatchObject({
      email,
      state: 'pending',
      source: 'site',
      termsVersion: '2026-11',
      confirmedAt: null,
    });
    expect(mailsTo(email)).toMatchObject([{ subject: 'Confirm the Waypost newsletter' }]);
    const token = linkMailedTo(worker, email, '/newsletter/confirm');
    expect((await confirm(token)).json()).toEqual({ message: 'The newsletter is confirmed.' });
    expect(await consentOf(email)).toMatchObject({ state: 'on', confirmedAt: expect.any(Date) });
    expect((await confirm(token)).json()).toMatchObject({ code: 'link_invalid' });
  });

  it('requires agreement', async () => {
    const answer = await openBrowser(server).post('/api/newsletter', { email: newEmail() });
    expect(answer.json()).toMatchObject({ code: 'consent_missing' });
  });

  it('is refused as a cross-site post', async () => {
    const body = { email: newEmail(), consent: true };
    const browser = openBrowser(server);
    const answer = await browser.post('/api/newsletter', body, { origin: 'https://evil.example' });
    expect(answer.json()).toMatchObject({ code: 'cross_site_request' });
  });

  it('gets the same response for every address', async () => {
    const onTheList = newEmail();
    await subscribe(onTheList);
    const customer = await registerCustomer(server, worker);
    const seen = async (email: string) => {
      const { statusCode, body, headers } = await ask(email);
      return { statusCode, body, names: Object.keys(headers) };
    };
    const unknown = await seen(newEmail());
    expect(await seen(onTheList)).toEqual(unknown);
    expect(await seen(customer.email)).toEqual(unknown);
  });

  it('for a subscribed address changes nothing, and its owner is notified', async () => {
    const email = newEmail();
    await subscribe(email);
    const before = await consentOf(email);
    await ask(email);
    expect(mailsTo(email).at(-1)).toMatchObject({
      subject: 'You already get the Waypost newsletter',
      unsubscribeUrl: expect.stringContaining('/api/newsletter/unsubscribe?token='),
    });
    expect(mailsTo(email).at(-1)?.text).not.toContain('/newsletter/confirm');
    expect(await consentOf(email)).toEqual({ ...before, mails: 2 });
  });
});

describe('a newsletter confirmation link', () => {
  it('is void once there is a newer one', async () => {
    const email = newEmail();
    await ask(email);
    const first = linkMailedTo(worker, email, '/newsletter/confirm');
    await ask(email);
    expect((await confirm(first)).json()).toMatchObject({ code: 'link_invalid' });
    const second = linkMailedTo(worker, email, '/newsletter/confirm');
    expect((await confirm(second)).statusCode).toBe(200);
  });

  it('is void after 72 hours, and after unsubscribing', async () => {
    const late = newEmail();
    await ask(late);
    await sql`UPDATE newsletter_consents SET requested_at = now() - interval '73 hours'
      WHERE email_key = ${late}`.execute(server.owner.db);
    const lateToken = linkMailedTo(worker, late, '/newsletter/confirm');
    expect((await confirm(lateToken)).json()).toMatchObject({ code: 'link_invalid' });

    const gone = newEmail();
    await ask(gone);
    await oneClick(oneClickPath(gone));
    const goneToken = linkMailedTo(worker, gone, '/newsletter/confirm');
    expect((await confirm(goneToken)).json()).toMatchObject({ code: 'link_invalid' });
  });

  it('cannot be an unsubscribe link or an invented one', async () => {
    const email = newEmail();
    await ask(email);
    const leaving = oneClickPath(email).split('token=')[1] ?? '';
    for (const token of [leaving, 'x', `0${'A'.repeat(48)}`]) {
      expect((await confirm(token)).json()).toMatchObject({ code: 'link_invalid' });
    }
  });
});

describe('flooding the newsletter form', () => {
  it('sends one address at most three emails a day, across connections', async () => {
    const email = newEmail();
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) statuses.push((await ask(email)).statusCode);
    expect(statuses).toEqual([202, 202, 202, 429, 429, 429]);
    expect(mailsTo(email)).toHaveLength(3);
  });

  it('with many addresses from one connection ends after ten an hour', async () => {
    const browser = openBrowser(server);
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1) {
      statuses.push((await ask(newEmail(), browser)).statusCode);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(202), 429]);
  });

  it('with simultaneous requests sends one email, for the newest', async () => {
    const email = newEmail();
    const body = { email, consent: true };
    await Promise.all([1, 2, 3].map(() => openBrowser(server).post('/api/newsletter', body)));
    await worker.runJobs();
    expect(mailsTo(email)).toHaveLength(1);
    const consent = await consentOf(email);
    const again = { consentId: consent?.id, mail: consent?.mails };
    await worker.runJob('newsletter_mail', again);
    expect(mailsTo(email)).toHaveLength(1);
  });
});

describe('unsubscribing from the newsletter with one click', () => {
  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=b'])(
    'accepts a form of type %s, without cookies or origin, any number of times',
    async (type) => {
      const email = newEmail();
      await subscribe(email);
      const path = oneClickPath(email);
      expect((await oneClick(path, type)).statusCode).toBe(200);
      expect(await consentOf(email)).toMatchObject({ state: 'off', leftAt: expect.any(Date) });
      const again = await oneClick(path, type);
      expect(again.json()).toEqual({ message: 'This address gets no more newsletters.' });
    },
  );

  it('is also what the page behind the link in the email does', async () => {
    const email = newEmail();
    await subscribe(email);
    const [mail] = mailsTo(email);
    const [, token = ''] = /\/newsletter\/unsubscribe\?token=(\w+)/.exec(mail?.text ?? '') ?? [];
    const url = `/api/newsletter/unsubscribe?token=${token}`;
    expect((await openBrowser(server).post(url)).statusCode).toBe(200);
    expect(await stateOf(email)).toBe('off');
  });

  it('does not happen on GET, which leads to the page', async () => {
    const email = newEmail();
    await subscribe(email);
    const look = await server.app.inject(oneClickPath(email));
    expect(look.statusCode).toBe(303);
    const page = oneClickPath(email).replace('/api/', '/');
    expect(look.headers.location).toBe(server.ctx.config.PUBLIC_ORIGIN + page);
    expect(await stateOf(email)).toBe('on');
  });

  it('needs a valid link, and form bodies are accepted at no other endpoint', async () => {
    const email = newEmail();
    await subscribe(email);
    const forged = oneClickPath(email).replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    expect((await oneClick(forged)).json()).toMatchObject({ code: 'unsubscribe_link_invalid' });
    expect(await stateOf(email)).toBe('on');
    const elsewhere = await oneClick('/api/newsletter/confirm');
    expect(elsewhere.statusCode).not.toBe(200);
    expect((await oneClick('/api/drafts')).json()).toMatchObject({
      code: 'unsupported_media_type',
    });
  });

  it('works after the consent was erased', async () => {
    const customer = await registerCustomer(server, worker);
    await subscribe(customer.email);
    const path = oneClickPath(customer.email);
    await customer.browser.delete('/api/users/me', { password: PASSWORD });
    expect(await consentOf(customer.email)).toBeUndefined();
    expect((await oneClick(path)).statusCode).toBe(200);
  });
});

describe('the newsletter switch of a customer', () => {
  const switchOf = async (customer: TestCustomer) =>
    (await customer.browser.get('/api/auth/me')).json<{ user: Customer }>().user.newsletter;

  it('agrees with what the same address chose as a visitor', async () => {
    const customer = await registerCustomer(server, worker);
    expect(await switchOf(customer)).toBe('off');
    await ask(customer.email);
    expect(await switchOf(customer)).toBe('pending');
    await confirm(linkMailedTo(worker, customer.email, '/newsletter/confirm'));
    expect(await switchOf(customer)).toBe('on');
    await oneClick(oneClickPath(customer.email));
    expect(await switchOf(customer)).toBe('off');
  });

  it('keeps a consent confirmed before the account existed', async () => {
    const email = newEmail();
    await subscribe(email);
    const customer = await registerCustomer(server, worker, { email });
    expect(await switchOf(customer)).toBe('on');
    await customer.browser.put('/api/users/me/newsletter', { subscribed: false });
    expect(await stateOf(email)).toBe('off');
  });

  it('moves to a new address, unless that one has confirmed already', async () => {
    const change = async (customer: TestCustomer, email: string) => {
      await customer.browser.post('/api/users/me/email', { email, password: PASSWORD });
      await worker.runJobs();
      const token = linkMailedTo(worker, email, '/auth/confirm-email');
      const answer = await customer.browser.post('/api/users/email/confirm', { token });
      expect(answer.statusCode).toBe(200);
    };
    const mover = await registerCustomer(server, worker);
    await subscribe(mover.email);
    const next = newEmail();
    await change(mover, next);
    expect(await consentOf(next)).toMatchObject({
      state: 'on',
      email: next,
      emailHash: hashOf(next),
    });
    expect(await consentOf(mover.email)).toBeUndefined();

    const leaver = await registerCustomer(server, worker);
    await ask(leaver.email);
    const pending = linkMailedTo(worker, leaver.email, '/newsletter/confirm');
    const subscribed = newEmail();
    await subscribe(subscribed);
    await change(leaver, subscribed);
    expect(await switchOf(leaver)).toBe('on');
    expect((await confirm(pending)).json()).toMatchObject({ code: 'link_invalid' });

    const quiet = await registerCustomer(server, worker);
    await ask(quiet.email);
    const old = linkMailedTo(worker, quiet.email, '/newsletter/confirm');
    await change(quiet, newEmail());
    expect(await switchOf(quiet)).toBe('pending');
    expect((await confirm(old)).json()).toMatchObject({ code: 'link_invalid' });
  });
});

describe('a newsletter consent', () => {
  it('has the keyed hash of its address, which a job adds where it is missing', async () => {
    const email = newEmail();
    await ask(email);
    expect((await consentOf(email))?.emailHash).toEqual(hashOf(email));
    await sql`UPDATE newsletter_consents SET email_hash = NULL WHERE email_key = ${email}`.execute(
      server.owner.db,
    );
    await worker.runJob('hash_consents', {});
    expect((await consentOf(email))?.emailHash).toEqual(hashOf(email));
  });

  it('is erased 30 days after an unconfirmed request, or 24 months after its end', async () => {
    const emails = { asked: newEmail(), old: newEmail(), on: newEmail(), left: newEmail() };
    for (const email of Object.values(emails)) await subscribe(email);
    const set = (email: string, change: string) =>
      sql`UPDATE newsletter_consents SET ${sql.raw(change)} WHERE email_key = ${email}`.execute(
        server.owner.db,
      );
    await set(emails.asked, "state = 'pending', requested_at = now() - interval '29 days'");
    await set(emails.old, "state = 'pending', requested_at = now() - interval '31 days'");
    await set(emails.on, "requested_at = now() - interval '5 years'");
    await set(emails.left, "state = 'off', left_at = now() - interval '25 months'");
    await worker.runJob('erase_stale_consents', {});
    expect(await stateOf(emails.asked)).toBe('pending');
    expect(await stateOf(emails.on)).toBe('on');
    expect(await stateOf(emails.old)).toBeUndefined();
    expect(await stateOf(emails.left)).toBeUndefined();
  });
});
