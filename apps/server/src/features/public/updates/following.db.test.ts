import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  askToFollow,
  bookFollowed,
  follow,
  type FollowedShipment,
  hasListeners,
  oneClick,
  oneClickPath,
} from '../../../testing/followed-shipments.ts';
import { bookShipment } from '../../../testing/builders.ts';
import { linkMailedTo, newEmail, PASSWORD, registerCustomer } from '../../../testing/people.ts';
import { openBrowser } from '../../../testing/test-browser.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';

const server = useTestServer();
const worker = useTestWorker(server);

let booking: FollowedShipment;
beforeAll(async () => {
  booking = await bookFollowed(server, worker, await registerCustomer(server, worker));
});

const ask = (email: string, ref = booking.trackingNumber) =>
  askToFollow(server, worker, ref, email);
const confirm = (token: string) =>
  openBrowser(server).post('/api/track/updates/confirm', { token });
const tokenTo = (email: string) => linkMailedTo(worker, email, '/track/updates/confirm');
const mailsTo = (email: string) => worker.mails.filter((mail) => mail.to === email);

async function subscriptionOf(email: string) {
  return server.owner.db
    .selectFrom('shipmentSubscriptions')
    .selectAll()
    .where('emailKey', '=', email.toLowerCase())
    .executeTakeFirst();
}
const stateOf = async (email: string) => (await subscriptionOf(email))?.state;

describe('a request to follow a shipment', () => {
  it('takes effect once the address has confirmed, with the consent on record', async () => {
    const email = newEmail();
    expect((await ask(email)).statusCode).toBe(202);
    expect(await subscriptionOf(email)).toMatchObject({
      email,
      shipmentId: booking.id,
      state: 'pending',
      consentVersion: '2026-11',
      confirmedAt: null,
    });
    const [mail] = mailsTo(email);
    expect(mail?.subject).toMatch(/^Confirm updates about WP/);
    expect(mail?.unsubscribeUrl).toContain('/api/track/updates/leave?token=');
    // nothing that somebody typed into a booking reaches a stranger's mailbox
    expect(mail?.text).not.toMatch(/Berlin|Paris|Shipper|Recipient/);

    const token = tokenTo(email);
    expect((await confirm(token)).json()).toMatchObject({ trackingNumber: booking.trackingNumber });
    expect(await subscriptionOf(email)).toMatchObject({
      state: 'on',
      confirmedAt: expect.any(Date),
    });
    expect((await confirm(token)).json()).toMatchObject({ code: 'link_invalid' });
  });

  it('requires agreement and is refused as a cross-site post', async () => {
    const body = { ref: booking.trackingNumber, email: newEmail() };
    const browser = openBrowser(server);
    const silent = await browser.post('/api/track/updates', body);
    expect(silent.json()).toMatchObject({ code: 'consent_missing' });
    const origin = 'https://evil.example';
    const foreign = await browser.post(
      '/api/track/updates',
      { ...body, consent: true },
      { origin },
    );
    expect(foreign.json()).toMatchObject({ code: 'cross_site_request' });
  });

  it('gets the same response for every address', async () => {
    const following = await follow(server, worker, booking);
    const customer = await registerCustomer(server, worker);
    const seen = async (email: string) => {
      const { statusCode, body, headers } = await ask(email);
      return { statusCode, body, names: Object.keys(headers) };
    };
    const unknown = await seen(newEmail());
    for (const email of [following, customer.email, booking.shipper.email]) {
      expect(await seen(email)).toEqual(unknown);
    }
  });

  it('for an address that follows already changes nothing, and its owner is notified', async () => {
    const email = await follow(server, worker, booking);
    const before = await subscriptionOf(email);
    await ask(email);
    expect(mailsTo(email).at(-1)?.subject).toMatch(/^You already get updates about/);
    expect(mailsTo(email).at(-1)?.text).not.toContain('/track/updates/confirm');
    expect(await subscriptionOf(email)).toEqual({ ...before, mails: 2 });
  });

  it('is refused for a number that is mistyped, too short or unknown', async () => {
    const codes = async (ref: string) => (await ask(newEmail(), ref)).json<{ code: string }>().code;
    const mistyped = booking.trackingNumber.replace(/.$/, (last) => (last === '7' ? '8' : '7'));
    expect(await codes('WP1')).toBe('reference_too_short');
    expect(await codes(mistyped)).toBe('reference_mistyped');
    expect(await codes('WP00DEM00000001V')).toBe('tracking_unknown');
    expect(await codes('SHORT-ALIAS')).toBe('tracking_unknown');
  });
});

describe('a link to confirm following', () => {
  it('is void once there is a newer one', async () => {
    const email = newEmail();
    await ask(email);
    const first = tokenTo(email);
    await ask(email);
    expect((await confirm(first)).json()).toMatchObject({ code: 'link_invalid' });
    expect((await confirm(tokenTo(email))).statusCode).toBe(200);
  });

  it('is void after 72 hours, and after unsubscribing', async () => {
    const late = newEmail();
    await ask(late);
    await sql`UPDATE shipment_subscriptions SET requested_at = now() - interval '73 hours'
      WHERE email_key = ${late}`.execute(server.owner.db);
    expect((await confirm(tokenTo(late))).json()).toMatchObject({ code: 'link_invalid' });

    const gone = newEmail();
    await ask(gone);
    await oneClick(server, oneClickPath(server, worker, gone));
    expect((await confirm(tokenTo(gone))).json()).toMatchObject({ code: 'link_invalid' });
  });

  it('cannot be an unsubscribe link or an invented one', async () => {
    const email = newEmail();
    await ask(email);
    const leaving = oneClickPath(server, worker, email).split('token=')[1] ?? '';
    for (const token of [leaving, 'x', `0F${'A'.repeat(48)}`]) {
      expect((await confirm(token)).json()).toMatchObject({ code: 'link_invalid' });
    }
  });

  it('is refused when twenty follow the shipment already, and works after one unsubscribes', async () => {
    const crowded = await bookShipment(server);
    const first = await follow(server, worker, crowded);
    await sql`INSERT INTO shipment_subscriptions
        (id, shard, shipment_id, email, email_key, state, consent_version)
      SELECT gen_random_uuid(), shard, shipment_id, n || email, n || email_key, state, consent_version
      FROM shipment_subscriptions, generate_series(1, 19) n
      WHERE email_key = ${first}`.execute(server.owner.db);
    const email = newEmail();
    await ask(email, crowded.trackingNumber);
    expect((await confirm(tokenTo(email))).json()).toMatchObject({ code: 'followers_full' });
    expect(await stateOf(email)).toBe('pending');
    await oneClick(server, oneClickPath(server, worker, first));
    expect((await confirm(tokenTo(email))).statusCode).toBe(200);
  });
});

describe('flooding the form to follow a shipment', () => {
  it('sends one address at most five emails a day, across connections', async () => {
    const email = newEmail();
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) statuses.push((await ask(email)).statusCode);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  });

  it('ends for a client after twenty an hour, and for a shipment after forty a day', async () => {
    const quiet = await bookShipment(server);
    const browser = openBrowser(server);
    const outcomes = async (count: number, from = () => openBrowser(server)) => {
      const answers = await Promise.all(
        Array.from({ length: count }, () =>
          from().post('/api/track/updates', {
            ref: quiet.trackingNumber,
            email: newEmail(),
            consent: true,
          }),
        ),
      );
      return answers.filter((answer) => answer.statusCode === 202).length;
    };
    expect(await outcomes(25, () => browser)).toBe(20);
    expect(await outcomes(25)).toBe(20);
  });

  it('with simultaneous requests sends one email, for the newest', async () => {
    const email = newEmail();
    const body = { ref: booking.trackingNumber, email, consent: true };
    await Promise.all([1, 2, 3].map(() => openBrowser(server).post('/api/track/updates', body)));
    await worker.runJobs();
    const asked = await subscriptionOf(email);
    await worker.runJob('confirm_updates_mail', { subscriptionId: asked?.id, mail: asked?.mails });
    expect(mailsTo(email)).toHaveLength(1);
  });
});

describe('unsubscribing from updates with one click', () => {
  it('needs no cookie or origin, works any number of times, and only as a POST', async () => {
    const email = await follow(server, worker, booking);
    const path = oneClickPath(server, worker, email);
    const look = await server.app.inject(path);
    expect(look.statusCode).toBe(303);
    const page = path.replace('/api/', '/');
    expect(look.headers.location).toBe(server.ctx.config.PUBLIC_ORIGIN + page);
    expect(await stateOf(email)).toBe('on');

    for (let time = 0; time < 2; time += 1) {
      expect((await oneClick(server, path)).json()).toEqual({
        message: 'This address gets no more updates about this shipment.',
      });
      expect(await stateOf(email)).toBe('off');
    }
  });

  it('needs a valid link', async () => {
    const email = await follow(server, worker, booking);
    const path = oneClickPath(server, worker, email);
    const forged = path.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    expect((await oneClick(server, forged)).json()).toMatchObject({
      code: 'unsubscribe_link_invalid',
    });
    expect(await stateOf(email)).toBe('on');
  });

  it('ends updates of this shipment, or of all shipments from the page behind it', async () => {
    const other = await bookShipment(server);
    const email = await follow(server, worker, booking);
    await follow(server, worker, other, email);
    const states = async () => {
      const rows = await server.owner.db
        .selectFrom('shipmentSubscriptions')
        .select(['shipmentId', 'state'])
        .where('emailKey', '=', email)
        .execute();
      return new Map(rows.map((row) => [row.shipmentId, row.state]));
    };
    await oneClick(server, oneClickPath(server, worker, email));
    expect(await states()).toEqual(
      new Map([
        [booking.id, 'on'],
        [other.id, 'off'],
      ]),
    );
    await oneClick(server, `${oneClickPath(server, worker, email)}&scope=all`);
    expect((await states()).get(booking.id)).toBe('off');
  });

  it('works after the subscription was erased', async () => {
    const customer = await registerCustomer(server, worker);
    await follow(server, worker, booking, customer.email);
    const path = oneClickPath(server, worker, customer.email);
    await customer.browser.delete('/api/users/me', { password: PASSWORD });
    expect(await subscriptionOf(customer.email)).toBeUndefined();
    expect((await oneClick(server, path)).statusCode).toBe(200);
  });
});

describe('a subscription', () => {
  it('is erased a week after an unconfirmed request, and a month after its end', async () => {
    const emails = { asked: newEmail(), old: newEmail() };
    for (const email of Object.values(emails)) await ask(email);
    const done = await bookShipment(server);
    const last = await follow(server, worker, done);
    await sql`UPDATE shipment_parties SET email_alerts = false, sms_alerts = false
      WHERE shipment_id = ${done.id}`.execute(server.owner.db);
    const running = await follow(server, worker, booking);
    const left = await follow(server, worker, booking);
    const age = (email: string, days: number) =>
      sql`UPDATE shipment_subscriptions SET requested_at = now() - make_interval(days => ${days})
        WHERE email_key = ${email}`.execute(server.owner.db);
    await age(emails.asked, 6);
    await age(emails.old, 8);
    for (const email of [last, running, left]) await age(email, 60);
    await sql`UPDATE shipment_subscriptions SET state = 'off', left_at = now() - interval '31 days'
      WHERE email_key = ${left}`.execute(server.owner.db);
    await sql`UPDATE shipment_state SET status = 'Delivered', updated_at = now() - interval '31 days'
      WHERE shipment_id = ${done.id}`.execute(server.owner.db);
    await worker.runJob('erase_subscriptions', {});

    expect(await stateOf(emails.asked)).toBe('pending');
    expect(await stateOf(running)).toBe('on');
    for (const email of [emails.old, last, left]) expect(await stateOf(email)).toBeUndefined();
    expect(await hasListeners(server, done)).toBe(false);
  });
});
