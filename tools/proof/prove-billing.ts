import {
  type BillingSummary,
  listStatements,
  readBilling,
  type Statement,
} from '@waypost/contract/client';
import { seededRandom, type SeededRandom } from '@waypost/domain/simulation';
import type pg from 'pg';
import type { Call } from '../installation/book-parcel.ts';
import { inLanes } from '../installation/in-lanes.ts';
import { type Customer, signInCustomer } from '../installation/people.ts';
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
import { type Recount, recountBooks } from './recount-books.ts';
import { readValue } from '../installation/read-value.ts';

const LANES = 4;
const MAX_SHIPMENTS = 5;
const PATIENCE_MS = 300_000;

const USAGE = `
pnpm proof billing [--short] [--accounts 1000] [--seed N]
  Random accounts book by card, on delivery and by transfer through the api, cancel, are refunded and
  have parcels delivered; their movements are spread over eight months and the monthly run makes their
  statements. What GET /api/users/me/billing and /statements then say is held to a recount of the bare
  rows of the ledger, written apart from the server. Numbers of invoices must have no gap.
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
    settings: { SETTLE_AFTER_SECONDS: '2' },
  });
  const deviceKey = await installation.createKey('Courier of the proof', 'driver');
  const random = seededRandom(seed, 0);

  const numbers = Array.from({ length: count }, (_, number) => number);
  const accounts = await inLanes(numbers, LANES, () => signInCustomer(db));
  const booked = (
    await inLanes(accounts, LANES, (account) => bookSome(call, account, random))
  ).flat();
  say(`${booked.length} shipments booked`);
  await waitUntilPosted(db, PATIENCE_MS);
  const fates = booked.map((shipment) => ({ shipment, fate: random.pick(FATES) }));
  const of = (fate: Fate) => fates.filter((one) => one.fate === fate).map((one) => one.shipment);
  await inLanes(of('cancelled'), LANES, (shipment) => cancel(call, shipment));
  await deliver(call, deviceKey, of('delivered'));
  await waitUntilPosted(db, PATIENCE_MS);
  await spreadOverMonths(db, seed);
  say('movements are spread over eight months');

  await closeMonths(db);
  // paid after its statement was issued
  await deliver(call, deviceKey, of('delivered_later'));
  await waitUntilPosted(db, PATIENCE_MS);
  const faults = [
    ...(await compareAll(call, accounts, await recountBooks(db))),
    ...(await findGaps(db)),
  ];
  const { rows } = await db.query<Record<string, number>>(
    `SELECT (SELECT count(*)::integer FROM statements) AS statements,
       (SELECT count(*)::integer FROM invoices WHERE kind = 'invoice') AS invoices,
       (SELECT count(*)::integer FROM invoices WHERE kind = 'credit_note') AS "creditNotes"`,
  );
  return {
    ok: faults.length === 0,
    accounts: count,
    shipments: booked.length,
    ...rows[0],
    faults,
  };
}

const FATES = ['delivered', 'delivered', 'delivered_later', 'cancelled', 'left'] as const;
type Fate = (typeof FATES)[number];

async function bookSome(
  call: Call,
  account: Customer,
  random: SeededRandom,
): Promise<BookedShipment[]> {
  const shipments: BookedShipment[] = [];
  for (let left = random.below(MAX_SHIPMENTS + 1); left > 0; left -= 1) {
    shipments.push(await bookAs(call, account, random));
  }
  return shipments;
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
  accounts: readonly Customer[],
  recounts: ReadonlyMap<string, Recount>,
): Promise<string[]> {
  const faults = await inLanes(accounts, LANES, async (account) => {
    const own = { ...call, headers: { cookie: account.cookie } };
    const { data: summary } = await readBilling(own);
    const { data: page } = await listStatements(own);
    const recount = recounts.get(account.id);
    const said = [saidOf(summary), page.statements.map(statementText)];
    const must = [counted(summary, recount), statementsOf(summary, recount)];
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

function statementText({ ym, amountCents, openCents, state, papers }: Statement): string {
  return [ym, amountCents, openCents, state, ...papers.map(({ file }) => file)].join(' ');
}

/** Of every month that moved and is over, newest first. All were issued today: none is overdue. */
function statementsOf({ byMonth }: BillingSummary, recount: Recount | undefined): string[] {
  const running = byMonth.at(-1)?.ym ?? '';
  return [...(recount?.statements ?? [])]
    .filter(([ym]) => ym < running)
    .toSorted(([one], [other]) => (one < other ? 1 : -1))
    .map(([ym, { amountCents, openCents, hasInvoice, hasCreditNote }]) =>
      [
        ym,
        amountCents,
        openCents,
        openCents > 0 ? 'open' : 'paid',
        ...(hasInvoice ? ['invoice.pdf'] : []),
        ...(hasCreditNote ? ['credit-note.pdf'] : []),
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
