import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { putOnList, takeGuestBookings } from '../../core/shipments/index.ts';
import { readEmailKey } from './own-shipments.queries.ts';

/**
 * Gives the account what its verified address booked as a guest. The address of a booking was typed, not
 * verified, so someone else may have typed it: this shows no more than its emails did.
 */
export async function claimShipments(ctx: Ctx, customerId: string): Promise<number> {
  return inTransaction(ctx.db, async (tx) => {
    const ids = await takeGuestBookings(tx, customerId, await readEmailKey(tx, customerId));
    if (ids.length > 0) await putOnList(tx, ids);
    return ids.length;
  });
}
