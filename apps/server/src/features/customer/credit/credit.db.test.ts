import { randomUUID } from 'node:crypto';
import type { Booking, Credit, CustomerRecord, Receipt } from '@waypost/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { bookingRequest, makeDraft } from '../../../testing/builders.ts';
import { giveCredit } from '../../../testing/credit.ts';
import {
  registerStaff,
  seatCustomer,
  type TestCustomer,
  type TestStaff,
} from '../../../testing/people.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';

const server = useTestServer();
const worker = useTestWorker(server);
let finance: TestStaff;
let owner: TestStaff;

beforeAll(async () => {
  finance = await registerStaff(server, 'finance');
  owner = await registerStaff(server, 'owner');
});

type Customer = Pick<TestCustomer, 'id' | 'browser'>;

const limitOf = (limitCents: number) => ({
  id: randomUUID(),
  limitCents,
  reason: 'Pays within a week for years',
});

async function setLimit({ id }: Customer, limitCents: number, staff = finance) {
  return staff.browser.post(`/api/admin/users/${id}/credit-limits`, limitOf(limitCents));
}

async function book({ browser }: Customer) {
  const draft = await makeDraft(server);
  const request = bookingRequest(draft, { paymentMethod: 'on_account' });
  return browser.post('/api/shipments/public', request, {
    headers: { 'idempotency-key': draft.attemptId },
  });
}

async function creditOf({ browser }: Customer): Promise<Credit | null> {
  return (await browser.get('/api/users/me/credit')).json<{ credit: Credit | null }>().credit;
}

/** By the bare rows of the ledger. */
async function owedInLedger({ id }: Customer): Promise<number> {
  const { rows } = await sql<{ cents: number }>`SELECT coalesce(sum(amount_cents), 0)::int AS cents
    FROM ledger_entries WHERE customer_id = ${id} AND account = 'receivable'`.execute(
    server.owner.db,
  );
  return rows[0]?.cents ?? 0;
}

async function priceOf(): Promise<number> {
  const { charges } = await makeDraft(server);
  const offer = charges.find((each) => each.method === 'on_account' && !each.insured);
  return offer?.charges.totalCents ?? 0;
}

describe('a credit limit', () => {
  it('is set with a reason by those who may move money, once however often it is sent, and audited without the reason', async () => {
    const customer = await seatCustomer(server);
    const support = await registerStaff(server, 'support');
    expect((await setLimit(customer, 50_000, support)).statusCode).toBe(403);
    const path = `/api/admin/users/${customer.id}/credit-limits`;
    const limit = limitOf(50_000);
    for (let sent = 0; sent < 2; sent += 1) {
      const answer = await finance.browser.post(path, limit);
      expect(answer.statusCode, answer.body).toBe(201);
    }
    const other = { ...limit, limitCents: 90_000 };
    expect((await finance.browser.post(path, other)).json()).toMatchObject({
      code: 'form_already_sent',
    });
    const record = await support.browser.get(`/api/admin/users/${customer.id}`);
    expect(record.json<CustomerRecord>().credit).toMatchObject({
      limitCents: 50_000,
      owedCents: 0,
      leftCents: 50_000,
      limits: [{ limitCents: 50_000, reason: limit.reason }],
    });
    const { rows } = await sql<{ details: object }>`SELECT details FROM audit_log
      WHERE action = 'customer.credit' AND subject = ${`customer:${customer.id}`}`.execute(
      server.owner.db,
    );
    expect(rows[0]).toMatchObject({ details: { limitCents: 50_000, beforeCents: null } });
    expect(JSON.stringify(rows)).not.toContain('week');
    expect((await customer.browser.get('/api/users/me/export')).json()).toMatchObject({
      credits: [{ limitCents: 50_000 }],
    });
  });

  it('is needed to book on account, also by staff', async () => {
    const customer = await seatCustomer(server);
    expect(await creditOf(customer)).toBeNull();
    expect((await book(customer)).json()).toMatchObject({ code: 'no_credit' });
    expect((await enter(customer)).json()).toMatchObject({ code: 'no_credit' });
    await setLimit(customer, 100_000);
    expect((await book(customer)).statusCode).toBe(201);
    expect((await enter(customer)).statusCode).toBe(201);
    await setLimit(customer, 0);
    expect((await book(customer)).json()).toMatchObject({ code: 'no_credit' });
    expect(await creditOf(customer)).toBeNull();
  });
});

async function enter({ id }: Customer, priceCents?: number) {
  return owner.browser.post('/api/admin/shipments', {
    id: randomUUID(),
    userId: id,
    serviceType: 'parcel',
    parcel: { level: 'standard', weightGrams: 8400, lengthMm: 400, widthMm: 300, heightMm: 500 },
    from: 'Berlin, Germany',
    to: 'Paris, France',
    recipientName: 'Rosa Recipient',
    recipientEmail: 'rosa@example.com',
    recipientAddress: '5 Rue de Rivoli, 75001 Paris, France',
    payment: 'on_account',
    ...(priceCents !== undefined && { price: { cents: priceCents, reason: 'as agreed' } }),
  });
}

describe('a booking on account', () => {
  it('is shipped at once, owed in the ledger, and says so on its receipt', async () => {
    const customer = await seatCustomer(server);
    await giveCredit(server, customer.id, 100_000);
    const booking = (await book(customer)).json<Booking>();
    const receipt = await server.app.inject(`/api/receipts/${booking.receiptId}`);
    expect(receipt.json<Receipt>()).toMatchObject({
      hold: null,
      paymentMethod: 'on_account',
      paymentState: 'on_account',
    });
    const owedCents = await owedInLedger(customer);
    expect(owedCents).toBeGreaterThan(0);
    expect(await creditOf(customer)).toMatchObject({ owedCents, leftCents: 100_000 - owedCents });
  });

  it('takes the limit to its last cent and not beyond, however many come at once', async () => {
    const customer = await seatCustomer(server);
    const price = await priceOf();
    await giveCredit(server, customer.id, 3 * price);
    const answers = await Promise.all(Array.from({ length: 8 }, () => book(customer)));
    const booked = answers.filter(({ statusCode }) => statusCode === 201);
    const refused = answers.filter(({ statusCode }) => statusCode !== 201);
    expect(booked).toHaveLength(3);
    expect(refused.map((answer) => answer.json<{ code: string }>().code)).toEqual(
      Array.from({ length: 5 }, () => 'over_credit_limit'),
    );
    expect(await owedInLedger(customer)).toBe(3 * price);
    expect(await creditOf(customer)).toMatchObject({ owedCents: 3 * price, leftCents: 0 });
    expect((await enter(customer, 1)).json()).toMatchObject({ code: 'over_credit_limit' });
  });

  it('frees the limit when it is cancelled, paid, or made cheaper', async () => {
    const customer = await seatCustomer(server);
    await giveCredit(server, customer.id, 1_000_000);
    const cancelled = (await book(customer)).json<Booking>();
    await customer.browser.post(`/api/track/party/${cancelled.trackingNumber}/cancel`, {});
    await worker.runJobs();
    expect(await creditOf(customer)).toMatchObject({ owedCents: 0 });

    const paid = (await book(customer)).json<Booking>();
    const { owedCents: cents = 0 } = (await creditOf(customer)) ?? {};
    const received = await finance.browser.post(`/api/admin/shipments/${paid.id}/received`, {
      cents,
    });
    expect(received.statusCode, received.body).toBe(200);
    expect(await creditOf(customer)).toMatchObject({ owedCents: 0 });

    const { id } = (await enter(customer, 5_000)).json<{ id: string }>();
    expect(await creditOf(customer)).toMatchObject({ owedCents: 5_000 });
    const edited = await owner.browser.patch(`/api/admin/shipments/${id}`, {
      revision: 1,
      price: { cents: 4_000, reason: 'a day late' },
    });
    expect(edited.statusCode, edited.body).toBe(200);
    expect(await creditOf(customer)).toMatchObject({ owedCents: 4_000 });
    expect(await owedInLedger(customer)).toBe(4_000);
  });

  it('is refused for guests, and nothing is booked', async () => {
    const draft = await makeDraft(server);
    const request = bookingRequest(draft, { paymentMethod: 'on_account' });
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/shipments/public',
      payload: request,
      headers: { 'idempotency-key': draft.attemptId },
    });
    expect(answer.json()).toMatchObject({ code: 'no_credit' });
  });
});
