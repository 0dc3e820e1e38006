import type { Db } from '../../../platform/database.ts';

/** Staff typed it and may have named the person. That somebody looked, and who, stays. */
export async function blankViewingReasons(tx: Db, customerId: string) {
  await tx
    .updateTable('viewing_sessions')
    .set({ reason: '' })
    .where('customer_id', '=', customerId)
    .execute();
}
