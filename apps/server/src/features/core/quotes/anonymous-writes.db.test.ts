import type { Draft, Quote } from '@waypost/contract';
import { describe, expect, it } from 'vitest';
import { PARCEL_QUOTE } from '../../../testing/builders.ts';
import { newEmail, seatCustomer } from '../../../testing/people.ts';
import { openBrowser, type TestBrowser } from '../../../testing/test-browser.ts';
import { useTestServer } from '../../../testing/test-server.ts';

const server = useTestServer({ QUOTES_PER_MINUTE: 4, DRAFTS_PER_MINUTE: 3 });

const quoteFor = (browser: TestBrowser, from?: string) =>
  browser.post('/api/shipments/quote', PARCEL_QUOTE, {
    ...(from !== undefined && { headers: { 'x-waypost-client-address': from } }),
  });

async function draftFor(browser: TestBrowser, quoteId: string) {
  return browser.post('/api/drafts', {
    quoteId,
    recipientEmail: newEmail(),
    recipientAddress: '5 Rue de Rivoli, 75001 Paris, France',
  });
}

async function repeat(times: number, one: (time: number) => Promise<{ statusCode: number }>) {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) statuses.push((await one(time)).statusCode);
  return statuses;
}

describe('quotes without an account', () => {
  it('are limited by client, where an IPv6 /64 is one client', async () => {
    const guest = openBrowser(server);
    expect(await repeat(5, () => quoteFor(guest))).toEqual([201, 201, 201, 201, 429]);
    const refused = await quoteFor(guest);
    expect(refused.json()).toMatchObject({ code: 'too_many_requests' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const spread = await repeat(5, (time) => quoteFor(guest, `2001:db8:9:9::${time + 1}`));
    expect(spread).toEqual([201, 201, 201, 201, 429]);
  });

  it('do not use up the limit of customers behind the same address', async () => {
    const from = '203.0.113.20';
    const guest = openBrowser(server);
    await repeat(5, () => quoteFor(guest, from));
    expect((await quoteFor(guest, from)).statusCode).toBe(429);
    const [one, other] = [await seatCustomer(server), await seatCustomer(server)];
    expect(await repeat(20, () => quoteFor(one.browser, from))).toEqual(Array(20).fill(201));
    expect((await quoteFor(other.browser, from)).statusCode).toBe(201);
    const beyond = await repeat(21, () => quoteFor(one.browser, from));
    expect(beyond.at(-1)).toBe(429);
  });
});

describe('drafts without an account', () => {
  it('are limited by client', async () => {
    const guest = openBrowser(server);
    const { id } = (await quoteFor(openBrowser(server))).json<Quote>();
    expect(await repeat(4, () => draftFor(guest, id))).toEqual([201, 201, 201, 429]);
    const { browser } = await seatCustomer(server);
    expect(await repeat(5, () => draftFor(browser, id))).toEqual([201, 201, 201, 201, 201]);
  });

  it('accept the details of a full form and refuse larger ones', async () => {
    const guest = openBrowser(server);
    const { id: quoteId } = (await quoteFor(guest)).json<Quote>();
    const draft = (await draftFor(guest, quoteId)).json<Draft>();
    const save = (fields: number, length: number) =>
      guest.put(
        `/api/drafts/${draft.id}/details`,
        Object.fromEntries(
          Array.from({ length: fields }, (_, at) => [
            `items.${at}.description`,
            'x'.repeat(length),
          ]),
        ),
      );
    expect((await save(150, 80)).statusCode).toBe(200);
    expect((await save(190, 290)).statusCode).toBe(400);
  });

  it('are limited in how often their details are saved', async () => {
    const guest = openBrowser(server);
    const { id: quoteId } = (await quoteFor(guest)).json<Quote>();
    const draft = (await draftFor(guest, quoteId)).json<Draft>();
    const statuses = await repeat(121, () =>
      guest.put(`/api/drafts/${draft.id}/details`, { shipperName: 'Ada' }),
    );
    expect(statuses.indexOf(429)).toBe(90);
  });
});
