import { NIL } from 'uuid';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { endListening } from '../account-events/index.ts';
import { isSilent, lockAccount, selectSilent } from './endpoints.queries.ts';
import { deleteToldOf } from './told-shipments.queries.ts';

const WINDOW = 500;

/**
 * Events of an account are not written any more once its last endpoint and its last key that may read them are
 * gone, by whatever way. Keys of test mode are in the live database: there the feed decides, and data ends after
 * 90 days.
 */
export async function stopListening(ctx: Ctx): Promise<void> {
  if (ctx.mode === 'test') return;
  for (let after: string = NIL; ;) {
    const silent = await selectSilent(ctx.db, after, WINDOW);
    for (const account of silent) {
      await inTransaction(ctx.db, async (tx) => {
        // an endpoint or key that is being made at this moment is seen after it
        await lockAccount(tx, account.customerId);
        if (!(await isSilent(tx, account.customerId))) return;
        await endListening(ctx, tx, account);
        await deleteToldOf(tx, account.customerId);
      });
    }
    const last = silent.at(-1);
    if (last === undefined || silent.length < WINDOW) return;
    after = last.customerId;
  }
}
