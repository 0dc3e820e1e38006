import { sql } from 'kysely';
import type { Db, NewRow } from '../../../platform/database.ts';

export async function insertInvitation(
  db: Db,
  invitation: Omit<NewRow<'staffInvitations'>, 'expiresAt'>,
) {
  await db
    .insertInto('staffInvitations')
    .values({ ...invitation, expiresAt: sql<Date>`now() + interval '72 hours'` })
    .execute();
}

/** A new invitation replaces an open one, which may have offered more. */
export async function expireOpenInvitations(db: Db, emailKey: string) {
  await db
    .updateTable('staffInvitations')
    .set({ expiresAt: sql<Date>`now()` })
    .where('emailKey', '=', emailKey)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .execute();
}

export async function readInvitationForMail(db: Db, invitationId: string) {
  return db
    .selectFrom('staffInvitations')
    .select(['id', 'email'])
    .where('id', '=', invitationId)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

export async function storeInvitationSecret(db: Db, invitationId: string, secretHash: Buffer) {
  await db
    .updateTable('staffInvitations')
    .set({ secretHash })
    .where('id', '=', invitationId)
    .execute();
}

/** Whether the invitation would work, without using it. */
export async function findInvitation(db: Db, secretHash: Buffer, emailKey: string) {
  const invitation = await db
    .selectFrom('staffInvitations')
    .select('id')
    .where('secretHash', '=', secretHash)
    .where('emailKey', '=', emailKey)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return invitation !== undefined;
}

/** Works once, in time, and only for the invited address. */
export async function takeInvitation(db: Db, secretHash: Buffer, emailKey: string) {
  return db
    .updateTable('staffInvitations')
    .set({ usedAt: sql<Date>`now()` })
    .where('secretHash', '=', secretHash)
    .where('emailKey', '=', emailKey)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning(['id', 'email', 'permissionSet'])
    .executeTakeFirst();
}

export async function deleteOldInvitations(db: Db): Promise<void> {
  await db
    .deleteFrom('staffInvitations')
    .where('expiresAt', '<', sql<Date>`now() - interval '30 days'`)
    .execute();
}
