import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { addMonths, lastMonthOver, monthOf } from '@waypost/domain/months';
import { insertAccount, insertBooked, postAt } from '../../../testing/books.ts';
import { type Moment, openBreakingDatabase } from '../../../testing/breaking-database.ts';
import { urlOf } from '../../../testing/scratch-database.ts';
import { testConfig } from '../../../testing/test-config.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';
import { closeMonth } from './close-months.ts';

const server = useTestServer();
const worker = useTestWorker(server);

/** Of the day on which invoices are issued, which is not that of their month. */
const YEAR = monthOf(new Date(), 'Europe/Brussels').slice(0, 4);
const PAST = lastMonthOver(new Date(), 'Europe/Brussels');
const EARLIER = addMonths(PAST, -1);
/** The first that is not over. */
const RUNNING = addMonths(PAST, 1);
const inPast = (day: string) => `${PAST}-${day}T12:00:00Z`;
const inEarlier = (day: string) => `${EARLIER}-${day}T12:00:00Z`;

beforeEach(async () => {
  await sql`TRUNCATE customers, shipments, ledger_transactions, statements, invoice_counters, closed_months,
    outbox_mails CASCADE`.execute(server.owner.db);
  await sql`DELETE FROM pgboss.job`.execute(server.owner.db);
  worker.mails.length = 0;
});

async function runUntilQuiet(): Promise<void> {
  await worker.runJob('close_months', {});
  for (let round = 0; round < 8; round += 1) await worker.runJobs();
}

async function numbersOf(): Promise<string[]> {
  const { rows } = await sql<{
    number: string;
  }>`SELECT number FROM invoices ORDER BY number`.execute(server.owner.db);
  return rows.map((row) => row.number);
}

async function statementsOf(customerId: string) {
  const { rows } = await sql<{ ym: string; charged: number; credited: number }>`
    SELECT ym, charged_cents AS charged, credited_cents AS credited FROM statements
    WHERE customer_id = ${customerId} ORDER BY ym`.execute(server.owner.db);
  return rows;
}

/** Three accounts: one simple, one whose booking of the month before is given back, one cancelled. */
async function threeAccounts(): Promise<string[]> {
  const db = server.owner.db;
  const [one, two, three] = [
    await insertAccount(db),
    await insertAccount(db),
    await insertAccount(db),
  ];
  await postAt(
    db,
    await insertBooked(db, { customerId: one, at: inPast('03'), cents: 1_000 }),
    'capture',
    inPast('03'),
  );
  const old = await insertBooked(db, { customerId: two, at: inEarlier('20'), cents: 2_500 });
  await postAt(db, old, 'capture', inEarlier('20'));
  await postAt(db, old, 'refund', inPast('02'));
  await insertBooked(db, { customerId: two, at: inPast('05'), cents: 700 });
  await postAt(
    db,
    await insertBooked(db, { customerId: three, at: inPast('07'), cents: 900 }),
    'cancel',
    inPast('08'),
  );
  return [one, two, three];
}

describe('closing a month', () => {
  it('makes one statement for each account with movements, and none for the others', async () => {
    const [one = '', two = '', three = ''] = await threeAccounts();
    const quiet = await insertAccount(server.owner.db);
    await insertBooked(server.owner.db, {
      customerId: quiet,
      at: new Date().toISOString(),
      cents: 5,
    });
    await insertBooked(server.owner.db, { customerId: null, at: inPast('04'), cents: 5_000 });
    await runUntilQuiet();
    expect(await statementsOf(one)).toEqual([{ ym: PAST, charged: 1_000, credited: 0 }]);
    expect(await statementsOf(two)).toEqual([
      { ym: EARLIER, charged: 2_500, credited: 0 },
      { ym: PAST, charged: 700, credited: 2_500 },
    ]);
    expect(await statementsOf(three)).toEqual([{ ym: PAST, charged: 900, credited: 900 }]);
    expect(await statementsOf(quiet)).toEqual([]);
  });

  it('charges a refund again when it was credited in one month and failed in the next', async () => {
    const { db } = server.owner;
    const id = await insertAccount(db);
    const old = await insertBooked(db, { customerId: id, at: inEarlier('03'), cents: 2_500 });
    await postAt(db, old, 'capture', inEarlier('03'));
    await postAt(db, old, 'refund', inEarlier('28'));
    await postAt(db, old, 'refund_failed', inPast('02'));
    await runUntilQuiet();
    await runUntilQuiet();
    expect(await statementsOf(id)).toEqual([
      { ym: EARLIER, charged: 2_500, credited: 2_500 },
      { ym: PAST, charged: 2_500, credited: 0 },
    ]);
  });

  it('makes no statement for a refund that was made and failed within one later month', async () => {
    const { db } = server.owner;
    const id = await insertAccount(db);
    const old = await insertBooked(db, { customerId: id, at: inEarlier('03'), cents: 2_500 });
    await postAt(db, old, 'capture', inEarlier('03'));
    await postAt(db, old, 'refund', inPast('01'));
    await postAt(db, old, 'refund_failed', inPast('02'));
    await runUntilQuiet();
    await runUntilQuiet();
    expect(await statementsOf(id)).toEqual([{ ym: EARLIER, charged: 2_500, credited: 0 }]);
  });

  it('numbers invoices and credit notes without gaps, month after month', async () => {
    await threeAccounts();
    await runUntilQuiet();
    const invoices = [1, 2, 3, 4].map((n) => `WP-${YEAR}-00000${n}`);
    expect(await numbersOf()).toEqual([...invoices, `WPC-${YEAR}-000001`]);
    const { rows } = await sql<{ number: string }>`SELECT i.number FROM invoices i
      JOIN statements s ON s.id = i.statement_id WHERE s.ym = ${EARLIER}`.execute(server.owner.db);
    expect(rows).toEqual([{ number: invoices[0] }]);
  });

  it('emails each customer once, however often it runs', async () => {
    await threeAccounts();
    await runUntilQuiet();
    await worker.runJob('close_month', { ym: PAST, after: null });
    await runUntilQuiet();
    expect(worker.mails.map((mail) => mail.subject)).toHaveLength(4);
    expect(await numbersOf()).toHaveLength(5);
  });

  it('refuses a month that is not over', async () => {
    await expect(worker.runJob('close_month', { ym: RUNNING, after: null })).rejects.toThrow(
      /not over/,
    );
  });

  it('counts a month from midnight in Brussels', async () => {
    const db = server.owner.db;
    const id = await insertAccount(db);
    const { rows } = await sql<{ last: Date; first: Date }>`
      SELECT (${`${RUNNING}-01`}::timestamp AT TIME ZONE 'Europe/Brussels') - interval '1 millisecond' AS last,
        ${`${PAST}-01`}::timestamp AT TIME ZONE 'Europe/Brussels' AS first`.execute(db);
    await insertBooked(db, { customerId: id, at: rows[0]?.last.toISOString() ?? '', cents: 10 });
    await insertBooked(db, { customerId: id, at: rows[0]?.first.toISOString() ?? '', cents: 1 });
    await runUntilQuiet();
    expect(await statementsOf(id)).toEqual([{ ym: PAST, charged: 11, credited: 0 }]);
  });

  it.each<[Moment, number]>([
    // every account takes a dozen, between its BEGIN and its COMMIT
    ['before a statement', 30],
    ['after a commit', 4],
  ])(
    'killed %s and run again leaves nothing doubled and nothing missing, whichever it was',
    async (moment, expectedDeaths) => {
      await threeAccounts();
      // the month before is closed; what is killed is the run of the past one
      await worker.runJob('close_month', { ym: EARLIER, after: null });
      const url = urlOf(testConfig().config.DATABASE_WORKER_URL, await databaseName());
      let deaths = 0;
      for (let nth = 1; ; nth += 1) {
        await forgetPast();
        const breaking = openBreakingDatabase(url, moment, nth);
        const dying = closeMonth({ ...server.ctx, db: breaking.db }, { ym: PAST, after: null });
        await dying.catch(() => undefined);
        const died = breaking.died();
        await breaking.close();
        if (!died) break;
        deaths += 1;
        await worker.runJob('close_month', { ym: PAST, after: null });
        expect(await factsOfPast(), `killed ${moment}, number ${nth}`).toEqual(COMPLETE);
      }
      expect(deaths).toBeGreaterThanOrEqual(expectedDeaths);
    },
    60_000,
  );
});

const COMPLETE = {
  statements: 3,
  lines: 4,
  cents: 1_000 + 700 - 2_500,
  invoices: ['000002', '000003', '000004'],
  creditNotes: ['000001'],
  mails: 3,
  closed: true,
};

async function factsOfPast() {
  const { rows } = await sql<typeof COMPLETE>`SELECT
    (SELECT count(*)::int FROM statements WHERE ym = ${PAST}) AS statements,
    (SELECT count(*)::int FROM statement_lines l JOIN statements s ON s.id = l.statement_id
      WHERE ym = ${PAST}) AS lines,
    (SELECT sum(charged_cents - credited_cents)::int FROM statements WHERE ym = ${PAST}) AS cents,
    (SELECT array_agg(right(number, 6) ORDER BY number) FROM invoices i JOIN statements s
      ON s.id = i.statement_id WHERE ym = ${PAST} AND kind = 'invoice') AS invoices,
    (SELECT array_agg(right(number, 6) ORDER BY number) FROM invoices i JOIN statements s
      ON s.id = i.statement_id WHERE ym = ${PAST} AND kind = 'credit_note') AS "creditNotes",
    (SELECT count(*)::int FROM pgboss.job WHERE name = 'statement_mail') AS mails,
    EXISTS (SELECT 1 FROM closed_months WHERE ym = ${PAST}) AS closed`.execute(server.owner.db);
  return rows[0];
}

/** As if the past month had never been begun. */
async function forgetPast(): Promise<void> {
  const { db } = server.owner;
  await sql`DELETE FROM invoices USING statements s WHERE s.id = statement_id AND ym = ${PAST}`.execute(
    db,
  );
  await sql`DELETE FROM statement_lines USING statements s WHERE s.id = statement_id AND ym = ${PAST}`.execute(
    db,
  );
  await sql`DELETE FROM statements WHERE ym = ${PAST}`.execute(db);
  await sql`DELETE FROM closed_months WHERE ym = ${PAST}`.execute(db);
  await sql`UPDATE invoice_counters SET last_number = CASE kind WHEN 'invoice' THEN 1 ELSE 0 END`.execute(
    db,
  );
  await sql`DELETE FROM pgboss.job`.execute(db);
}

async function databaseName(): Promise<string> {
  const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(
    server.owner.db,
  );
  return rows[0]?.name ?? '';
}
