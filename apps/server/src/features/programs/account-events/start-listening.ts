import { NIL } from 'uuid';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import { lockStates } from '../../core/scans/index.ts';
import { noteListeners } from '../../core/shipments/index.ts';
import {
  deleteListener,
  insertListener,
  isListening,
  walkShipments,
} from './account-events.queries.ts';
import { hearShipmentsQueue } from './queues.ts';

const WINDOW = 1_000;

type Account = { customerId: string; shard: number };

/** Events of this account are written from now on. Called as the api or the worker, not as the customer. */
export async function startListening(ctx: Ctx, tx: Db, account: Account): Promise<void> {
  if (await insertListener(tx, account)) await ctx.jobs.enqueue(tx, hearShipmentsQueue, account);
}

/** Nothing is written any more; scans of its shipments are silent again, unless a person follows them. */
export async function endListening(ctx: Ctx, tx: Db, account: Account): Promise<void> {
  await deleteListener(tx, account.customerId);
  await ctx.jobs.enqueue(tx, hearShipmentsQueue, account);
}

/** In windows, so that scans wait for no more than one of them. Also after the account stopped to listen. */
export async function hearShipments(
  ctx: Ctx,
  { customerId }: Account,
  windowSize = WINDOW,
): Promise<void> {
  const isHeard = !(await isListening(ctx.db, customerId));
  let after: string = NIL;
  for (;;) {
    const window = await walkShipments(ctx.db, { customerId, after, isHeard, limit: windowSize });
    const last = window.at(-1);
    if (last === undefined) return;
    const ids = window.filter(({ isWanted }) => isWanted).map(({ id }) => id);
    if (ids.length > 0) {
      await inTransaction(ctx.db, async (tx) => {
        await lockStates(tx, ids);
        await noteListeners(tx, ids);
      });
    }
    after = last.id;
  }
}
