import type { Db } from '../../../platform/database.ts';

/** Typed by staff and may name the person. That someone viewed, and who, stays. */
export async function blankViewingReasons(tx: Db, customerId: string) {
  await tx
    .updateTable('viewingSessions')
    .set({ reason: '' })
    .where('customerId', '=', customerId)
    .execute();
}
