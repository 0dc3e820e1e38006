import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { v7 } from 'uuid';
import { useTestServer } from '../testing/test-server.ts';
import { healthMetrics } from './health-metrics.ts';
import { createMetrics } from './metrics.ts';

const server = useTestServer();
const DAY_MS = 86_400_000;

/** What the triggers and keys of the ledger make impossible. */
async function addUnbalancedEntry(daysAgo: number, cents: number): Promise<void> {
  const id = v7({ msecs: Date.now() - daysAgo * DAY_MS });
  await sql`ALTER TABLE ledger_entries DISABLE TRIGGER ledger_entries_balance`.execute(
    server.owner.db,
  );
  await sql`ALTER TABLE ledger_entries DROP CONSTRAINT IF EXISTS
    ledger_entries_transaction_id_shard_fkey`.execute(server.owner.db);
  await sql`INSERT INTO ledger_entries (transaction_id, shard, entry_no, account, amount_cents, currency)
    VALUES (${id}, 1, 1, 'revenue', ${cents}, 'EUR')`.execute(server.owner.db);
}

it('reports a ledger that does not add up, of the last two days only', async () => {
  const metrics = createMetrics();
  healthMetrics(metrics, server.owner.db);
  const readDifference = async () => {
    const text = await metrics.registry.getSingleMetricAsString('waypost_ledger_difference_cents');
    return Number(/^waypost_ledger_difference_cents (\S+)$/m.exec(text)?.[1]);
  };
  expect(await readDifference()).toBe(0);
  await addUnbalancedEntry(3, 700);
  expect(await readDifference()).toBe(0);
  await addUnbalancedEntry(1, 45);
  expect(await readDifference()).toBe(45);
});
