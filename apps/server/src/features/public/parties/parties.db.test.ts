import { randomBytes, randomUUID } from 'node:crypto';
import { type PartyRole, PartyView } from '@waypost/contract';
import { SAMPLE_NUMBERS } from '@waypost/domain/sample-numbers';
import { makeTrackingNumber } from '@waypost/domain/tracking-number';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { COOKIES } from '../../../platform/http/cookies.ts';
import { bookingRequest, makeDraft, outcomesOf, scanOf } from '../../../testing/builders.ts';
import { bookWithParties, linkOf, openAsParty } from '../../../testing/parties.ts';
import { newEmail, registerCustomer } from '../../../testing/people.ts';
import { openBrowser, type TestBrowser } from '../../../testing/test-browser.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';
import { partyLinkToken } from './party-link.ts';

const server = useTestServer();
const worker = useTestWorker(server);

const view = (browser: TestBrowser, ref: string) => browser.get(`/api/track/party/${ref}`);

async function roleIn(browser: TestBrowser, ref: string): Promise<PartyRole | 'nobody'> {
  const answer = await view(browser, ref);
  if (answer.statusCode === 200) return answer.json<PartyView>().role;
  expect(answer.json()).toMatchObject({ status: 404, code: 'tracking_unknown' });
  return 'nobody';
}

describe('a party link from an email', () => {
  it('becomes a cookie that no script and no other site can read', async () => {
    const booking = await bookWithParties(server);
    const browser = openBrowser(server);
    const answer = await browser.get(`/api/links/${linkOf(server, booking, 'recipient')}`);
    expect(answer.json()).toEqual({ trackingNumber: booking.trackingNumber, role: 'recipient' });
    expect(answer.cookies).toMatchObject([
      { name: COOKIES.party, httpOnly: true, secure: true, sameSite: 'Lax', path: '/' },
    ]);
    expect(COOKIES.party).toMatch(/^__Host-/);
    expect(await roleIn(browser, booking.trackingNumber)).toBe('recipient');
  });

  it('can be opened again, in any browser', async () => {
    const booking = await bookWithParties(server);
    for (let time = 0; time < 2; time += 1) {
      const browser = await openAsParty(server, booking, 'shipper');
      expect(await roleIn(browser, booking.trackingNumber)).toBe('shipper');
    }
  });

  it('is remembered beside those opened before, up to twelve', async () => {
    const [first, second] = [await bookWithParties(server), await bookWithParties(server)];
    const browser = await openAsParty(server, first, 'shipper');
    const opened = browser.cookies.get(COOKIES.party);
    const newer = Array.from({ length: 10 }, () =>
      partyLinkToken(server.ctx, { id: randomUUID(), email: newEmail() }, 'shipper'),
    );
    browser.cookies.set(COOKIES.party, [...newer, opened].join('.'));
    await openAsParty(server, second, 'shipper', browser);
    expect(await roleIn(browser, first.trackingNumber)).toBe('shipper');
    expect(await roleIn(browser, second.trackingNumber)).toBe('shipper');
    await openAsParty(server, second, 'recipient', browser);
    expect(await roleIn(browser, first.trackingNumber)).toBe('nobody');
    expect(await roleIn(browser, second.trackingNumber)).toBe('recipient');
  });

  it('states its role when one browser has both', async () => {
    const booking = await bookWithParties(server);
    const browser = await openAsParty(server, booking, 'shipper');
    await openAsParty(server, booking, 'recipient', browser);
    expect(await roleIn(browser, booking.trackingNumber)).toBe('recipient');
  });

  it('is void once the party has another address or was erased', async () => {
    const booking = await bookWithParties(server);
    const browser = await openAsParty(server, booking, 'recipient');
    for (const email of [newEmail(), '']) {
      await sql`UPDATE shipment_parties SET email = ${email}
        WHERE shipment_id = ${booking.id} AND role = 'recipient'`.execute(server.owner.db);
      expect(await roleIn(browser, booking.trackingNumber)).toBe('nobody');
    }
  });

  it('is refused when it was changed or has expired', async () => {
    const booking = await bookWithParties(server);
    const good = linkOf(server, booking, 'shipper');
    const changed = good.slice(0, 20) + (good[20] === 'A' ? 'B' : 'A') + good.slice(21);
    const browser = openBrowser(server);
    const answer = await browser.get(`/api/links/${changed}`);
    expect(answer.json()).toMatchObject({ code: 'link_invalid' });
    expect(answer.cookies).toEqual([]);
    browser.cookies.set(COOKIES.party, changed);
    expect(await roleIn(browser, booking.trackingNumber)).toBe('nobody');

    const realNow = Date.now;
    try {
      Date.now = () => realNow() - 91 * 24 * 60 * 60 * 1000;
      const old = linkOf(server, booking, 'shipper');
      Date.now = realNow;
      expect((await browser.get(`/api/links/${old}`)).statusCode).toBe(422);
      browser.cookies.set(COOKIES.party, old);
      expect(await roleIn(browser, booking.trackingNumber)).toBe('nobody');
    } finally {
      Date.now = realNow;
    }
  });
});

describe('a party', () => {
  it('may be the account that booked, also under another address', async () => {
    const customer = await registerCustomer(server, worker);
    const draft = await makeDraft(server);
    const answer = await customer.browser.post('/api/shipments/public', bookingRequest(draft), {
      headers: { 'idempotency-key': draft.attemptId },
    });
    const { trackingNumber } = answer.json<{ trackingNumber: string }>();
    expect(await roleIn(customer.browser, trackingNumber)).toBe('shipper');
  });

  it('may be a customer with its verified address, in any spelling', async () => {
    const booking = await bookWithParties(server);
    const recipient = await registerCustomer(server, worker, {
      email: booking.recipientEmail.replace('ada', 'Ada'),
    });
    expect(await roleIn(recipient.browser, booking.trackingNumber)).toBe('recipient');
    const shipper = await registerCustomer(server, worker, { email: booking.shipperEmail });
    expect(await roleIn(shipper.browser, booking.trackingNumber)).toBe('shipper');
  });

  it('is neither another customer nor the party of another shipment', async () => {
    const booking = await bookWithParties(server);
    const customer = await registerCustomer(server, worker);
    expect(await roleIn(customer.browser, booking.trackingNumber)).toBe('nobody');
    const other = await openAsParty(server, await bookWithParties(server), 'shipper');
    expect(await roleIn(other, booking.trackingNumber)).toBe('nobody');
    expect(await roleIn(openBrowser(server), booking.trackingNumber)).toBe('nobody');
  });

  it('gets the same response for the shipment of others as for one that does not exist', async () => {
    const booking = await bookWithParties(server);
    const browser = await openAsParty(server, await bookWithParties(server), 'shipper');
    const refusal = async (ref: string) => {
      const { statusCode, headers, body } = await view(browser, ref);
      const { requestId: _, ...told } = JSON.parse(body) as Record<string, unknown>;
      return { statusCode, told, type: headers['content-type'], cache: headers['cache-control'] };
    };
    const unknown = await refusal(makeTrackingNumber(3, randomBytes(8)));
    expect(unknown.statusCode).toBe(404);
    expect(await refusal(booking.trackingNumber)).toEqual(unknown);
    expect(await refusal(SAMPLE_NUMBERS.inTransit)).toEqual(unknown);
  });
});

describe('the view of a party', () => {
  it('has exactly the listed fields, with contacts unmasked', async () => {
    const booking = await bookWithParties(server);
    const signed = scanOf(booking.trackingNumber, {
      code: 'DELIVERED',
      note: 'internal words',
      proof: { signedBy: 'Rosa R.' },
      collected: { cents: 4242, currency: 'EUR' },
    });
    await outcomesOf(server, [signed]);
    const answers = new Map<PartyRole, string>();
    for (const role of ['shipper', 'recipient'] as const) {
      const answer = await view(await openAsParty(server, booking, role), booking.trackingNumber);
      expect(answer.headers['cache-control']).toBe('private, no-store');
      // strict schemas refuse a field that is not on the list
      expect(PartyView.parse(answer.json())).toMatchObject({
        role,
        shipper: { name: 'Sam Shipper', email: booking.shipperEmail, phone: '+49 30 1234567' },
        recipient: { name: 'Rosa Recipient', email: booking.recipientEmail },
        proof: [{ pieceNo: 0, signedBy: 'Rosa R.', pictureId: null }],
        cases: [],
        takesCases: false,
      });
      answers.set(role, answer.body);
    }
    const [shippers = '', recipients = ''] = answers.values();
    expect(shippers).toContain('Torstraße 12');
    expect(shippers).toContain('Rivoli');
    expect(recipients).not.toContain('Torstraße');
    for (const body of answers.values()) {
      for (const secret of ['internal', '4242', 'price', 'payment', 'EUR', 'cents', 'customer']) {
        expect(body).not.toContain(secret);
      }
    }
  });

  it('does not change the public view, which ignores cookies', async () => {
    const booking = await bookWithParties(server);
    const url = `/api/shipments/track/${booking.trackingNumber}`;
    const party = await openAsParty(server, booking, 'shipper');
    const answer = await party.get(url);
    expect(answer.body).toBe((await openBrowser(server).get(url)).body);
    expect(answer.headers['vary'] ?? '').not.toContain('cookie');
    expect(answer.body).not.toContain('Shipper');
  });

  it('does not show the proof of a scan that was voided', async () => {
    const booking = await bookWithParties(server);
    const scan = scanOf(booking.trackingNumber, {
      code: 'DELIVERED',
      proof: { signedBy: 'Wrong door' },
    });
    await outcomesOf(server, [scan]);
    await sql`INSERT INTO tracking_events (shipment_id, scan_id, occurred_at, recorded_at, content_hash,
        source_id, code, visibility, shard, piece_no, voids_source_id, voids_scan_id)
      SELECT shipment_id, gen_random_uuid(), now(), now(), 0, source_id, 'EVENT_VOIDED', 'internal',
        shard, 0, source_id, scan_id
      FROM tracking_events WHERE scan_id = ${scan.scanId}`.execute(server.owner.db);
    const browser = await openAsParty(server, booking, 'shipper');
    expect((await view(browser, booking.trackingNumber)).json()).toMatchObject({ proof: [] });
  });
});

describe('asking for a party link', () => {
  const ask = (ref: string, email: string, browser = openBrowser(server)) =>
    browser.post('/api/track/links', { ref, email });
  const mailsTo = async (email: string) => {
    await worker.runJobs();
    return worker.mails.filter(
      (mail) => mail.to === email && mail.subject.startsWith('Your link to shipment'),
    );
  };

  it('mails it to the address of the party as stored with the shipment', async () => {
    const booking = await bookWithParties(server);
    await ask(booking.trackingNumber, booking.recipientEmail.toUpperCase());
    const [mail] = await mailsTo(booking.recipientEmail);
    const token = /\/t\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const browser = openBrowser(server);
    await browser.get(`/api/links/${token}`);
    expect(await roleIn(browser, booking.trackingNumber)).toBe('recipient');
  });

  it('gets the same response for every address and number', async () => {
    const booking = await bookWithParties(server);
    const stranger = newEmail();
    const answers = [
      await ask(booking.trackingNumber, booking.shipperEmail),
      await ask(booking.trackingNumber, stranger),
      await ask(makeTrackingNumber(1, randomBytes(8)), stranger),
      await ask(SAMPLE_NUMBERS.inTransit, stranger),
    ];
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(202);
    expect(await mailsTo(stranger)).toEqual([]);
    expect(await mailsTo(booking.shipperEmail)).toHaveLength(1);
  });

  it('stores no address, neither in a job nor in a table', async () => {
    const booking = await bookWithParties(server);
    const stranger = newEmail();
    await ask(booking.trackingNumber, stranger);
    const jobs = await sql<{ data: string }>`SELECT data::text FROM pgboss.job
      WHERE data::text LIKE ${`%${stranger}%`}`.execute(server.owner.db);
    expect(jobs.rows).toEqual([]);
    await worker.runJobs();
    const rows = await sql`SELECT 1 FROM party_link_requests`.execute(server.owner.db);
    expect(rows.rows).toEqual([]);
  });

  it('sends the recipient of an unconfirmed booking nothing', async () => {
    const booking = await bookWithParties(server);
    await sql`UPDATE shipments SET hold = 'awaiting_activation'
      WHERE id = ${booking.id}`.execute(server.owner.db);
    await ask(booking.trackingNumber, booking.recipientEmail);
    await ask(booking.trackingNumber, booking.shipperEmail);
    expect(await mailsTo(booking.recipientEmail)).toEqual([]);
    expect(await mailsTo(booking.shipperEmail)).toHaveLength(1);
  });

  it('ends after three an hour for a shipment and address, known or not', async () => {
    const booking = await bookWithParties(server);
    for (const email of [booking.shipperEmail, newEmail()]) {
      const statuses: number[] = [];
      for (let time = 0; time < 4; time += 1) {
        statuses.push((await ask(booking.trackingNumber, email)).statusCode);
      }
      expect(statuses).toEqual([202, 202, 202, 429]);
    }
  });

  it('ends after twenty an hour from one connection', async () => {
    const browser = openBrowser(server);
    const { trackingNumber } = await bookWithParties(server);
    const statuses = await Promise.all(
      Array.from({ length: 21 }, async () => {
        const answer = await ask(trackingNumber, newEmail(), browser);
        return answer.statusCode;
      }),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  it('is refused when another site posts it', async () => {
    const answer = await openBrowser(server).post(
      '/api/track/links',
      { ref: SAMPLE_NUMBERS.inTransit, email: newEmail() },
      { origin: 'https://evil.example' },
    );
    expect(answer.json()).toMatchObject({ code: 'cross_site_request' });
  });
});

describe('a party token', () => {
  it('differs between addresses, roles and shipments', async () => {
    const one = await bookWithParties(server);
    const other = await bookWithParties(server);
    const tokens = [
      partyLinkToken(server.ctx, { id: one.id, email: 'a@example.com' }, 'shipper'),
      partyLinkToken(server.ctx, { id: one.id, email: 'b@example.com' }, 'shipper'),
      partyLinkToken(server.ctx, { id: one.id, email: 'a@example.com' }, 'recipient'),
      partyLinkToken(server.ctx, { id: other.id, email: 'a@example.com' }, 'shipper'),
    ];
    expect(new Set(tokens).size).toBe(4);
    expect(tokens.every((token) => /^[\w-]{60}$/.test(token))).toBe(true);
  });
});
