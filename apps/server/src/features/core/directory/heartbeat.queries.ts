import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

export async function storeHeartbeat(db: Db): Promise<void> {
  const beatAt = sql<Date>`now()`;
  await db
    .insertInto('replicationHeartbeat')
    .values({ beatAt })
    .onConflict((conflict) => conflict.column('onlyRow').doUpdateSet({ beatAt }))
    .execute();
}
