import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { inTransaction } from '../../../platform/database.ts';
import { addressHash } from '../../../platform/email-key.ts';
import { newEmail } from '../../../testing/people.ts';
import { useTestCells } from '../../../testing/test-cells.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';
import { isOptedOut, optIn, optOut } from './opt-outs.ts';

const { a, b } = useTestCells();
const worker = useTestWorker(b);

it('an opt-out that is withdrawn and repeated holds in all cells, in whatever order the notes arrive', async () => {
  const hash = addressHash(b.ctx, newEmail());
  const change = (how: typeof optOut) => inTransaction(b.ctx.db, (tx) => how(b.ctx, tx, hash, 20));
  await change(optOut);
  await change(optIn);
  await change(optOut);
  const { rows } = await sql`SELECT 1 FROM pgboss.job
    WHERE name = 'note_opt_out' AND data ->> 'hash' = ${hash.toString('base64')}`.execute(
    b.owner.db,
  );
  expect(rows).toHaveLength(3);
  await worker.runJobs();
  expect(await isOptedOut(a.ctx, hash)).toBe(true);
  await change(optIn);
  await worker.runJobs();
  expect(await isOptedOut(a.ctx, hash)).toBe(false);
});
