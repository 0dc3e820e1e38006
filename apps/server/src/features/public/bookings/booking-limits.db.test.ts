import type { BookingRequest, Draft } from '@waypost/contract';
import { describe, expect, it } from 'vitest';
import { bookingRequest, makeDraft, PARCEL_QUOTE, post } from '../../../testing/builders.ts';
import { newEmail, seatCustomer } from '../../../testing/people.ts';
import { openBrowser, type TestBrowser } from '../../../testing/test-browser.ts';
import { useTestServer } from '../../../testing/test-server.ts';

const server = useTestServer({
  GUEST_BOOKINGS_PER_CLIENT: 2,
  GUEST_BOOKINGS_PER_RECIPIENT: 3,
  CUSTOMER_BOOKINGS_PER_DAY: 6,
  CUSTOMER_BOOKINGS_PER_ADDRESS: 3,
});

type Mailed = { shipper?: string; recipient?: string; from?: string };

async function draftTo(recipientEmail: string): Promise<Draft> {
  const quote = await post(server, '/api/shipments/quote', PARCEL_QUOTE);
  const draft = await post(server, '/api/drafts', {
    quoteId: quote.json().id,
    recipientEmail,
    recipientAddress: '5 Rue de Rivoli, 75001 Paris, France',
  });
  return draft.json<Draft>();
}

/** Books on delivery; addresses that are not named are new ones. */
async function book(browser: TestBrowser, { shipper, recipient, from }: Mailed = {}) {
  const draft = await draftTo(recipient ?? newEmail());
  const { contact, ...rest } = bookingRequest(draft);
  const request: BookingRequest = {
    ...rest,
    contact: { ...contact, shipperEmail: shipper ?? newEmail() },
  };
  return browser.post('/api/shipments/public', request, {
    headers: {
      'idempotency-key': draft.attemptId,
      ...(from !== undefined && { 'x-waypost-client-address': from }),
    },
  });
}

async function statusesOf(times: number, one: (time: number) => ReturnType<typeof book>) {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) statuses.push((await one(time)).statusCode);
  return statuses;
}

describe('the daily limits on guest bookings', () => {
  it('treat all addresses of an IPv6 /64 as one client', async () => {
    const browser = openBrowser(server);
    const from = (time: number) => ({ from: `2001:db8:1:2::${time + 1}` });
    expect(await statusesOf(3, (time) => book(browser, from(time)))).toEqual([201, 201, 429]);
    expect((await book(browser, { from: '2001:db8:1:3::1' })).statusCode).toBe(201);
  });

  it('count an email address both as shipper and as recipient', async () => {
    const email = newEmail();
    const roles = [{ shipper: email }, { recipient: email }, { shipper: email.toUpperCase() }];
    for (const role of roles) {
      expect((await book(openBrowser(server), role)).statusCode).toBe(201);
    }
    for (const role of [{ shipper: email }, { recipient: email }]) {
      const refused = await book(openBrowser(server), role);
      expect(refused.statusCode).toBe(429);
      expect(refused.json()).toMatchObject({ code: 'too_many_bookings' });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000);
    }
  });

  it('count a booking once when shipper and recipient have the same address', async () => {
    const email = newEmail();
    const both = { shipper: email, recipient: email };
    const statuses = await statusesOf(4, () => book(openBrowser(server), both));
    expect(statuses).toEqual([201, 201, 201, 429]);
  });
});

describe('the daily limits on bookings of customers', () => {
  it('apply to an account across connections', async () => {
    const { browser } = await seatCustomer(server);
    const statuses = await statusesOf(7, (time) => book(browser, { from: `192.0.2.${time}` }));
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 429]);
    const other = await seatCustomer(server);
    expect((await book(other.browser)).statusCode).toBe(201);
  });

  it('cannot be exceeded by bookings sent at once', async () => {
    const { browser } = await seatCustomer(server);
    const answers = await Promise.all(Array.from({ length: 9 }, () => book(browser)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(6);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(3);
  });

  it('apply to an account and the recipient address it books for, not to other accounts', async () => {
    const { browser } = await seatCustomer(server);
    const email = newEmail();
    const statuses = await statusesOf(4, () => book(browser, { recipient: email }));
    expect(statuses).toEqual([201, 201, 201, 429]);
    expect((await book(browser, { shipper: email })).statusCode).toBe(429);
    const other = await seatCustomer(server);
    expect((await book(other.browser, { recipient: email })).statusCode).toBe(201);
  });

  it('do not count the account’s own verified address', async () => {
    const { browser, email } = await seatCustomer(server);
    const statuses = await statusesOf(6, () => book(browser, { shipper: email }));
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201]);
  });
});

describe('one quote', () => {
  it('allows ten drafts, also when they are made at once', async () => {
    const quote = await post(server, '/api/shipments/quote', PARCEL_QUOTE);
    const answers = await Promise.all(
      Array.from({ length: 14 }, () =>
        post(server, '/api/drafts', {
          quoteId: quote.json().id,
          recipientEmail: newEmail(),
          recipientAddress: '5 Rue de Rivoli, 75001 Paris, France',
        }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10);
    const refused = answers.filter(({ statusCode }) => statusCode === 409);
    expect(refused).toHaveLength(4);
    expect(refused[0]?.json()).toMatchObject({ code: 'quote_expired' });
    expect((await makeDraft(server)).id).toBeDefined();
  });
});
