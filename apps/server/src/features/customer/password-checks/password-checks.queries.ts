import type { Db } from '../../../platform/database.ts';

export async function readPasswordHash(db: Db, customerId: string): Promise<string> {
  const row = await db
    .selectFrom('customers')
    .select('passwordHash')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  return row.passwordHash;
}
