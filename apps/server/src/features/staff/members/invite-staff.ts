import type { PermissionSet } from '@waypost/contract';
import { type Actor, appendAudit, COMMAND_LINE } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import { takeOrRefuse } from '../../../platform/durable-limits.ts';
import { emailKey } from '../../../platform/email-key.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { hashSecret, newRowId, newToken } from '../../../platform/random.ts';
import { expireOpenInvitations, insertInvitation } from './invitations.queries.ts';
import { STAFF_SHARD } from './open-staff-session.ts';
import { askSecondFactorAgain } from './prove-second-factor.ts';
import { invitationMailQueue } from './queues.ts';
import { findStaffByEmail } from './staff.queries.ts';
import { INVITATIONS } from './staff-limits.ts';

/** The worker makes the secret when it mails the invitation. */
export async function inviteStaff(
  ctx: Ctx,
  caller: StaffCaller,
  invitation: { email: string; permissionSet: PermissionSet; secondFactor?: string | undefined },
): Promise<void> {
  await askSecondFactorAgain(ctx, caller.staffId, invitation.secondFactor);
  await takeOrRefuse(ctx, INVITATIONS, caller.staffId);
  await inTransaction(ctx.db, async (tx) => {
    const invitationId = await keepInvitation(tx, invitation, {
      actor: { kind: 'staff', id: caller.staffId },
      secretHash: null,
    });
    await ctx.jobs.enqueue(tx, invitationMailQueue, { invitationId });
  });
}

/** From the command line: the secret is printed once, and stored as a hash. */
export async function makeInvitation(
  db: Db,
  invitation: { email: string; permissionSet: PermissionSet },
): Promise<string> {
  const secret = newToken(STAFF_SHARD);
  await inTransaction(db, (tx) =>
    keepInvitation(tx, invitation, {
      actor: COMMAND_LINE,
      secretHash: hashSecret(secret),
    }),
  );
  return secret;
}

async function keepInvitation(
  tx: Db,
  invitation: { email: string; permissionSet: PermissionSet },
  by: { actor: Actor; secretHash: Buffer | null },
): Promise<string> {
  const { email, permissionSet } = invitation;
  const key = emailKey(email);
  if ((await findStaffByEmail(tx, key))?.active === true) throw new Problem('already_staff');
  const id = newRowId();
  await expireOpenInvitations(tx, key);
  await insertInvitation(tx, {
    id,
    email,
    emailKey: key,
    permissionSet,
    secretHash: by.secretHash,
    invitedBy: by.actor.kind === 'staff' ? by.actor.id : null,
  });
  await appendAudit(tx, by.actor, 'staff.invite', `invitation:${id}`, { permissionSet });
  return id;
}
