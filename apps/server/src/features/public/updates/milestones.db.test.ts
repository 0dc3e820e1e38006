import type { AccountExport, Alerts, Booking, Scan } from '@waypost/contract';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { bookShipment, outcomesOf, scanOf } from '../../../testing/builders.ts';
import { cancelByShipper } from '../../../testing/parties.ts';
import {
  bookFollowed,
  follow,
  hasListeners,
  oneClick,
  oneClickPath,
  runAllJobs,
  scan,
} from '../../../testing/followed-shipments.ts';
import { PASSWORD, registerCustomer, type TestCustomer } from '../../../testing/people.ts';
import { changeSettings } from '../../../testing/settings.ts';
import { openBrowser } from '../../../testing/test-browser.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';

const server = useTestServer();
const worker = useTestWorker(server);

let shipper: TestCustomer;
beforeAll(async () => {
  shipper = await registerCustomer(server, worker);
  await changeSettings(server, { smsEnabled: true });
});

const book = (by = shipper) => bookFollowed(server, worker, by);

function mailsAbout(booking: Booking, email: string) {
  const number = formatTrackingNumber(booking.trackingNumber);
  return worker.mails.filter((mail) => mail.to === email && mail.subject.includes(number));
}

/** What an address was told, oldest first: the part of the subject before the number. */
function told(booking: Booking, email: string): string[] {
  return mailsAbout(booking, email)
    .filter((mail) => mail.unsubscribeUrl !== undefined && !mail.subject.startsWith('Confirm'))
    .map((mail) => mail.subject.split(': WP')[0] ?? '');
}

const DAY: Partial<Scan>[] = [
  { code: 'PICKED_UP' },
  { code: 'DEPARTED' },
  { code: 'ARRIVED' },
  { code: 'OUT_FOR_DELIVERY' },
  { code: 'EXCEPTION', reason: 'failed_attempt' },
  { code: 'OUT_FOR_DELIVERY' },
  { code: 'DELIVERED', place: { city: 'Lyon', country: 'FR' } },
];

/** Minutes after the booking, in their order. */
function timed(changes: Partial<Scan>[]): Partial<Scan>[] {
  const now = Date.now();
  return changes.map((change, minute) => ({
    occurredAt: new Date(now + minute * 60_000).toISOString(),
    ...change,
  }));
}

describe('a milestone', () => {
  it('is emailed once to shipper, recipient and followers, each with an unsubscribe link', async () => {
    const booking = await book();
    const follower = await follow(server, worker, booking);
    const [pickup = {}] = timed(DAY);
    const scans = [scanOf(booking.trackingNumber, pickup)];
    for (let time = 0; time < 3; time += 1) await outcomesOf(server, scans);
    await runAllJobs(worker);

    const readers = [booking.shipper.email, booking.recipientEmail, follower];
    for (const email of readers) expect(told(booking, email)).toEqual(['Picked up']);
    const mails = readers.map((email) => mailsAbout(booking, email).at(-1));
    expect(new Set(mails.map((mail) => mail?.messageId)).size).toBe(3);
    expect(new Set(mails.map((mail) => mail?.references)).size).toBe(1);
    expect(mails[0]?.text).toContain('Last seen: Berlin, Germany');
    expect(mails[0]?.text).toContain('/t/');
    expect(mails[2]?.text).toContain(`/track?ref=${booking.trackingNumber}`);
    for (const mail of mails) {
      expect(mail?.unsubscribeUrl).toContain('/api/track/updates/leave?token=');
      expect(mail?.text.replace('Sender: Sam Shipper', '')).not.toMatch(/Sam|Rosa|Rue de Rivoli/);
    }
    const naming = mails.map((mail) => mail?.text.includes('Sender: Sam Shipper'));
    expect(naming).toEqual([false, true, false]);
  });

  it('is sent again for a second delivery attempt, but not for one more hub', async () => {
    const booking = await book();
    for (const change of timed(DAY)) await scan(server, worker, booking, [change]);
    expect(told(booking, booking.recipientEmail)).toEqual([
      'Picked up',
      'In transit',
      'Out for delivery',
      'Delivery was attempted',
      'Out for delivery',
      'Delivered',
    ]);
    const delivered = mailsAbout(booking, booking.recipientEmail).at(-1)?.text;
    expect(delivered).toMatch(/delivered in Lyon on \w{3}, \d+ \w{3} \d{4}, \d\d:\d\d \S+\.$/m);
    const attempted = mailsAbout(booking, booking.recipientEmail).at(-3)?.text;
    expect(attempted).toContain('We try again on the next working day');
  });

  it('is sent to no one when it arrives after a later one', async () => {
    const booking = await book();
    for (const change of timed(DAY).toReversed()) await scan(server, worker, booking, [change]);
    expect(told(booking, booking.recipientEmail)).toEqual(['Delivered']);
  });

  it('is sent once to an address that is both parties and a follower', async () => {
    const booking = await book();
    const { email } = booking.shipper;
    await sql`UPDATE shipment_parties SET email = upper(${email})
      WHERE shipment_id = ${booking.id} AND role = 'recipient'`.execute(server.owner.db);
    await follow(server, worker, booking, email);
    await scan(server, worker, booking, [{}]);
    expect(told(booking, email)).toEqual(['Picked up']);
    expect(told(booking, email.toUpperCase())).toEqual([]);
  });

  it('is not sent twice when the worker is killed at any step', async () => {
    const booking = await book();
    const follower = await follow(server, worker, booking);
    await scan(server, worker, booking, [{}]);
    const listJobs = async () => {
      const found = await sql<{ name: string; data: { shipmentId: string } }>`
        SELECT name, data FROM pgboss.job WHERE name LIKE 'milestone%'
          AND data->>'shipmentId' = ${booking.id}`.execute(server.owner.db);
      return found.rows;
    };
    const jobs = await listJobs();
    // three mails and two texts
    const names = jobs.map((job) => job.name).toSorted();
    expect(names).toEqual(['milestone', ...Array<string>(5).fill('milestone_message')]);
    expect(JSON.stringify(jobs)).not.toMatch(/@|Sam|Rosa|\+49/);
    // after the jobs were made or the mails sent, before that was noted
    for (const { name, data } of jobs) await worker.runJob(name, data);
    expect(await listJobs()).toHaveLength(6);
    await runAllJobs(worker);
    expect(told(booking, follower)).toEqual(['Picked up']);

    // between taking the effect and marking it: it is sent again, as the same mail
    await sql`UPDATE outbox_mails SET state = 'sending' WHERE shipment_id = ${booking.id}
      AND template = 'milestone'`.execute(server.owner.db);
    for (const { name, data } of jobs) await worker.runJob(name, data);
    await runAllJobs(worker);
    const [first, second, ...more] = mailsAbout(booking, follower).slice(1);
    expect(second?.messageId).toBe(first?.messageId);
    expect(more).toEqual([]);
  });

  it('stores no address in its effect keys', async () => {
    const booking = await book();
    await scan(server, worker, booking, [{}]);
    const effects = await sql<{ text: string }>`SELECT to_jsonb(o)::text AS text FROM outbox_mails o
      WHERE shipment_id = ${booking.id}`.execute(server.owner.db);
    const text = effects.rows.map((row) => row.text).join('\n');
    expect(text).toContain('"mail:milestone:');
    expect(text).toContain('"sms:milestone:');
    expect(text).not.toMatch(/@|\+49/);
  });

  it('is not sent to a recipient who was never notified of the shipment', async () => {
    const held = await bookShipment(server);
    const before = worker.mails.length;
    await scan(server, worker, held, [{}]);
    const readers = worker.mails.slice(before).map((mail) => mail.to);
    expect(readers).not.toContain('rosa.recipient@example.org');
    expect(readers).toContain('sam.shipper@example.com');
  });

  it('of a cancellation reaches the shipper as one email, and the others as an update', async () => {
    const booking = await book();
    const follower = await follow(server, worker, booking);
    await cancelByShipper(server, booking);
    await runAllJobs(worker);
    const letters = mailsAbout(booking, booking.shipper.email).filter((mail) =>
      mail.subject.startsWith('Cancelled'),
    );
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toContain('Nothing more is due.');
    expect(told(booking, booking.recipientEmail)).toEqual(['Cancelled']);
    expect(told(booking, follower)).toEqual(['Cancelled']);
  });
});

describe('text messages', () => {
  it('go to numbers with the code of their country, in one message with a link', async () => {
    const booking = await book();
    const before = worker.texts.length;
    await scan(server, worker, booking, [{}]);
    const sent = worker.texts.slice(before);
    expect(sent.map((text) => text.to).toSorted()).toEqual(['+3312345678', '+49301234567']);
    for (const { text } of sent) {
      expect(text).toMatch(/^Waypost: your shipment was picked up\. http\S+\/track\?ref=WP\w{14}$/);
      expect(text.length).toBeLessThanOrEqual(160);
    }
  });

  it('are not sent while staff has switched them off', async () => {
    const booking = await book();
    const before = worker.texts.length;
    await changeSettings(server, { smsEnabled: false });
    await scan(server, worker, booking, [{}]);
    await changeSettings(server, { smsEnabled: true });
    expect(worker.texts).toHaveLength(before);
    expect(told(booking, booking.recipientEmail)).toEqual(['Picked up']);
  });
});

describe('a follower who unsubscribes', () => {
  it('gets no more updates of this shipment, which is marked once no one listens', async () => {
    const booking = await book();
    const follower = await follow(server, worker, booking);
    await scan(server, worker, booking, [{}]);
    await sql`UPDATE shipment_parties SET phone = '' WHERE shipment_id = ${booking.id}`.execute(
      server.owner.db,
    );
    const leave = (email: string) => oneClick(server, oneClickPath(server, worker, email));
    await leave(booking.recipientEmail);
    await leave(booking.shipper.email);
    expect(await hasListeners(server, booking)).toBe(true);
    await scan(server, worker, booking, timed([{ code: 'OUT_FOR_DELIVERY' }]));
    expect(told(booking, follower)).toEqual(['Picked up', 'Out for delivery']);
    await leave(follower);
    expect(await hasListeners(server, booking)).toBe(false);

    await scan(server, worker, booking, timed([{ code: 'DELIVERED' }]));
    expect(told(booking, follower)).toHaveLength(2);
    expect(told(booking, booking.recipientEmail)).toEqual(['Picked up']);
    expect(told(booking, booking.shipper.email)).toEqual(['Picked up']);
  });

  it('gets none of the updates that were already queued', async () => {
    const booking = await book();
    const follower = await follow(server, worker, booking);
    const path = oneClickPath(server, worker, follower);
    await outcomesOf(server, [scanOf(booking.trackingNumber)]);
    await worker.runJobs();
    await oneClick(server, path);
    await runAllJobs(worker);
    expect(told(booking, follower)).toEqual([]);
  });

  it('from all shipments gets no updates until the address asks again', async () => {
    const booking = await book();
    await scan(server, worker, booking, [{}]);
    const email = booking.recipientEmail;
    await oneClick(server, `${oneClickPath(server, worker, email)}&scope=all`);

    const next = await book();
    await sql`UPDATE shipment_parties SET email = ${email}
      WHERE shipment_id = ${next.id} AND role = 'recipient'`.execute(server.owner.db);
    await scan(server, worker, next, [{}]);
    expect(told(next, email)).toEqual([]);

    await follow(server, worker, next, email);
    await scan(server, worker, next, timed([{ code: 'OUT_FOR_DELIVERY' }]));
    expect(told(next, email)).toEqual(['Out for delivery']);
  });
});

describe('the alerts of a party', () => {
  const url = (ref: string) => `/api/track/alerts/${ref}`;

  it('are on from the booking, shown masked, and changed by the party', async () => {
    const booking = await book();
    const { browser, email } = booking.shipper;
    expect((await browser.get(url(booking.trackingNumber))).json<Alerts>()).toEqual({
      role: 'shipper',
      email: true,
      emailTo: expect.stringContaining('•••'),
      sms: true,
      smsTo: expect.stringContaining('•••'),
      smsAvailable: true,
    });
    const chosen = await browser.put(url(booking.trackingNumber), { email: false, sms: true });
    expect(chosen.json<Alerts>()).toMatchObject({ email: false, sms: true });
    expect((await browser.get(url(booking.trackingNumber))).json()).toEqual(chosen.json());
    const texts = worker.texts.length;
    await scan(server, worker, booking, [{}]);
    expect(told(booking, email)).toEqual([]);
    expect(worker.texts.length).toBe(texts + 2);

    await browser.put(url(booking.trackingNumber), { email: false, sms: false });
    expect(await hasListeners(server, booking)).toBe(true);
    await sql`UPDATE shipment_parties SET email_alerts = false, sms_alerts = false
      WHERE shipment_id = ${booking.id} AND role = 'recipient'`.execute(server.owner.db);
    await browser.put(url(booking.trackingNumber), { email: false, sms: false });
    expect(await hasListeners(server, booking)).toBe(false);
    await browser.put(url(booking.trackingNumber), { email: true, sms: false });
    expect(await hasListeners(server, booking)).toBe(true);
  });

  it('belong to the recipient with the verified address, and to no one else', async () => {
    const booking = await book();
    const recipient = await registerCustomer(server, worker, { email: booking.recipientEmail });
    const answer = await recipient.browser.get(url(booking.trackingNumber));
    expect(answer.json()).toMatchObject({ role: 'recipient', email: true });

    const stranger = await registerCustomer(server, worker);
    const unknown = await stranger.browser.get(url('WP00DEM00000001V'));
    for (const browser of [stranger.browser, openBrowser(server)]) {
      const refused = await browser.get(url(booking.trackingNumber));
      expect({ ...refused.json(), requestId: '' }).toEqual({ ...unknown.json(), requestId: '' });
      const put = await browser.put(url(booking.trackingNumber), { email: false, sms: false });
      expect(put.json()).toMatchObject({ code: 'tracking_unknown' });
    }
  });

  it('clear an earlier opt-out when the owner of the address turns them on', async () => {
    const booking = await book();
    await scan(server, worker, booking, [{}]);
    const { browser, email } = booking.shipper;
    await oneClick(server, `${oneClickPath(server, worker, email)}&scope=all`);
    expect((await browser.get(url(booking.trackingNumber))).json()).toMatchObject({ email: false });
    await browser.put(url(booking.trackingNumber), { email: true, sms: false });
    await scan(server, worker, booking, timed([{ code: 'OUT_FOR_DELIVERY' }]));
    expect(told(booking, email)).toEqual(['Picked up', 'Out for delivery']);
  });
});

describe('the account of a follower', () => {
  it('exports its subscriptions and alerts, and erases them with itself', async () => {
    const leaver = await registerCustomer(server, worker);
    const booking = await book(leaver);
    const other = await book();
    const { browser, email } = booking.shipper;
    await follow(server, worker, other, email);
    const data = (await browser.get('/api/users/me/export')).json<AccountExport>();
    expect(data.subscriptions).toMatchObject([
      { trackingNumber: other.trackingNumber, version: '2026-11', leftAt: null },
    ]);
    expect(data.shipments).toMatchObject([{ alerts: { email: true, sms: true } }]);

    await sql`UPDATE shipment_parties SET email_alerts = false, sms_alerts = false
      WHERE shipment_id = ${booking.id} AND role = 'recipient'`.execute(server.owner.db);
    await browser.delete('/api/users/me', { password: PASSWORD });
    expect(await hasListeners(server, booking)).toBe(false);
    expect(await hasListeners(server, other)).toBe(true);
    await scan(server, worker, other, [{}]);
    expect(told(other, email)).toEqual([]);
  });
});
