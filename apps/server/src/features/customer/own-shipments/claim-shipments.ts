import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { putOnList } from '../../core/shipments/index.ts';
import { readEmailKey, takeGuestBookings } from './own-shipments.queries.ts';

/**
 * Gives the account what its proven address booked as a guest. The address on a booking was typed,
 * never proved, so somebody else may have typed it: what this shows is what its mails showed already.
 */
export async function claimShipments(ctx: Ctx, customerId: string): Promise<number> {
  return inTransaction(ctx.db, async (tx) => {
    const ids = await takeGuestBookings(tx, customerId, await readEmailKey(tx, customerId));
    if (ids.length > 0) await putOnList(tx, ids);
    return ids.length;
  });
}
