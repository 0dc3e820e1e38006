import { sql } from 'kysely';
import type { Db, NewRow } from '../../../platform/database.ts';
import { sameShard } from '../../../platform/same-shard.ts';
import { deleteDue } from '../../../platform/sweeps.ts';

type LinkPurpose = 'reset_password' | 'confirm_email';

const VALID_FOR: Record<LinkPurpose, string> = {
  reset_password: '30 minutes',
  confirm_email: '24 hours',
};

export async function insertLink(
  db: Db,
  link: Omit<NewRow<'mailedLinks'>, 'expiresAt'> & { purpose: LinkPurpose },
) {
  await db
    .insertInto('mailedLinks')
    .values({ ...link, expiresAt: sql<Date>`now() + ${VALID_FOR[link.purpose]}::interval` })
    .execute();
}

export async function readLinkForMail(db: Db, linkId: string) {
  return (
    db
      .selectFrom('mailedLinks')
      .select(['id', 'shard', 'purpose', 'customerId', 'email'])
      .where('id', '=', linkId)
      // unused: the newsletter had links here, and PostgreSQL cannot remove a value of an enum
      .where('purpose', '<>', 'confirm_newsletter')
      .where('expiresAt', '>', sql<Date>`now()`)
      .$narrowType<{ purpose: LinkPurpose }>()
      .executeTakeFirst()
  );
}
export type LinkForMail = NonNullable<Awaited<ReturnType<typeof readLinkForMail>>>;

/**
 * Finds the account of a reset. Only the newest link of an account works: older ones are deleted, and so
 * is this one when a newer job was faster (false). Ids are UUIDv7, so a smaller one is older.
 */
export async function giveLinkTo(
  db: Db,
  link: { id: string; purpose: LinkPurpose },
  customer: { id: string; shard: number },
): Promise<boolean> {
  await db
    .updateTable('mailedLinks')
    .set({ customerId: customer.id, shard: customer.shard })
    .where('id', '=', link.id)
    .execute();
  const deleted = await db
    .deleteFrom('mailedLinks')
    .where('customerId', '=', customer.id)
    .where('purpose', '=', link.purpose)
    .where('id', '<', (eb) =>
      eb
        .selectFrom('mailedLinks as newest')
        .select('newest.id')
        .where('newest.customerId', '=', customer.id)
        .where('newest.purpose', '=', link.purpose)
        .orderBy('newest.id', 'desc')
        .limit(1),
    )
    .returning('id')
    .execute();
  return !deleted.some((row) => row.id === link.id);
}

/** False when the link was replaced by a newer one in the meantime. */
export async function storeLinkSecret(db: Db, linkId: string, secretHash: Buffer) {
  const result = await db
    .updateTable('mailedLinks')
    .set({ secretHash })
    .where('id', '=', linkId)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** The owner of a reset link, without using it. */
export async function findResetLink(db: Db, secretHash: Buffer) {
  return db
    .selectFrom('mailedLinks as link')
    .innerJoin('customers', sameShard('customers.id', 'link.customerId'))
    .select(['customers.email', 'customers.name'])
    .where('link.secretHash', '=', secretHash)
    .where('link.purpose', '=', 'reset_password')
    .where('link.expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** Uses a link: its row is deleted. */
export async function takeLink(db: Db, purpose: LinkPurpose, secretHash: Buffer) {
  const link = await db
    .deleteFrom('mailedLinks')
    .where('secretHash', '=', secretHash)
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning(['customerId', 'email'])
    .executeTakeFirst();
  const customerId = link?.customerId;
  return customerId === undefined || customerId === null
    ? undefined
    : { customerId, email: link?.email ?? '' };
}

export async function deleteLink(db: Db, linkId: string) {
  await db.deleteFrom('mailedLinks').where('id', '=', linkId).execute();
}

export async function deleteLinks(
  db: Db,
  customerId: string,
  which: readonly LinkPurpose[] | 'all',
) {
  let links = db.deleteFrom('mailedLinks').where('customerId', '=', customerId);
  if (which !== 'all') links = links.where('purpose', 'in', which);
  await links.execute();
}

export async function deleteExpiredLinks(db: Db) {
  await deleteDue(db, 'mailedLinks', sql`expires_at < now()`);
}
