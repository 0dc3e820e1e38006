import type { AccountExport, BillingSummary, Booking, Statement } from '@waypost/contract';
import { addMonths, lastMonthOver, monthOf, monthsUpTo } from '@waypost/domain/months';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { asCustomer } from '../../../platform/acting-customer.ts';
import { insertBooked, postAt } from '../../../testing/books.ts';
import { bookingRequest, makeDraft, outcomesOf, scanOf } from '../../../testing/builders.ts';
import { PASSWORD, registerCustomer, type TestCustomer } from '../../../testing/people.ts';
import { readText } from '../../../testing/scan-codes.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';

const server = useTestServer();
const worker = useTestWorker(server, {
  SELLER_IBAN: 'BE71 0961 2345 6769',
  SELLER_BIC: 'GKCCBEBB',
});

const PAST = lastMonthOver(new Date(), 'Europe/Brussels');
const daysUpTo =
  (running: string) =>
  (monthsAgo: number, day = '10') =>
    `${addMonths(running, -monthsAgo)}-${day}T12:00:00Z`;
/** Counts from the month after the last that is over. */
const at = daysUpTo(addMonths(PAST, 1));

async function billingOf({ browser }: TestCustomer): Promise<BillingSummary> {
  return (await browser.get('/api/users/me/billing')).json<BillingSummary>();
}

async function statementsOf({ browser }: TestCustomer, query = '') {
  const answer = await browser.get(`/api/users/me/statements${query}`);
  return answer.json<{ statements: Statement[]; next: string | null }>();
}

function paperOf({ browser }: TestCustomer, ym: string, file = 'invoice.pdf') {
  return browser.get(`/api/users/me/statements/${ym}/${file}`);
}

async function bookAs({ browser }: TestCustomer): Promise<Booking> {
  const draft = await makeDraft(server);
  const answer = await browser.post('/api/shipments/public', bookingRequest(draft), {
    headers: { 'idempotency-key': draft.attemptId },
  });
  return answer.json<Booking>();
}

const book = (customer: TestCustomer, when: string, cents: number, status?: string) =>
  insertBooked(server.owner.db, {
    customerId: customer.id,
    at: when,
    cents,
    ...(status !== undefined && { status }),
  });

const closePast = () => worker.runJob('close_month', { ym: PAST, after: null });

describe('the billing summary', () => {
  it('sums every month including empty ones, less cancellations and refunds', async () => {
    const customer = await registerCustomer(server, worker);
    const db = server.owner.db;
    const month = monthOf(new Date(), 'Europe/Brussels');
    const ago = daysUpTo(month);
    await book(customer, ago(9), 50_000);
    const given = await book(customer, ago(4), 3_000);
    await postAt(db, given, 'capture', ago(4));
    await postAt(db, given, 'refund', ago(2));
    await book(customer, ago(2), 1_000);
    await postAt(db, await book(customer, ago(1), 700), 'cancel', ago(1, '12'));
    await book(customer, ago(0, '01'), 25);
    const summary = await billingOf(customer);
    expect(summary.byMonth).toEqual(
      monthsUpTo(month, 6).map((ym, index) => ({ ym, cents: [0, 3_000, 0, -2_000, 0, 25][index] })),
    );
    expect(summary).toMatchObject({
      currency: 'EUR',
      totalSpendCents: 51_025,
      calculated: 'server',
    });
  });

  it('leaves out guest bookings that were claimed later, also when they are refunded', async () => {
    const customer = await registerCustomer(server, worker);
    const db = server.owner.db;
    const guest = await insertBooked(db, { customerId: null, at: at(1), cents: 900 });
    await sql`UPDATE shipments SET customer_id = ${customer.id} WHERE id = ${guest.id}`.execute(db);
    await postAt(db, guest, 'capture', at(1));
    await postAt(db, guest, 'refund', at(0, '02'));
    expect(await billingOf(customer)).toMatchObject({ totalSpendCents: 0 });
  });

  it('counts shipments that are delivered, on their way and stopped by a problem', async () => {
    const customer = await registerCustomer(server, worker);
    const statuses = ['Delivered', 'Delivered', 'Picked Up', 'In Transit', 'Out for Delivery'];
    for (const status of [...statuses, 'Exception', 'Created', 'Cancelled']) {
      await book(customer, at(0), 100, status);
    }
    expect(await billingOf(customer)).toMatchObject({ delivered: 2, inTransit: 3, exceptions: 1 });
  });

  it('is an estimate while a booking or a refund is under way', async () => {
    const customer = await registerCustomer(server, worker);
    const booking = await bookAs(customer);
    const total = (await billingOf(customer)).totalSpendCents;
    expect(total).toBeGreaterThan(0);
    const calculatedIn = async (state: string, cancelled = false) => {
      await sql`UPDATE booking_attempts SET state = ${state}::attempt_state,
          cancel_requested_at = ${cancelled ? sql`now()` : null}
        WHERE shipment_id = ${booking.id}`.execute(server.owner.db);
      return (await billingOf(customer)).calculated;
    };
    expect(await calculatedIn('booked')).toBe('server');
    expect(await calculatedIn('authorising')).toBe('estimate');
    expect(await calculatedIn('booked', true)).toBe('estimate');
    expect(await calculatedIn('captured')).toBe('server');
    const { attemptId, shard } = await server.owner.db
      .selectFrom('shipments')
      .select(['attemptId', 'shard'])
      .where('id', '=', booking.id)
      .executeTakeFirstOrThrow();
    await sql`INSERT INTO refunds (id, shard, shipment_id, attempt_id, customer_id, channel, amount_cents, currency)
      VALUES (gen_random_uuid(), ${shard}, ${booking.id}, ${attemptId}, ${customer.id}, 'provider', 100, 'EUR')`.execute(
      server.owner.db,
    );
    expect(await calculatedIn('captured')).toBe('estimate');
    await sql`UPDATE refunds SET state = 'succeeded' WHERE shipment_id = ${booking.id}`.execute(
      server.owner.db,
    );
    expect(await calculatedIn('captured')).toBe('server');
  });

  it('of one customer contains nothing of another, even without a filter in the query', async () => {
    const [one, other] = [
      await registerCustomer(server, worker),
      await registerCustomer(server, worker),
    ];
    await book(one, at(1), 4_200);
    await closePast();
    expect(await billingOf(other)).toMatchObject({ totalSpendCents: 0 });
    expect(await statementsOf(other)).toEqual({ statements: [], next: null });
    expect((await paperOf(other, PAST)).json()).toMatchObject({ code: 'statement_not_found' });
    for (const table of ['ledgerEntries', 'ledgerTransactions', 'statements', 'invoices']) {
      const seen = await asCustomer(server.ctx.db, other.id, (own) =>
        sql`SELECT 1 FROM ${sql.table(table)}`.execute(own),
      );
      expect(seen.rows, table).toEqual([]);
    }
  });
});

describe('a statement', () => {
  it('is paid once nothing is owed, and otherwise overdue 30 days after its issue', async () => {
    const customer = await registerCustomer(server, worker);
    const db = server.owner.db;
    await postAt(db, await book(customer, at(1), 1_500), 'capture', at(1));
    const owed = await book(customer, at(1, '20'), 800);
    await closePast();
    // owed, too, and not of this statement
    await book(customer, at(0, '01'), 333);
    const stateNow = async () => (await statementsOf(customer)).statements[0];
    expect(await stateNow()).toMatchObject({
      ym: PAST,
      amountCents: 2_300,
      openCents: 800,
      state: 'open',
    });
    const { issuedAt = '', dueAt = '' } = (await stateNow()) ?? {};
    expect((Date.parse(dueAt) - Date.parse(issuedAt)) / 86_400_000).toBeCloseTo(30, 1);
    await sql`UPDATE statements SET due_at = now() - interval '1 minute'
      WHERE customer_id = ${customer.id}`.execute(db);
    expect(await stateNow()).toMatchObject({ state: 'overdue' });
    await postAt(db, owed, 'collected', new Date().toISOString());
    expect(await stateNow()).toMatchObject({ state: 'paid', openCents: 0 });
    await worker.runJob('close_months', {});
    const kept = await sql<{ paid: boolean }>`SELECT paid_at IS NOT NULL AS paid FROM statements
      WHERE customer_id = ${customer.id}`.execute(db);
    expect(kept.rows).toEqual([{ paid: true }]);
  });

  it('of a parcel paid at the door is open until the courier has collected it', async () => {
    const customer = await registerCustomer(server, worker);
    const booking = await bookAs(customer);
    await sql`UPDATE ledger_transactions SET recorded_at = ${at(1)} WHERE shipment_id = ${booking.id}`.execute(
      server.owner.db,
    );
    await sql`UPDATE ledger_entries e SET recorded_at = t.recorded_at FROM ledger_transactions t
      WHERE t.id = e.transaction_id AND t.shipment_id = ${booking.id}`.execute(server.owner.db);
    await closePast();
    const [before] = (await statementsOf(customer)).statements;
    expect(before).toMatchObject({ state: 'open' });
    const scans = [
      scanOf(booking.trackingNumber),
      scanOf(booking.trackingNumber, {
        code: 'DELIVERED',
        collected: { cents: before?.openCents ?? 0, currency: 'EUR' },
      }),
    ];
    expect(await outcomesOf(server, scans)).toEqual(['recorded', 'recorded']);
    await worker.runJobs();
    expect((await statementsOf(customer)).statements[0]).toMatchObject({ state: 'paid' });
  });

  it('is listed newest first, twelve at a time', async () => {
    const customer = await registerCustomer(server, worker);
    await sql`INSERT INTO statements (id, shard, customer_id, ym, currency, charged_cents, credited_cents, due_at,
        paid_at)
      SELECT gen_random_uuid(), shard, id, ym, 'EUR', n, 0, now(), now()
      FROM customers, unnest(${monthsUpTo(PAST, 14).toReversed()}::text[]) WITH ORDINALITY months (ym, n)
      WHERE id = ${customer.id}`.execute(server.owner.db);
    const first = await statementsOf(customer);
    expect(first.statements.map(({ ym }) => ym)).toEqual(monthsUpTo(PAST, 12).toReversed());
    const rest = await statementsOf(customer, `?before=${first.next}`);
    expect(rest.statements.map(({ amountCents }) => amountCents)).toEqual([13, 14]);
    expect(rest.next).toBeNull();
  });
});

describe('the invoices of a month', () => {
  it('name the seller, the buyer, every shipment, every tax and the amount due', async () => {
    const customer = await registerCustomer(server, worker, {
      accountType: 'business',
      company: 'Example Trading NV',
      vatId: 'BE 0123.456.789',
      addressLine1: 'Rue Haute 1',
      postalCode: '1000',
      city: 'Brussels',
      country: 'BE',
    });
    const db = server.owner.db;
    await postAt(db, await book(customer, at(1, '03'), 1_050), 'capture', at(1, '03'));
    await postAt(db, await book(customer, at(1, '04'), 9_900), 'cancel', at(1, '05'));
    await book(customer, at(1, '06'), 500);
    await closePast();
    const answer = await paperOf(customer, PAST);
    const { statements } = await statementsOf(customer);
    const number = statements[0]?.papers[0]?.number ?? '';
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${number}.pdf"`,
      'cache-control': 'no-store',
    });
    const text = await readText(answer.rawPayload);
    for (const words of ['Waypost NV', 'BE 0000.000.000', 'Example Trading NV', 'Ada Example']) {
      expect(text).toContain(words);
    }
    expect(text).toContain('BE 0123.456.789');
    expect(text).toContain(number);
    expect(text.match(/WP7/g)).toHaveLength(3);
    expect(text).toMatch(/€99\.00\s+-€99\.00/);
    expect(text).toMatch(/No tax\s+€15\.50\s+€0\.00\s+€15\.50/);
    expect(text).toMatch(/Open when issued\s+€5\.00/);
  });

  it('ask for what is owed on account, to our account and with the number that a bank file is matched by', async () => {
    const customer = await registerCustomer(server, worker);
    const { id } = await book(customer, at(1), 1_234);
    await sql`UPDATE shipments SET payment_method = 'on_account' WHERE id = ${id}`.execute(
      server.owner.db,
    );
    await book(customer, at(1), 500);
    await closePast();
    const { statements } = await statementsOf(customer);
    const number = statements[0]?.papers[0]?.number ?? '';
    const text = await readText((await paperOf(customer, PAST)).rawPayload);
    expect(text).toMatch(/Please transfer\s+€12\.34/);
    expect(text.replace(/\s+/g, ' ')).toContain(
      'To the account Waypost NV, BE71 0961 2345 6769, GKCCBEBB',
    );
    expect(text).toMatch(new RegExp(`With the reference\\s+${number}`));
  });

  it('never change, even when the profile changes or the object store loses them', async () => {
    const customer = await registerCustomer(server, worker);
    await book(customer, at(1), 640);
    await closePast();
    const first = (await paperOf(customer, PAST)).rawPayload;
    await customer.browser.patch('/api/users/me', { name: 'Somebody Else' });
    expect((await paperOf(customer, PAST)).rawPayload.equals(first)).toBe(true);
    const { rows } = await sql<{
      key: string;
    }>`SELECT object_key AS key FROM invoices i JOIN statements s
      ON s.id = i.statement_id WHERE s.customer_id = ${customer.id}`.execute(server.owner.db);
    await server.ctx.objects.delete(rows[0]?.key ?? '');
    const again = await readText((await paperOf(customer, PAST)).rawPayload);
    expect(again).toContain('Ada Example');
    expect(again).toBe(await readText(first));
  });

  it('are corrected by a credit note that names the invoice', async () => {
    const customer = await registerCustomer(server, worker);
    const db = server.owner.db;
    const charged = await book(customer, at(2), 7_700);
    await postAt(db, charged, 'capture', at(2));
    await worker.runJob('close_month', { ym: addMonths(PAST, -1), after: null });
    await postAt(db, charged, 'refund', at(1));
    await closePast();
    const { statements } = await statementsOf(customer);
    expect(statements).toMatchObject([
      {
        ym: PAST,
        amountCents: -7_700,
        state: 'paid',
        papers: [{ file: 'credit-note.pdf' }, { file: 'credit-note.xml' }],
      },
      { amountCents: 7_700, papers: [{ file: 'invoice.pdf' }, { file: 'invoice.xml' }] },
    ]);
    expect((await paperOf(customer, PAST)).statusCode).toBe(404);
    const note = await readText((await paperOf(customer, PAST, 'credit-note.pdf')).rawPayload);
    expect(note).toContain(statements[1]?.papers[0]?.number);
    expect(note).toMatch(/Given back\s+€77\.00/);
  });

  it('are summed up by day when a month has too many shipments to list', async () => {
    const customer = await registerCustomer(server, worker);
    await book(customer, at(1, '08'), 100);
    await closePast();
    await sql`INSERT INTO statement_lines (statement_id, shard, shipment_id, paper, tracking_number, service,
        booked_at, charged_cents, credited_cents, open_cents)
      SELECT id, shard, gen_random_uuid(), 'invoice', 'WP', 'air', ${at(1, '09')}, 5, 0, 0
      FROM statements, generate_series(1, 400) WHERE customer_id = ${customer.id}`.execute(
      server.owner.db,
    );
    const text = await readText((await paperOf(customer, PAST)).rawPayload);
    expect(text).toMatch(/400 shipments\s+€20\.00/);
    expect(text).toMatch(/1 shipment\s+€1\.00/);
  });
});

describe('erasing an account', () => {
  it('removes the buyer from its invoices and keeps their numbers and amounts', async () => {
    const customer = await registerCustomer(server, worker, { company: 'Canary Trading' });
    await book(customer, at(1), 640);
    await closePast();
    await paperOf(customer, PAST);
    const exported = (await customer.browser.get('/api/users/me/export')).json<AccountExport>();
    expect(exported.statements).toMatchObject([{ ym: PAST, amountCents: 640 }]);
    await customer.browser.delete('/api/users/me', { password: PASSWORD });
    await worker.runJobs();
    const { rows } = await sql<{ buyer: object; key: string; total: number }>`
      SELECT i.buyer, i.object_key AS key, (i.facts ->> 'totalCents')::int AS total FROM invoices i
      JOIN statements s ON s.id = i.statement_id WHERE s.customer_id = ${customer.id}`.execute(
      server.owner.db,
    );
    expect(JSON.stringify(rows[0]?.buyer)).not.toContain('Canary');
    expect(rows[0]?.total).toBe(640);
    expect(await server.ctx.objects.get(rows[0]?.key ?? '')).toBeNull();
  });
});
