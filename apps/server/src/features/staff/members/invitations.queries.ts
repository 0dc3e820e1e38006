import type { PermissionSet } from '@waypost/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

export async function insertInvitation(
  db: Db,
  invitation: {
    id: string;
    email: string;
    emailKey: string;
    permissionSet: PermissionSet;
    secretHash: Buffer | null;
    invitedBy: string | null;
  },
) {
  await db
    .insertInto('staff_invitations')
    .values({
      id: invitation.id,
      email: invitation.email,
      email_key: invitation.emailKey,
      permission_set: invitation.permissionSet,
      secret_hash: invitation.secretHash,
      invited_by: invitation.invitedBy,
      expires_at: sql<Date>`now() + interval '72 hours'`,
    })
    .execute();
}

/** A new invitation replaces an open one, which may have offered more. */
export async function expireOpenInvitations(db: Db, emailKey: string) {
  await db
    .updateTable('staff_invitations')
    .set({ expires_at: sql<Date>`now()` })
    .where('email_key', '=', emailKey)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .execute();
}

export async function readInvitationForMail(db: Db, invitationId: string) {
  return db
    .selectFrom('staff_invitations')
    .select(['id', 'email'])
    .where('id', '=', invitationId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

export async function storeInvitationSecret(db: Db, invitationId: string, secretHash: Buffer) {
  await db
    .updateTable('staff_invitations')
    .set({ secret_hash: secretHash })
    .where('id', '=', invitationId)
    .execute();
}

/** Whether the invitation would work, without using it. */
export async function findInvitation(db: Db, secretHash: Buffer, emailKey: string) {
  const invitation = await db
    .selectFrom('staff_invitations')
    .select('id')
    .where('secret_hash', '=', secretHash)
    .where('email_key', '=', emailKey)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return invitation !== undefined;
}

/** Works once, in time, and only for the invited address. */
export async function takeInvitation(db: Db, secretHash: Buffer, emailKey: string) {
  return db
    .updateTable('staff_invitations')
    .set({ used_at: sql<Date>`now()` })
    .where('secret_hash', '=', secretHash)
    .where('email_key', '=', emailKey)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['id', 'email', 'permission_set'])
    .executeTakeFirst();
}

export async function deleteOldInvitations(db: Db): Promise<void> {
  await db
    .deleteFrom('staff_invitations')
    .where('expires_at', '<', sql<Date>`now() - interval '30 days'`)
    .execute();
}
