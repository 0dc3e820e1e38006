import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

export async function readStaffPassword(db: Db, staffId: string) {
  return db
    .selectFrom('staff_members')
    .select(['email', 'name', 'password_hash'])
    .where('id', '=', staffId)
    .executeTakeFirst();
}

export async function storeStaffPassword(db: Db, staffId: string, passwordHash: string) {
  await db
    .updateTable('staff_members')
    .set({ password_hash: passwordHash })
    .where('id', '=', staffId)
    .execute();
}

/** False when the old password ended in the meantime: a colleague may have reset it. */
export async function replaceStaffPassword(
  db: Db,
  staffId: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const result = await db
    .updateTable('staff_members')
    .set({ password_hash: to })
    .where('id', '=', staffId)
    .where('password_hash', '=', from)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Only the newest link of a member works. */
export async function replacePasswordLink(
  db: Db,
  link: { id: string; staffId: string; secretHash: Buffer | null },
) {
  await deletePasswordLink(db, link.staffId);
  await db
    .insertInto('staff_password_links')
    .values({
      id: link.id,
      staff_id: link.staffId,
      secret_hash: link.secretHash,
      expires_at: sql<Date>`now() + interval '24 hours'`,
    })
    .execute();
}

export async function deletePasswordLink(db: Db, staffId: string) {
  await db.deleteFrom('staff_password_links').where('staff_id', '=', staffId).execute();
}

export async function readPasswordLinkForMail(db: Db, linkId: string) {
  return db
    .selectFrom('staff_password_links as link')
    .innerJoin('staff_members as member', 'member.id', 'link.staff_id')
    .select('member.email')
    .where('link.id', '=', linkId)
    .where('link.expires_at', '>', sql<Date>`now()`)
    .where('member.active', '=', true)
    .executeTakeFirst();
}

export async function storePasswordLinkSecret(db: Db, linkId: string, secretHash: Buffer) {
  await db
    .updateTable('staff_password_links')
    .set({ secret_hash: secretHash })
    .where('id', '=', linkId)
    .execute();
}

/** The member of a link, without using it. */
export async function findPasswordLink(db: Db, secretHash: Buffer) {
  return db
    .selectFrom('staff_password_links as link')
    .innerJoin('staff_members as member', 'member.id', 'link.staff_id')
    .select(['member.email', 'member.name'])
    .where('link.secret_hash', '=', secretHash)
    .where('link.expires_at', '>', sql<Date>`now()`)
    .where('member.active', '=', true)
    .executeTakeFirst();
}

/** Uses a link: its row is deleted. */
export async function takePasswordLink(db: Db, secretHash: Buffer) {
  return db
    .deleteFrom('staff_password_links')
    .where('secret_hash', '=', secretHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('staff_id')
    .executeTakeFirst();
}

export async function deleteExpiredPasswordLinks(db: Db): Promise<void> {
  await db
    .deleteFrom('staff_password_links')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
}
