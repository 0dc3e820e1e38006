import type { Db } from '../../platform/database.ts';

/** The last thing that is made of the customer. */
export async function hasCase(db: Db, emailKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('partyCases')
    .select('id')
    .where('emailKey', '=', emailKey)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasPickup(db: Db, customerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('pickups')
    .select('id')
    .where('customerId', '=', customerId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Of these shipments, those that nothing keeps from their door. */
export async function selectUntroubled(db: Db, shipmentIds: readonly string[]) {
  const rows = await db
    .selectFrom('shipmentState')
    .select('shipmentId')
    .where('shipmentId', 'in', shipmentIds)
    .where('attention', '=', false)
    .execute();
  return new Set(rows.map(({ shipmentId }) => shipmentId));
}

export async function hasRound(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('rounds').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}
