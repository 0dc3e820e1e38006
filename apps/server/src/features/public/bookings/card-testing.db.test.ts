import type { Booking, Draft, StaffShipment } from '@waypost/contract';
import { describe, expect, it } from 'vitest';
import { bookingRequest, makeDraft } from '../../../testing/builders.ts';
import { registerStaff, seatCustomer } from '../../../testing/people.ts';
import { openBrowser, type TestBrowser } from '../../../testing/test-browser.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';

const server = useTestServer({ CARD_DECLINES_PER_HOUR: 5 });
const worker = useTestWorker(server);

const DECLINED = 'pm_card_visa_chargeDeclined';

/** Pays with a card on the newest attempt of a draft. */
async function pay(browser: TestBrowser, draftId: string, card: string, from?: string) {
  const draft = (await browser.get(`/api/drafts/${draftId}`)).json<Draft>();
  const request = bookingRequest(draft, { paymentMethod: 'card', paymentMethodId: card });
  return browser.post('/api/shipments/public', request, {
    headers: {
      'idempotency-key': draft.attemptId,
      ...(from !== undefined && { 'x-waypost-client-address': from }),
    },
  });
}

async function payOften(browser: TestBrowser, times: number, card = DECLINED): Promise<number[]> {
  const answers: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const draft = await makeDraft(server);
    answers.push((await pay(browser, draft.id, card)).statusCode);
  }
  return answers;
}

function countOf(statuses: readonly number[], wanted: number): number {
  return statuses.filter((status) => status === wanted).length;
}

describe('the limit on declined cards', () => {
  it('refuses a sixth card on one draft within the hour with the time to retry, and leaves other payment methods', async () => {
    const browser = openBrowser(server);
    const draft = await makeDraft(server);
    for (let time = 0; time < 5; time += 1) {
      expect((await pay(browser, draft.id, DECLINED)).statusCode).toBe(402);
    }
    const refused = await pay(browser, draft.id, 'pm_card_visa');
    expect(refused.statusCode).toBe(429);
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(3_500);
    expect(seconds).toBeLessThanOrEqual(3_600);
    expect(refused.json()).toMatchObject({
      code: 'too_many_declines',
      details: { retryAfterSeconds: seconds },
    });
    const newest = (await browser.get(`/api/drafts/${draft.id}`)).json<Draft>();
    const attempt = await server.owner.db
      .selectFrom('bookingAttempts')
      .select(['state', 'intentId'])
      .where('id', '=', newest.attemptId)
      .executeTakeFirstOrThrow();
    expect(attempt).toEqual({ state: 'issued', intentId: null });
    const other = await browser.post('/api/shipments/public', bookingRequest(newest), {
      headers: { 'idempotency-key': newest.attemptId },
    });
    expect(other.statusCode).toBe(201);
  });

  it('applies to one customer across connections', async () => {
    const { browser } = await seatCustomer(server);
    const answers: number[] = [];
    for (let time = 0; time < 7; time += 1) {
      const draft = await makeDraft(server);
      answers.push((await pay(browser, draft.id, DECLINED, `192.0.2.${time}`)).statusCode);
    }
    expect(answers).toEqual([402, 402, 402, 402, 402, 429, 429]);
    expect(await payOften(openBrowser(server), 1)).toEqual([402]);
  });

  it('applies to one connection after ten declines, across accounts', async () => {
    const guest = openBrowser(server);
    const answers: number[] = [];
    for (let time = 0; time < 12; time += 1) {
      const { browser } = time % 2 === 0 ? { browser: guest } : await seatCustomer(server);
      const draft = await makeDraft(server);
      answers.push((await pay(browser, draft.id, DECLINED, '198.51.100.7')).statusCode);
    }
    expect(answers.slice(0, 10)).toEqual(Array(10).fill(402));
    expect(answers.slice(10)).toEqual([429, 429]);
  });

  it('treats all addresses of an IPv6 /64 as one connection', async () => {
    const browser = openBrowser(server);
    const answers: number[] = [];
    for (let time = 1; time <= 12; time += 1) {
      const draft = await makeDraft(server);
      answers.push((await pay(browser, draft.id, DECLINED, `2001:db8:1:2::${time}`)).statusCode);
    }
    expect(countOf(answers, 402)).toBe(10);
    expect(countOf(answers, 429)).toBe(2);
  });

  it('tries no more than five of twelve cards that one customer sends at once', async () => {
    const { browser } = await seatCustomer(server);
    const drafts = await Promise.all(Array.from({ length: 12 }, () => makeDraft(server)));
    const answers = await Promise.all(drafts.map(({ id }) => pay(browser, id, DECLINED)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(countOf(statuses, 402)).toBe(5);
    expect(countOf(statuses, 429)).toBe(7);
  });

  it('does not count cards that are accepted, and is not reset by them', async () => {
    const { browser } = await seatCustomer(server);
    expect(await payOften(browser, 7, 'pm_card_visa')).toEqual(Array(7).fill(201));
    expect(await payOften(browser, 4)).toEqual([402, 402, 402, 402]);
    expect(await payOften(browser, 2, 'pm_card_visa')).toEqual([201, 201]);
    expect(await payOften(browser, 2)).toEqual([402, 429]);
  });

  it('counts repeats of one request once', async () => {
    const { browser } = await seatCustomer(server);
    const draft = await makeDraft(server);
    const request = bookingRequest(draft, { paymentMethod: 'card', paymentMethodId: DECLINED });
    const headers = { 'idempotency-key': draft.attemptId };
    for (let time = 0; time < 8; time += 1) {
      const answer = await browser.post('/api/shipments/public', request, { headers });
      expect(answer.statusCode).toBe(402);
    }
    expect(await payOften(browser, 5)).toEqual([402, 402, 402, 402, 429]);
  });

  it('counts declines of cards to be saved and of bookings together', async () => {
    const { browser } = await seatCustomer(server);
    const save = () => browser.post('/api/users/me/payments', { paymentMethodId: DECLINED });
    expect((await save()).statusCode).toBe(402);
    expect((await save()).statusCode).toBe(402);
    expect(await payOften(browser, 3)).toEqual([402, 402, 402]);
    const refused = await save();
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'too_many_declines' });
    expect(await payOften(browser, 1)).toEqual([429]);
  });

  it('ends after an hour, when the declines are erased', async () => {
    const { browser } = await seatCustomer(server);
    await payOften(browser, 5);
    await server.owner.db
      .updateTable('cardTries')
      .set({ triedAt: new Date(Date.now() - 61 * 60 * 1000) })
      .execute();
    expect(await payOften(browser, 1)).toEqual([402]);
    await worker.runJob('erase_card_tries', {});
    const kept = await server.owner.db.selectFrom('cardTries').selectAll().execute();
    expect(kept.length).toBeLessThanOrEqual(3);
  });
});

describe('the reason for a declined card', () => {
  it('is shown to staff and never to the payer', async () => {
    const { browser } = await seatCustomer(server);
    const draft = await makeDraft(server);
    const declined = await pay(browser, draft.id, 'pm_card_visa_chargeDeclinedInsufficientFunds');
    expect(declined.json()).toMatchObject({ code: 'payment_declined' });
    const generic = await pay(browser, draft.id, DECLINED);
    const read = await browser.get(`/api/attempts/${draft.attemptId}`);
    expect(read.statusCode).toBe(402);
    for (const { body } of [declined, generic, read]) {
      expect(body).not.toContain('declineCode');
      expect(body).not.toContain('insufficient_funds');
      expect(body).not.toContain('generic_decline');
    }
    const booking = (await pay(browser, draft.id, 'pm_card_visa')).json<Booking>();
    const receipt = await browser.get(`/api/receipts/${booking.receiptId}`);
    expect(receipt.body).not.toContain('insufficient_funds');

    const staff = await registerStaff(server, 'owner');
    const seen = await staff.browser.get(`/api/admin/shipments/${booking.id}`);
    expect(seen.json<StaffShipment>().money.books?.declines).toEqual([
      { declinedAt: expect.any(String), code: 'insufficient_funds' },
      { declinedAt: expect.any(String), code: 'generic_decline' },
    ]);
  });
});
