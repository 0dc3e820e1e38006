import type { Db } from '../../../platform/database.ts';

export async function readAccount(own: Db, customerId: string) {
  return own
    .selectFrom('customers')
    .select(['id', 'name', 'company'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
}
