import { sql } from 'kysely';
import type { Db, NewRow } from '../../../platform/database.ts';
import { deleteDue } from '../../../platform/sweeps.ts';

/** False when the key was used before. Waits for a transaction that is using it now. */
export async function insertRequest(tx: Db, request: NewRow<'programRequests'>): Promise<boolean> {
  const inserted = await tx
    .insertInto('programRequests')
    .values(request)
    .onConflict((conflict) =>
      conflict.columns(['customerId', 'endpoint', 'keyHash', 'shard']).doNothing(),
    )
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export async function findRequest(
  db: Db,
  { customerId, endpoint, keyHash }: { customerId: string; endpoint: string; keyHash: Buffer },
) {
  return db
    .selectFrom('programRequests')
    .select(['bodyHash', 'subject'])
    .where('customerId', '=', customerId)
    .where('endpoint', '=', endpoint)
    .where('keyHash', '=', keyHash)
    .executeTakeFirst();
}

/** Of a key that has another subject by now nothing. */
export async function deleteRequest(
  tx: Db,
  {
    customerId,
    endpoint,
    keyHash,
    subject,
  }: { customerId: string; endpoint: string; keyHash: Buffer; subject: string },
): Promise<void> {
  await tx
    .deleteFrom('programRequests')
    .where('customerId', '=', customerId)
    .where('endpoint', '=', endpoint)
    .where('keyHash', '=', keyHash)
    .where('subject', '=', subject)
    .execute();
}

export async function deleteOldRequests(db: Db): Promise<void> {
  await deleteDue(db, 'programRequests', sql`created_at < now() - interval '30 days'`);
}

export async function deleteRequestsOf(tx: Db, customerId: string): Promise<void> {
  await tx.deleteFrom('programRequests').where('customerId', '=', customerId).execute();
}
