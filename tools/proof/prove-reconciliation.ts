import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '@waypost/domain/simulation';
import type pg from 'pg';
import { stripeAt } from '../payment-sandbox/stripe-at.ts';
import { openLine } from '../chaos/bookings/line.ts';
import { makeDraft } from '../chaos/bookings/page.ts';
import { actAsBank, setFaults } from '../chaos/bookings/provider-control.ts';
import { readIntents } from '../chaos/bookings/read-books.ts';
import { inLanes } from '../installation/in-lanes.ts';
import { openServedInstallation } from '../installation/served-installation.ts';
import { waitForJobs } from '../installation/wait-for.ts';
import { defineTool, drawSeed, say } from '../driver/define-tool.ts';
import { actBehindOurBack } from './reconciliation/behind-our-back.ts';
import { insertPayments, makePayment, type Payment } from './reconciliation/payments.ts';
import { inBatches } from '../installation/in-batches.ts';

const LANES = 8;
const BATCH = 500;
const PATIENCE_MS = 1_800_000;

const USAGE = `
pnpm proof reconciliation [--short] [--attempts 10000] [--seed N]
  Makes attempts with payments at the provider, some with refunds known to us. Then refunds, partial refunds, failed
  refunds and disputes happen at the provider without a webhook. One run of the daily reconciliation must put each
  difference on the desk as one item, add no other items, and make our ledger equal the provider's to the cent. A second
  run must find nothing.
  --short   300 attempts
  --seed    repeats an earlier run`;

export const proveReconciliation = defineTool({
  usage: USAGE,
  options: { attempts: [10_000, 300], seed: drawSeed },
  figures: [{ path: 'runSeconds' }],
  run: ({ attempts, seed }) => prove(attempts, seed),
});

async function prove(count: number, seed: number) {
  const { installation, port, db } = await openServedInstallation({
    name: 'proof-reconciliation',
    worker: false,
    settings: { RECONCILE_AFTER_SECONDS: '0' },
  });
  const { paymentsUrl } = installation;
  await setFaults(paymentsUrl, { webhooks: [{ on: '*', fault: 'lost' }] });
  const stripe = stripeAt(paymentsUrl);
  const line = openLine([port]);
  const { id: draftId } = await makeDraft(line, 0);

  const numbers = Array.from({ length: count }, (_, at) => at);
  const payments = await inLanes(numbers, LANES, (at) =>
    makePayment(stripe, seededRandom(seed, at)),
  );
  for (const batch of inBatches(payments, BATCH)) await insertPayments(db, draftId, batch);
  say(`${count} attempts`);
  const control = (path: string, id: string) => actAsBank(paymentsUrl, path, id);
  const expected = await inLanes(payments, LANES, (payment) =>
    actBehindOurBack(stripe, control, payment, seededRandom(seed + 1, payments.indexOf(payment))),
  );
  const differences = expected.flat().length;
  say(`${differences} differences were made`);
  await sleep(1_500);

  await installation.startWorker();
  const runSeconds = await reconcile(db);
  say(`reconciled in ${runSeconds} s`);
  const found = await readDesk(db);
  const faults = [
    ...payments.flatMap((payment, at) => compare(payment, expected[at] ?? [], found)),
    ...(await compareLedgers(db, paymentsUrl, payments)),
  ];
  await reconcile(db);
  const again = (await readDesk(db)).size === 0 ? 0 : (await countItems(db)) - total(found);
  if (again !== 0) faults.push(`a second run put ${again} more on the desk`);
  return {
    ok: faults.length === 0,
    attempts: count,
    differences,
    items: total(found),
    untouched: expected.filter((items) => items.length === 0).length,
    runSeconds,
    faults,
  };
}

/** As the schedule of the day does it, until nothing of it is left. */
async function reconcile(db: pg.Client): Promise<number> {
  const startedAt = performance.now();
  await db.query(`DELETE FROM pgboss.job WHERE name LIKE 'reconcile%'`);
  await db.query(`INSERT INTO pgboss.job (name, data) VALUES ('reconcile_payments', '{}')`);
  const condition = `(name LIKE 'reconcile%' OR name = 'settle_attempt')`;
  await waitForJobs(db, PATIENCE_MS, condition);
  return Math.round((performance.now() - startedAt) / 1000);
}

/** By shipment, or by intent where there is no shipment. */
async function readDesk(db: pg.Client): Promise<Map<string, string[]>> {
  const { rows } = await db.query<{ about: string; item: string }>(
    `SELECT coalesce(shipment_id::text, reference) AS about, trim(kind || ' ' || subject) AS item
     FROM desk_items ORDER BY 2`,
  );
  const items = Map.groupBy(rows, ({ about }) => about);
  return new Map([...items].map(([about, all]) => [about, all.map(({ item }) => item)]));
}

async function countItems(db: pg.Client): Promise<number> {
  return total(await readDesk(db));
}

function total(desk: ReadonlyMap<string, readonly string[]>): number {
  return [...desk.values()].reduce((sum, items) => sum + items.length, 0);
}

function compare(
  { shipmentId, intentId, isUnbooked }: Payment,
  expected: readonly string[],
  found: ReadonlyMap<string, readonly string[]>,
): string[] {
  const shown = (found.get(isUnbooked ? intentId : shipmentId) ?? []).toSorted();
  if (shown.join() === expected.join()) return [];
  return [`${intentId} has [${shown.join(', ')}] on the desk instead of [${expected.join(', ')}]`];
}

async function compareLedgers(
  db: pg.Client,
  paymentsUrl: string,
  payments: readonly Payment[],
): Promise<string[]> {
  const { rows } = await db.query<{ id: string; cents: number }>(
    `SELECT t.shipment_id AS id, sum(e.amount_cents)::integer AS cents FROM ledger_entries e
     JOIN ledger_transactions t ON t.id = e.transaction_id WHERE e.account = 'provider' GROUP BY 1`,
  );
  const ours = new Map(rows.map(({ id, cents }) => [id, cents]));
  const theirs = new Map((await readIntents(paymentsUrl)).map((intent) => [intent.id, intent]));
  return payments.flatMap(({ shipmentId, intentId, isUnbooked }) => {
    const intent = theirs.get(intentId);
    if (isUnbooked || intent === undefined) return [];
    const kept = intent.captured - intent.refunded - intent.chargedBack;
    const cents = ours.get(shipmentId);
    return cents === kept ? [] : [`${intentId}: our ledger has ${cents}, the provider ${kept}`];
  });
}
