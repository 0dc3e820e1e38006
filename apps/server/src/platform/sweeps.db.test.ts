import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useTestServer } from '../testing/test-server.ts';
import type { Db } from './database.ts';
import { deleteDue } from './sweeps.ts';

const server = useTestServer();
const IS_DUE = sql`key LIKE 'sweep %' AND resets_at < now()`;

async function addLimits(count: number, resetsAt: string): Promise<void> {
  await sql`DELETE FROM attempt_limits`.execute(server.owner.db);
  await sql`INSERT INTO attempt_limits (key, taken, resets_at)
    SELECT 'sweep ' || n, 1, now() + ${resetsAt}::interval FROM generate_series(1, ${count}) AS n`.execute(
    server.owner.db,
  );
}

async function countLimits(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::float8 AS count FROM attempt_limits`.execute(server.owner.db);
  return rows[0]?.count ?? 0;
}

describe('deleting the rows that are due', () => {
  it('deletes a backlog of more than one slice, and nothing that is not due', async () => {
    await addLimits(2_500, '-1 hour');
    await sql`UPDATE attempt_limits SET resets_at = now() + interval '1 hour'
      WHERE key IN ('sweep 1', 'sweep 2500')`.execute(server.owner.db);
    await deleteDue(server.owner.db, 'attemptLimits', IS_DUE);
    expect(await countLimits()).toBe(2);
  });

  it('leaves a row that somebody renews while the sweep waits for it', async () => {
    await addLimits(3, '-1 hour');
    const sweep = await server.owner.db.transaction().execute(async (tx) => {
      await sql`UPDATE attempt_limits SET resets_at = now() + interval '1 hour'
        WHERE key = 'sweep 2'`.execute(tx);
      const swept = deleteDue(server.owner.db, 'attemptLimits', IS_DUE);
      await waitForWaiter(tx);
      return { swept };
    });
    await sweep.swept;
    expect(await countLimits()).toBe(1);
  });
});

/** Until somebody waits for the end of the transaction. */
async function waitForWaiter(tx: Db): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await sql`SELECT 1 FROM pg_locks
        WHERE NOT granted AND transactionid = pg_current_xact_id()::xid`.execute(tx);
      return rows.length;
    })
    .toBe(1);
}
