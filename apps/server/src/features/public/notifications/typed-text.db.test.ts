import { randomUUID } from 'node:crypto';
import type { Booking, BookingRequest, Draft, Quote, Receipt } from '@waypost/contract';
import { Stripe } from 'stripe';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  bookingRequest,
  outcomesOf,
  PARCEL_QUOTE,
  post,
  scanOf,
} from '../../../testing/builders.ts';
import { runAllJobs } from '../../../testing/followed-shipments.ts';
import { linkMailedTo, newEmail, PASSWORD, registerCustomer } from '../../../testing/people.ts';
import { openBrowser, type TestBrowser } from '../../../testing/test-browser.ts';
import { testConfig } from '../../../testing/test-config.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';

const server = useTestServer({ GUEST_BOOKINGS_PER_CLIENT: 1_000 });
const worker = useTestWorker(server);

type SentMail = (typeof worker.mails)[number];
type Method = BookingRequest['paymentMethod'];

const HOSTILE = 'Mallory Phish. Unlock at https://evil.example/login';
/** What may be left of that name for the recipient. */
const LEFT_OF_IT = 'Mallory Phish Unlock at';
const TYPED = /mallory|phish|unlock|evil|canary/i;

beforeAll(async () => {
  const place = { id: 1, country: 'DE', lat: 52.5, lon: 13.4, population: 3_400_000 };
  await server.owner.db
    .insertInto('places')
    .values({ ...place, name: 'Berlin', region: null, names: '{}' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await server.owner.db
    .insertInto('placeNames')
    .values({ folded: 'berlin', placeId: 1, country: 'DE', population: place.population })
    .execute();
});

type Addresses = { shipper: string; recipient: string };

/** Every field that takes free text has some. */
async function bookHostile(
  browser: TestBrowser,
  method: Method,
  { shipper, recipient }: Addresses,
): Promise<Booking & { attemptId: string }> {
  const quote = await post(server, '/api/shipments/quote', {
    ...PARCEL_QUOTE,
    origin: 'Dock 4 canary https://evil.example/o, Berlin, Germany',
    destination: 'Paris canary https://evil.example/d, France',
  });
  const drafted = await post(server, '/api/drafts', {
    quoteId: quote.json<Quote>().id,
    recipientEmail: recipient,
    recipientAddress: `1 canary https://evil.example/a, Paris, France`,
  });
  const draft = drafted.json<Draft>();
  const address = {
    line1: '1 canary https://evil.example/1',
    line2: 'canary https://evil.example/2',
    region: 'canary evil.example',
  };
  const request = bookingRequest(draft, {
    paymentMethod: method,
    ...(method === 'card' && { paymentMethodId: 'pm_card_visa' }),
    contact: {
      shipperName: HOSTILE,
      shipperEmail: shipper,
      shipperPhone: '+49 30 1234567',
      recipientName: HOSTILE,
      recipientPhone: '+33 1 2345678',
    },
    // as quoted: a city elsewhere is refused
    shipperAddress: {
      ...address,
      city: 'Dock 4 canary https://evil.example/o',
      postalCode: '10119',
    },
    recipientAddress: {
      ...address,
      city: 'Paris canary https://evil.example/d',
      postalCode: '75001',
    },
    payer: { name: HOSTILE, vatId: 'CANARY', country: null },
  });
  const answer = await browser.post('/api/shipments/public', request, {
    headers: { 'idempotency-key': draft.attemptId },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  const booking = answer.json<Booking>();
  await server.owner.db
    .updateTable('shipmentParties')
    .set({ locale: 'en' })
    .where('shipmentId', '=', booking.id)
    .execute();
  return { ...booking, attemptId: draft.attemptId };
}

const EVENTS = [
  { code: 'PICKED_UP' },
  { code: 'ARRIVED' },
  { code: 'CUSTOMS_HOLD' },
  { code: 'CUSTOMS_RELEASED' },
  { code: 'HELD' },
  ...(['failed_attempt', 'address', 'refused', 'damage', 'loss', 'other'] as const).map(
    (reason) => ({
      code: 'EXCEPTION' as const,
      reason,
    }),
  ),
  { code: 'OUT_FOR_DELIVERY' },
  { code: 'DELIVERED' },
  { code: 'RETURNED' },
] as const;

/** One event a batch, so that each is told. */
async function travel(booking: Booking): Promise<void> {
  const place = { city: 'Berlin canary.evil.example', country: 'DE' };
  for (const event of EVENTS) {
    await outcomesOf(server, [scanOf(booking.trackingNumber, { ...event, place })]);
    await runAllJobs(worker);
  }
}

async function payTransfer({ attemptId, receiptId }: Booking): Promise<void> {
  const { hostname, port } = new URL(testConfig().config.PAYMENT_SANDBOX_URL);
  const options = { host: hostname, port, protocol: 'http', telemetry: false } as const;
  const provider = new Stripe('sk_test_sandbox', options);
  const { intentId } = await server.owner.db
    .selectFrom('bookingAttempts')
    .select('intentId')
    .where('id', '=', attemptId)
    .executeTakeFirstOrThrow();
  const intent = await provider.paymentIntents.retrieve(intentId ?? '');
  if (typeof intent.customer !== 'string') throw new Error('a transfer needs a customer');
  const { bankTransfer } = (await server.app.inject(`/api/receipts/${receiptId}`)).json<Receipt>();
  await provider.testHelpers.customers.fundCashBalance(intent.customer, {
    amount: intent.amount,
    currency: 'eur',
    reference: bankTransfer?.reference ?? '',
  });
  await worker.runJob('settle_attempt', { attemptId });
}

async function activate({ receiptId }: Booking, shipper: string): Promise<void> {
  const mail = worker.mails.findLast(({ to }) => to === shipper);
  const code = /\d{6}/.exec(mail?.subject ?? '')?.[0] ?? '';
  const answer = await post(server, `/api/receipts/${receiptId}/activation`, { code });
  expect(answer.statusCode, answer.body).toBe(200);
}

const mailsTo = (email: string) => worker.mails.filter(({ to }) => to === email);
const saidIn = ({ to: _address, ...mail }: SentMail) => JSON.stringify(mail);

/** Takes the one line out that a recipient may see. */
function withoutSender(mail: SentMail): SentMail {
  return {
    ...mail,
    text: mail.text.replace(`\nSender: ${LEFT_OF_IT}\n`, '\n\n'),
    html: mail.html.replace(`>Sender</td>`, '></td>').replace(`>${LEFT_OF_IT}</td>`, '></td>'),
  };
}

function namesSender(mail: SentMail | undefined): boolean {
  return mail?.text.includes(`\nSender: ${LEFT_OF_IT}\n`) ?? false;
}

const newAddresses = (): Addresses => ({ shipper: newEmail(), recipient: newEmail() });

describe.each(['a guest', 'a customer'] as const)('a booking of %s with hostile text', (who) => {
  async function book(method: Method, addresses: Addresses) {
    const browser =
      who === 'a guest'
        ? openBrowser(server)
        : (await registerCustomer(server, worker, { name: HOSTILE })).browser;
    const booking = await bookHostile(browser, method, addresses);
    await runAllJobs(worker);
    return booking;
  }

  it.each(['card', 'bank_transfer', 'cod'] as const)(
    'by %s puts none of it into any email, except a plain name for the recipient',
    async (method) => {
      const addresses = newAddresses();
      const booking = await book(method, addresses);
      expect(mailsTo(addresses.shipper).length).toBeGreaterThan(0);
      if (method === 'bank_transfer') await payTransfer(booking);
      if (method === 'cod' && who === 'a guest') await activate(booking, addresses.shipper);
      await runAllJobs(worker);
      const [notice] = mailsTo(addresses.recipient);
      // a customer who pays on delivery has not paid, and has no code to enter
      expect(namesSender(notice)).toBe(!(method === 'cod' && who === 'a customer'));

      await travel(booking);
      const toShipper = mailsTo(addresses.shipper);
      const toRecipient = mailsTo(addresses.recipient);
      expect(toShipper.length).toBeGreaterThan(10);
      expect(toRecipient.length).toBeGreaterThan(10);
      expect(toRecipient.slice(1).every(namesSender)).toBe(true);
      for (const mail of toShipper) expect(saidIn(mail)).not.toMatch(TYPED);
      for (const mail of toRecipient) {
        expect(mail.subject).not.toContain('Sender');
        expect(saidIn(withoutSender(mail))).not.toMatch(TYPED);
      }
      for (const { text } of worker.texts) expect(text).not.toMatch(TYPED);
      expect(toShipper[0]?.text).not.toContain('Hello');
    },
  );

  it('puts none of it into the email about a cancellation before payment, and sends the recipient nothing', async () => {
    const addresses = newAddresses();
    const { id } = await book('bank_transfer', addresses);
    await server.owner.db
      .updateTable('shipments')
      .set({ bookedAt: new Date(Date.now() - 169 * 3_600_000) })
      .where('id', '=', id)
      .execute();
    await worker.runJob('expire_holds', {});
    await runAllJobs(worker);
    const toShipper = mailsTo(addresses.shipper);
    expect(toShipper.map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('Cancelled'),
    );
    for (const mail of toShipper) expect(saidIn(mail)).not.toMatch(TYPED);
    expect(mailsTo(addresses.recipient)).toEqual([]);
  });
});

describe('a typed place', () => {
  it('appears by its name in the gazetteer, or by its country alone', async () => {
    const addresses = newAddresses();
    await bookHostile(openBrowser(server), 'card', addresses);
    await runAllJobs(worker);
    expect(mailsTo(addresses.shipper)[0]?.text).toContain('from Berlin, Germany to France');
    expect(mailsTo(addresses.recipient)[0]?.text).toContain(
      'from Berlin, Germany to you in France',
    );
  });
});

describe('every other email to a typed address', () => {
  it('contains no other typed text', async () => {
    const email = newEmail();
    const addresses = newAddresses();
    const browser = openBrowser(server);
    const booking = await bookHostile(browser, 'card', addresses);
    await runAllJobs(worker);

    await browser.post('/api/auth/register', {
      name: HOSTILE,
      email,
      password: PASSWORD,
      acceptTerms: true,
      company: HOSTILE,
      addressLine1: HOSTILE,
      city: HOSTILE,
    });
    await browser.post('/api/newsletter', { email, consent: true });
    await browser.post('/api/contact', {
      formId: randomUUID(),
      name: HOSTILE,
      email,
      topic: 'sales',
      message: HOSTILE,
    });
    const follow = { ref: booking.trackingNumber, email, consent: true };
    await browser.post('/api/track/updates', follow);
    await browser.post('/api/auth/forgot', { email });
    const asked = { ref: booking.trackingNumber, email: addresses.recipient };
    await browser.post('/api/track/links', asked);
    const asker = await registerCustomer(server, worker, { name: HOSTILE });
    await asker.browser.post('/api/users/me/email', { email, password: PASSWORD });
    await runAllJobs(worker);

    const mails = mailsTo(email);
    expect(mails.map(({ subject }) => subject.replace(/^\d{6}/, 'CODE'))).toEqual(
      expect.arrayContaining([
        'CODE is your Waypost code',
        'Confirm the Waypost newsletter',
        expect.stringContaining('We have received your message'),
        expect.stringContaining('Confirm updates about'),
        'Confirm your new email address',
      ]),
    );
    const linked = mailsTo(addresses.recipient).filter(({ subject }) => /link/.test(subject));
    expect(linked).toHaveLength(1);
    for (const mail of [...mails, ...linked]) expect(saidIn(mail)).not.toMatch(TYPED);
    expect(linkMailedTo(worker, email, '/auth/confirm-email')).not.toBe('');
  });
});
