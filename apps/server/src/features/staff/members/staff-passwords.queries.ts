import { sql } from 'kysely';
import type { Db, NewRow } from '../../../platform/database.ts';

export async function readStaffPassword(db: Db, staffId: string) {
  return db
    .selectFrom('staffMembers')
    .select(['email', 'name', 'passwordHash'])
    .where('id', '=', staffId)
    .executeTakeFirst();
}

export async function storeStaffPassword(db: Db, staffId: string, passwordHash: string) {
  await db.updateTable('staffMembers').set({ passwordHash }).where('id', '=', staffId).execute();
}

/** False when the old password ended in the meantime: a colleague may have reset it. */
export async function replaceStaffPassword(
  db: Db,
  staffId: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const result = await db
    .updateTable('staffMembers')
    .set({ passwordHash: to })
    .where('id', '=', staffId)
    .where('passwordHash', '=', from)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Only the newest link of a member works. */
export async function replacePasswordLink(
  db: Db,
  link: Omit<NewRow<'staffPasswordLinks'>, 'expiresAt'>,
) {
  await deletePasswordLink(db, link.staffId);
  await db
    .insertInto('staffPasswordLinks')
    .values({ ...link, expiresAt: sql<Date>`now() + interval '24 hours'` })
    .execute();
}

export async function deletePasswordLink(db: Db, staffId: string) {
  await db.deleteFrom('staffPasswordLinks').where('staffId', '=', staffId).execute();
}

export async function readPasswordLinkForMail(db: Db, linkId: string) {
  return db
    .selectFrom('staffPasswordLinks as link')
    .innerJoin('staffMembers as member', 'member.id', 'link.staffId')
    .select('member.email')
    .where('link.id', '=', linkId)
    .where('link.expiresAt', '>', sql<Date>`now()`)
    .where('member.active', '=', true)
    .executeTakeFirst();
}

export async function storePasswordLinkSecret(db: Db, linkId: string, secretHash: Buffer) {
  await db.updateTable('staffPasswordLinks').set({ secretHash }).where('id', '=', linkId).execute();
}

/** The member of a link, without using it. */
export async function findPasswordLink(db: Db, secretHash: Buffer) {
  return db
    .selectFrom('staffPasswordLinks as link')
    .innerJoin('staffMembers as member', 'member.id', 'link.staffId')
    .select(['member.email', 'member.name'])
    .where('link.secretHash', '=', secretHash)
    .where('link.expiresAt', '>', sql<Date>`now()`)
    .where('member.active', '=', true)
    .executeTakeFirst();
}

/** Uses a link: its row is deleted. */
export async function takePasswordLink(db: Db, secretHash: Buffer) {
  return db
    .deleteFrom('staffPasswordLinks')
    .where('secretHash', '=', secretHash)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning('staffId')
    .executeTakeFirst();
}

export async function deleteExpiredPasswordLinks(db: Db): Promise<void> {
  await db
    .deleteFrom('staffPasswordLinks')
    .where('expiresAt', '<', sql<Date>`now()`)
    .execute();
}
