import type { StaffSignedIn } from '@waypost/contract';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { giveBack, takeOrRefuse } from '../../../platform/durable-limits.ts';
import { emailKey } from '../../../platform/email-key.ts';
import { clientKey } from '../../../platform/http/client-address.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { refuseWeakPassword } from '../../../platform/passwords.ts';
import { hashSecret, newRowId } from '../../../platform/random.ts';
import { findInvitation, takeInvitation } from './invitations.queries.ts';
import { openStaffSession } from './open-staff-session.ts';
import { presentSignedIn } from './present-staff.ts';
import { removeSecondFactor } from './second-factor.queries.ts';
import { readStaff, seatStaff } from './staff.queries.ts';
import { deleteStaffSessions } from './staff-sessions.queries.ts';
import { STAFF_LINKS_OF_CONNECTION } from './staff-limits.ts';

export async function acceptInvitation(
  ctx: Ctx,
  registration: { name: string; email: string; password: string; inviteCode: string },
  from: { clientAddress: string; oldSessionSecret: string | undefined },
): Promise<{ sessionSecret: string; signedIn: StaffSignedIn }> {
  const connection = clientKey(from.clientAddress);
  const key = emailKey(registration.email);
  const secretHash = hashSecret(registration.inviteCode);
  await takeOrRefuse(ctx, STAFF_LINKS_OF_CONNECTION, connection);
  if (!(await findInvitation(ctx.db, secretHash, key))) throw new Problem('invitation_invalid');
  await giveBack(ctx, STAFF_LINKS_OF_CONNECTION, connection);
  refuseWeakPassword(registration.password, registration);
  const passwordHash = await ctx.passwords.hash(registration.password);
  return inTransaction(ctx.db, async (tx) => {
    const invitation = await takeInvitation(tx, secretHash, key);
    if (invitation === undefined) throw new Problem('invitation_invalid');
    const id = newRowId();
    const staff = await seatStaff(tx, {
      id,
      email: invitation.email,
      emailKey: key,
      name: registration.name,
      passwordHash,
      permissionSet: invitation.permissionSet,
    });
    if (staff === undefined) throw new Problem('invitation_invalid');
    const again = staff.id !== id;
    if (again) {
      await removeSecondFactor(tx, staff.id);
      await deleteStaffSessions(tx, staff.id);
    }
    const sessionSecret = await openStaffSession(tx, staff.id, from.oldSessionSecret);
    await auditStaff(tx, staff.id, 'staff.register', `staff:${staff.id}`, {
      invitationId: invitation.id,
      permissionSet: invitation.permissionSet,
      ...(again && { again }),
    });
    const row = await readStaff(tx, staff.id);
    if (row === undefined) throw new Error('a new member of staff has vanished');
    return { sessionSecret, signedIn: presentSignedIn(ctx.config, row) };
  });
}
