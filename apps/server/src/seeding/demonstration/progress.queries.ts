import type { Db } from '../../platform/database.ts';

/** The last thing that is made: with it nothing is missing. */
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
