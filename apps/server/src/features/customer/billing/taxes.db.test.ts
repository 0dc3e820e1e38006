import type { Booking, CustomerRecord, Draft, Quote, Receipt, Statement } from '@waypost/contract';
import { lastMonthOver } from '@waypost/domain/months';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { answered, bookingRequest, PARCEL_QUOTE } from '../../../testing/builders.ts';
import { cancelByShipper } from '../../../testing/parties.ts';
import { giveCredit } from '../../../testing/credit.ts';
import {
  registerStaff,
  seatCustomer,
  type TestCustomer,
  type TestStaff,
} from '../../../testing/people.ts';
import { readText } from '../../../testing/scan-codes.ts';
import { publishTaxed } from '../../../testing/taxed-tariff.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';

const server = useTestServer();
const worker = useTestWorker(server);
let finance: TestStaff;
let owner: TestStaff;

beforeAll(async () => {
  await publishTaxed(server);
  finance = await registerStaff(server, 'finance');
  owner = await registerStaff(server, 'owner');
});

type Customer = Omit<TestCustomer, 'password'>;
/** The parcel of the tests: 105.62 net, and 21 % of it. */
const [NET, TAX] = [10_562, 2_218];
const VAT_ABROAD = 'DE 136695976';

async function business(vatId: string): Promise<Customer> {
  const customer = await seatCustomer(server);
  await sql`UPDATE customers SET account_type = 'business', company = 'Example GmbH', vat_id = ${vatId}
    WHERE id = ${customer.id}`.execute(server.owner.db);
  return customer;
}

function confirm({ id }: Customer, vatId: string, confirmed = true, staff = finance) {
  const body = { vatId, confirmed, checkedIn: 'vies' };
  return staff.browser.post(`/api/admin/users/${id}/vat-confirmation`, body);
}

async function quoteFor({ browser }: Customer, change: object = {}): Promise<Quote> {
  const request = { ...PARCEL_QUOTE, ...change };
  return answered(await browser.post('/api/shipments/quote', request), 201).json<Quote>();
}

async function draftOf({ browser }: Customer, quote: Quote): Promise<Draft> {
  const draft = await browser.post('/api/drafts', {
    quoteId: quote.id,
    recipientEmail: 'rosa.recipient@example.org',
    recipientAddress: '5 Rue de Rivoli, 75001 Paris, France',
  });
  return answered(draft, 201).json<Draft>();
}

async function bookAs(customer: Customer, change: object = {}): Promise<Booking> {
  const draft = await draftOf(customer, await quoteFor(customer));
  const answer = await customer.browser.post(
    '/api/shipments/public',
    bookingRequest(draft, change),
    { headers: { 'idempotency-key': draft.attemptId } },
  );
  await worker.runJobs();
  return answered(answer, 201).json<Booking>();
}

async function balances(shipmentId: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ account: string; cents: number }>`
    SELECT e.account || coalesce(' ' || e.tax_code, '') AS account, sum(amount_cents)::int AS cents
    FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
    WHERE t.shipment_id = ${shipmentId} GROUP BY 1 HAVING sum(amount_cents) <> 0`.execute(
    server.owner.db,
  );
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
}

const taxLine = (charges: Quote['dueByCard']) => {
  const { cents, taxCode } = charges.lines.find(({ kind }) => kind === 'tax') ?? {};
  return [taxCode, cents, charges.totalCents];
};

describe('a quote by a tariff with tax', () => {
  it('adds the standard rate within the tax area, and none on exports', async () => {
    const customer = await seatCustomer(server);
    expect(taxLine((await quoteFor(customer)).dueByCard)).toEqual(['S', TAX, NET + TAX]);
    const abroad = await quoteFor(customer, { destination: 'New York, United States' });
    expect(taxLine(abroad.dueByCard)).toEqual(['G', 0, NET]);
  });

  it('leaves the tax to a business abroad once staff has confirmed its number', async () => {
    const customer = await business(VAT_ABROAD);
    expect(taxLine((await quoteFor(customer)).dueByCard)).toEqual(['S', TAX, NET + TAX]);
    const record = answered(await confirm(customer, VAT_ABROAD), 200).json<CustomerRecord>();
    expect(record.vat).toMatchObject({ country: 'DE', confirmedAt: expect.any(String) as string });
    expect(taxLine((await quoteFor(customer)).dueByCard)).toEqual(['AE', 0, NET]);
    const booking = await bookAs(customer, { paymentMethod: 'cod' });
    expect(await balances(booking.id)).toEqual({ receivable: 12_674, 'revenue AE': -12_674 });
    await confirm(customer, VAT_ABROAD, false);
    expect(taxLine((await quoteFor(customer)).dueByCard)).toEqual(['S', TAX, NET + TAX]);
  });

  it('asks a business of the own country for tax, confirmed or not', async () => {
    const customer = await business('BE0403019261');
    answered(await confirm(customer, 'BE0403019261'), 200);
    expect(taxLine((await quoteFor(customer)).dueByCard)).toEqual(['S', TAX, NET + TAX]);
  });

  it('asks for tax again when the number of the account changes', async () => {
    const customer = await business(VAT_ABROAD);
    await confirm(customer, VAT_ABROAD);
    await customer.browser.patch('/api/users/me', { vatId: 'NL004495445B01' });
    expect(taxLine((await quoteFor(customer)).dueByCard)).toEqual(['S', TAX, NET + TAX]);
  });

  it('without tax for a business abroad is booked by nobody else', async () => {
    const customer = await business(VAT_ABROAD);
    await confirm(customer, VAT_ABROAD);
    const draft = await draftOf(customer, await quoteFor(customer));
    const other = await business('BE0403019261');
    await confirm(other, 'BE0403019261');
    const answer = await other.browser.post('/api/shipments/public', bookingRequest(draft), {
      headers: { 'idempotency-key': draft.attemptId },
    });
    expect(answer.json()).toMatchObject({ code: 'quote_expired' });
  });
});

describe('a confirmed VAT number', () => {
  it('must have the right shape and check digits, be that of the account, and be of a business', async () => {
    const wrong = await business('DE136695975');
    expect((await confirm(wrong, 'DE136695975')).json()).toMatchObject({
      code: 'vat_number_invalid',
    });
    const right = await business(VAT_ABROAD);
    expect((await confirm(right, 'FR40303265045')).statusCode).toBe(422);
    await sql`UPDATE customers SET account_type = 'individual' WHERE id = ${right.id}`.execute(
      server.owner.db,
    );
    expect((await confirm(right, VAT_ABROAD)).statusCode).toBe(422);
  });

  it('has its row in the audit log', async () => {
    const customer = await business(VAT_ABROAD);
    await confirm(customer, VAT_ABROAD);
    const rows = await server.owner.db
      .selectFrom('auditLog')
      .select(['details', 'actorId'])
      .where('action', '=', 'customer.vat')
      .where('subject', '=', `customer:${customer.id}`)
      .execute();
    expect(rows).toEqual([
      { actorId: finance.id, details: { confirmed: true, checkedIn: 'vies', country: 'DE' } },
    ]);
  });
});

describe('the tax of a booking', () => {
  it('is on the draft, the receipt and in the books', async () => {
    const customer = await seatCustomer(server);
    const booking = await bookAs(customer, {
      paymentMethod: 'card',
      paymentMethodId: 'pm_card_visa',
    });
    const receipt = (await server.app.inject(`/api/receipts/${booking.receiptId}`)).json<Receipt>();
    expect(taxLine(receipt.charges)).toEqual(['S', TAX, NET + TAX]);
    expect(receipt.charges.lines.reduce((sum, line) => sum + line.taxCents, 0)).toBe(TAX);
    expect(await balances(booking.id)).toEqual({
      provider: NET + TAX,
      'revenue S': -NET - TAX,
      'tax_in_revenue S': TAX,
      'tax S': -TAX,
    });
  });

  it('is given back with a refund, all of it', async () => {
    const customer = await seatCustomer(server);
    const booking = await bookAs(customer, {
      paymentMethod: 'card',
      paymentMethodId: 'pm_card_visa',
    });
    await cancelByShipper(server, booking);
    await worker.runJobs();
    expect(await balances(booking.id)).toEqual({
      'revenue S': -NET - TAX,
      'refunds S': NET + TAX,
    });
  });

  it('is written off with a cancellation before it was paid', async () => {
    const customer = await seatCustomer(server);
    const booking = await bookAs(customer, { paymentMethod: 'cod' });
    await cancelByShipper(server, booking);
    await worker.runJobs();
    expect(await balances(booking.id)).toEqual({});
  });

  it('follows a price that staff sets, which includes it', async () => {
    const customer = await seatCustomer(server);
    const booking = await bookAs(customer, { paymentMethod: 'cod' });
    const change = { revision: 1, price: { cents: 5_000, reason: 'Agreed by telephone.' } };
    const path = `/api/admin/shipments/${booking.id}`;
    answered(await owner.browser.patch(path, change), 200);
    // 50.00 with 21 %: 8.68 of it is tax
    expect(await balances(booking.id)).toEqual({
      receivable: 5_000,
      'revenue S': -5_000,
      'tax_in_revenue S': 868,
      'tax S': -868,
    });
    const receipt = (await server.app.inject(`/api/receipts/${booking.receiptId}`)).json<Receipt>();
    expect(receipt.charges.lines.reduce((sum, line) => sum + line.cents, 0)).toBe(5_000);
    expect(receipt.charges.lines.reduce((sum, line) => sum + line.taxCents, 0)).toBe(868);
  });
});

describe('the tax of an invoice', () => {
  const PAST = lastMonthOver(new Date(), 'Europe/Brussels');

  it('is computed once on its net sum, and the ledger takes the difference to its shipments', async () => {
    await publishTaxed(server, 213);
    const customer = await seatCustomer(server);
    await giveCredit(server, customer.id, 10_000_000);
    const bookings = [];
    for (let count = 0; count < 4; count += 1) {
      bookings.push(await bookAs(customer, { paymentMethod: 'on_account' }));
    }
    const ids = bookings.map(({ id }) => id);
    await sql`UPDATE ledger_transactions SET recorded_at = ${`${PAST}-10T12:00:00Z`}
      WHERE shipment_id = ANY (${ids}::uuid[])`.execute(server.owner.db);
    await sql`UPDATE ledger_entries e SET recorded_at = t.recorded_at FROM ledger_transactions t
      WHERE t.id = e.transaction_id AND t.shipment_id = ANY (${ids}::uuid[])`.execute(
      server.owner.db,
    );
    await worker.runJob('close_month', { ym: PAST, after: null });
    const { rows } = await sql<{
      facts: { totalCents: number; roundingCents: number; taxes: object[] };
      id: string;
    }>`
      SELECT i.facts, s.id FROM invoices i JOIN statements s ON s.id = i.statement_id
      WHERE s.customer_id = ${customer.id}`.execute(server.owner.db);
    // 22.49706 each, so 22.50; of the sum 89.98824, so 89.99
    const [each, taxCents] = [2_250, 8_999];
    expect(rows[0]?.facts).toMatchObject({
      totalCents: 4 * (NET + each),
      taxes: [{ code: 'S', ratePerMille: 213, netCents: 4 * NET, taxCents }],
      roundingCents: 1,
    });
    const { rows: posted } = await sql<{ account: string; cents: number }>`
      SELECT account::text, amount_cents::int AS cents FROM ledger_entries e
      JOIN ledger_transactions t ON t.id = e.transaction_id
      WHERE t.effect_key LIKE ${`tax_rounding:${rows[0]?.id}:%`} ORDER BY 1`.execute(
      server.owner.db,
    );
    expect(posted).toEqual([
      { account: 'tax', cents: 1 },
      { account: 'tax_rounding', cents: -1 },
    ]);
    const { statements } = (await customer.browser.get('/api/users/me/statements')).json<{
      statements: Statement[];
    }>();
    expect(statements[0]).toMatchObject({ amountCents: 4 * (NET + each) });
    const paper = await customer.browser.get(`/api/users/me/statements/${PAST}/invoice.pdf`);
    const text = await readText(paper.rawPayload);
    expect(text).toMatch(/VAT 21\.3%\s+€422\.48\s+€89\.99\s+€512\.47/);
    expect(text).toMatch(/Rounding\s+€0\.01/);

    const file = await customer.browser.get(`/api/users/me/statements/${PAST}/invoice.xml`);
    expect(file.headers).toMatchObject({ 'content-type': 'application/xml' });
    for (const part of [
      '<cbc:TaxableAmount currencyID="EUR">422.48</cbc:TaxableAmount>',
      '<cbc:TaxAmount currencyID="EUR">89.99</cbc:TaxAmount>',
      '<cbc:PayableRoundingAmount currencyID="EUR">0.01</cbc:PayableRoundingAmount>',
      '<cbc:PayableAmount currencyID="EUR">512.48</cbc:PayableAmount>',
    ]) {
      expect(file.body).toContain(part);
    }
    expect(file.body.match(/<cac:InvoiceLine>/g)).toHaveLength(4);
    const path = `/api/admin/users/${customer.id}/statements/${PAST}/invoice.xml`;
    expect((await finance.browser.get(path)).body).toBe(file.body);

    const books = await finance.browser.get(`/api/admin/money/books.csv?ym=${PAST}`);
    const lines = books.body
      .trim()
      .split('\n')
      .map((line) => line.split(','));
    expect(lines).toContainEqual([PAST, 'revenue', 'S', 'EUR', '0.00', '512.48']);
    expect(lines).toContainEqual([PAST, 'tax', 'S', 'EUR', '0.00', '90.00']);
    expect(lines.at(-1)).toEqual([PAST, 'total', '', 'EUR', '602.48', '602.48']);
    const entries = await finance.browser.get(`/api/admin/money/books.csv?ym=${PAST}&file=entries`);
    expect(entries.body.trim().split('\n')).toHaveLength(1 + 4 * 4);
  });
});
