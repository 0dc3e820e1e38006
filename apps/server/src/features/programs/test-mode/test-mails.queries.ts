import { sql } from 'kysely';
import { deleteDue } from '../../../platform/sweeps.ts';
import type { Db, NewRow } from '../../../platform/database.ts';

type Account = { customerId: string; shard: number };

export async function findOwner(
  db: Db,
  { shipmentId, customerId }: { shipmentId: string | null; customerId: string | null },
): Promise<Account | undefined> {
  if (shipmentId !== null) {
    const row = await db
      .selectFrom('shipments')
      .innerJoin('customers', 'customers.id', 'shipments.customerId')
      .select(['customers.id as customerId', 'customers.shard'])
      .where('shipments.id', '=', shipmentId)
      .executeTakeFirst();
    if (row !== undefined) return row;
  }
  if (customerId === null) return undefined;
  return db
    .selectFrom('customers')
    .select(['id as customerId', 'shard'])
    .where('id', '=', customerId)
    .executeTakeFirst();
}

/** A mail that its job sends again is kept once. */
export async function insertMail(db: Db, mail: NewRow<'testMails'>): Promise<void> {
  await db
    .insertInto('testMails')
    .values(mail)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The newest first. */
export async function selectMails(
  db: Db,
  customerId: string,
  { before, limit }: { before: string | undefined; limit: number },
) {
  return db
    .selectFrom('testMails')
    .select(['id', 'channel', 'recipient', 'subject', 'body', 'keptAt'])
    .where('customerId', '=', customerId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function findMail(db: Db, customerId: string, id: string) {
  return db
    .selectFrom('testMails')
    .select(['id', 'channel', 'recipient', 'subject', 'body', 'html', 'keptAt'])
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function deleteMailsBefore(db: Db, before: Date): Promise<void> {
  await deleteDue(db, 'testMails', sql`kept_at < ${before}`);
}
