import type { Booking, DeskLine, Statement } from '@waypost/contract';
import { lastMonthOver } from '@waypost/domain/months';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Moment, openBreakingDatabase } from '../../../testing/breaking-database.ts';
import { bookingRequest, makeDraft } from '../../../testing/builders.ts';
import { giveCredit } from '../../../testing/credit.ts';
import { registerStaff, seatCustomer, type TestCustomer } from '../../../testing/people.ts';
import { urlOf } from '../../../testing/scratch-database.ts';
import { testConfig } from '../../../testing/test-config.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';
import { remindOverdue } from './remind-overdue.ts';

const server = useTestServer();
const worker = useTestWorker(server);
const PAST = lastMonthOver(new Date(), 'Europe/Brussels');

type Customer = Omit<TestCustomer, 'password'>;

beforeEach(async () => {
  await sql`UPDATE statements SET remind_at = NULL`.execute(server.owner.db);
  worker.mails.length = 0;
});

/** Last month, by each way of paying; its statement is there. */
async function bookAndBill(...methods: ('on_account' | 'cod')[]) {
  const { db } = server.owner;
  const customer = await seatCustomer(server);
  await giveCredit(server, customer.id, 10_000_000);
  const bookings: Booking[] = [];
  for (const paymentMethod of methods) {
    const draft = await makeDraft(server);
    const answer = await customer.browser.post(
      '/api/shipments/public',
      bookingRequest(draft, { paymentMethod }),
      { headers: { 'idempotency-key': draft.attemptId } },
    );
    expect(answer.statusCode, answer.body).toBe(201);
    bookings.push(answer.json<Booking>());
  }
  const at = `${PAST}-10T12:00:00Z`;
  await sql`UPDATE ledger_transactions SET recorded_at = ${at} WHERE shipment_id IN (
    SELECT id FROM shipments WHERE customer_id = ${customer.id})`.execute(db);
  await sql`UPDATE ledger_entries SET recorded_at = ${at} WHERE customer_id = ${customer.id}`.execute(
    db,
  );
  await worker.runJob('close_month', { ym: PAST, after: null });
  await worker.runJobs();
  return { customer, bookings };
}

async function statementOf({ browser }: Customer): Promise<Statement | undefined> {
  const answer = await browser.get('/api/users/me/statements');
  return answer.json<{ statements: Statement[] }>().statements[0];
}

/** The day has come. */
async function letTimePass({ id }: Customer): Promise<void> {
  await sql`UPDATE statements SET remind_at = now() - interval '1 minute'
    WHERE customer_id = ${id} AND remind_at IS NOT NULL`.execute(server.owner.db);
}

async function remind(): Promise<void> {
  await worker.runJob('remind_overdue', {});
  await worker.runJobs();
}

const remindersTo = ({ email }: Customer) =>
  worker.mails.filter(({ to, subject }) => to === email && /reminder/i.test(subject));

describe('an overdue statement', () => {
  it('is due for its first reminder 3 days after its own day, if something on it is on account', async () => {
    const { customer } = await bookAndBill('on_account', 'cod');
    const { customer: other } = await bookAndBill('cod');
    const statement = await statementOf(customer);
    expect(statement?.onAccountCents).toBeGreaterThan(0);
    expect(statement?.onAccountCents).toBeLessThan(statement?.openCents ?? 0);
    const { rows } = await sql<{ customerId: string; days: number | null }>`
      SELECT customer_id, extract(day FROM remind_at - due_at)::int AS days FROM statements
      WHERE customer_id IN (${customer.id}, ${other.id})`.execute(server.owner.db);
    expect(Object.fromEntries(rows.map(({ customerId, days }) => [customerId, days]))).toEqual({
      [customer.id]: 3,
      [other.id]: null,
    });
  });

  it('is reminded of three times, each time once, with what is owed on account and how to pay', async () => {
    const { customer } = await bookAndBill('on_account', 'cod');
    const { onAccountCents = 0, papers = [] } = (await statementOf(customer)) ?? {};
    await remind();
    expect(remindersTo(customer)).toEqual([]);
    for (let round = 1; round <= 4; round += 1) {
      await letTimePass(customer);
      await Promise.all([remind(), remind()]);
    }
    const mails = remindersTo(customer);
    expect(mails.map(({ subject }) => subject.split(':')[0])).toEqual([
      'Reminder',
      'Second reminder',
      'Last reminder',
    ]);
    for (const { text } of mails) {
      expect(text).toContain(`€${(onAccountCents / 100).toFixed(2)}`);
      expect(text).toContain(papers[0]?.number);
    }
  });

  it('comes to the desk two weeks after the last reminder, with the customer to call, until it is paid', async () => {
    const { customer, bookings } = await bookAndBill('on_account');
    const { onAccountCents: cents = 0, papers = [] } = (await statementOf(customer)) ?? {};
    const owner = await registerStaff(server, 'owner');
    const onDesk = async (state: string) => {
      const answer = await owner.browser.get(
        `/api/admin/desk?kind=unpaid_statement&state=${state}`,
      );
      const { items } = answer.json<{ items: DeskLine[] }>();
      return items.filter(({ reference }) => reference === papers[0]?.number);
    };
    for (let round = 1; round <= 3; round += 1) {
      await letTimePass(customer);
      await remind();
    }
    expect(await onDesk('open')).toEqual([]);
    await letTimePass(customer);
    await Promise.all([remind(), remind()]);
    const [item] = await onDesk('open');
    expect(item).toMatchObject({ nextAction: 'call_debtor', turn: 'carrier' });
    const { email, id: customerId } = customer;
    expect((await owner.browser.get(`/api/admin/desk/${item?.id}`)).json()).toMatchObject({
      contact: { email, customerId },
      answerable: false,
    });
    expect(remindersTo(customer)).toHaveLength(3);

    await owner.browser.post(`/api/admin/shipments/${bookings[0]?.id}/received`, { cents });
    await worker.runJob('close_months', {});
    expect(await onDesk('open')).toEqual([]);
    expect(await onDesk('closed')).toHaveLength(1);
  });

  it('is not reminded of once it is paid, not even by an email that waits already', async () => {
    const { customer, bookings } = await bookAndBill('on_account', 'cod');
    const { onAccountCents: cents = 0 } = (await statementOf(customer)) ?? {};
    await letTimePass(customer);
    await worker.runJob('remind_overdue', {});
    const finance = await registerStaff(server, 'finance');
    const received = await finance.browser.post(
      `/api/admin/shipments/${bookings[0]?.id}/received`,
      { cents },
    );
    expect(received.statusCode, received.body).toBe(200);
    await worker.runJobs();
    await letTimePass(customer);
    await remind();
    expect(remindersTo(customer)).toEqual([]);
  });

  it.each<Moment>(['before a statement', 'after a commit'])(
    'killed %s gets its reminder once, and does not skip one',
    async (moment) => {
      const { customer } = await bookAndBill('on_account');
      const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(
        server.owner.db,
      );
      const url = urlOf(testConfig().config.DATABASE_WORKER_URL, rows[0]?.name ?? '');
      for (let nth = 1; ; nth += 1) {
        await sql`UPDATE statements SET reminders = 0, remind_at = now() - interval '1 minute'
          WHERE customer_id = ${customer.id}`.execute(server.owner.db);
        await sql`DELETE FROM pgboss.job`.execute(server.owner.db);
        const breaking = openBreakingDatabase(url, moment, nth);
        await remindOverdue({ ...server.ctx, db: breaking.db }).catch(() => undefined);
        const died = breaking.died();
        await breaking.close();
        if (!died) break;
        await worker.runJob('remind_overdue', {});
        const kept = await sql`SELECT reminders, (SELECT count(*)::int FROM pgboss.job
            WHERE name = 'statement_reminder_mail') AS mails FROM statements
          WHERE customer_id = ${customer.id}`.execute(server.owner.db);
        expect(kept.rows, `${moment}, number ${nth}`).toEqual([{ reminders: 1, mails: 1 }]);
      }
    },
    60_000,
  );
});
