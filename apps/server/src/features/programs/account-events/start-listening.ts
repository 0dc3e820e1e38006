import { NIL } from 'uuid';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import { lockStates } from '../../core/scans/index.ts';
import { noteListeners } from '../../core/shipments/index.ts';
import { insertListener, selectUnheard } from './account-events.queries.ts';
import { hearShipmentsQueue } from './queues.ts';

const WINDOW = 1_000;

type Account = { customerId: string; shard: number };

/** Events of this account are written from now on. Called as the api or the worker, not as the customer. */
export async function startListening(ctx: Ctx, tx: Db, account: Account): Promise<void> {
  if (await insertListener(tx, account)) await ctx.jobs.enqueue(tx, hearShipmentsQueue, account);
}

/** In windows, so that scans wait for no more than one of them. */
export async function hearShipments(ctx: Ctx, { customerId }: Account): Promise<void> {
  let after: string = NIL;
  for (;;) {
    const ids = await selectUnheard(ctx.db, { customerId, after, limit: WINDOW });
    const last = ids.at(-1);
    if (last === undefined) return;
    await inTransaction(ctx.db, async (tx) => {
      await lockStates(tx, ids);
      await noteListeners(tx, ids);
    });
    after = last;
  }
}
