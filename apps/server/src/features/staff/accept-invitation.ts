import type { StaffSignedIn } from '@waypost/contract';
import { appendAudit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database.ts';
import { takeOrRefuse } from '../../platform/durable-limits.ts';
import { emailKey } from '../../platform/email-key.ts';
import { clientKey } from '../../platform/http/client-address.ts';
import { Problem } from '../../platform/http/problem.ts';
import { refuseWeakPassword } from '../../platform/passwords.ts';
import { hashSecret, newRowId } from '../../platform/random.ts';
import { takeInvitation } from './invitations.queries.ts';
import { openStaffSession } from './open-staff-session.ts';
import { presentSignedIn } from './present-staff.ts';
import { insertStaff, readStaff } from './staff.queries.ts';
import { STAFF_SIGN_INS_OF_CONNECTION } from './staff-limits.ts';

export async function acceptInvitation(
  ctx: Ctx,
  registration: { name: string; email: string; password: string; inviteCode: string },
  from: { clientAddress: string; oldSessionSecret: string | undefined },
): Promise<{ sessionSecret: string; signedIn: StaffSignedIn }> {
  refuseWeakPassword(registration.password);
  await takeOrRefuse(ctx, STAFF_SIGN_INS_OF_CONNECTION, clientKey(from.clientAddress));
  const passwordHash = await ctx.passwords.hash(registration.password);
  const key = emailKey(registration.email);
  return inTransaction(ctx.db, async (tx) => {
    const invitation = await takeInvitation(tx, hashSecret(registration.inviteCode), key);
    if (invitation === undefined) throw new Problem('invitation_invalid');
    const staff = await insertStaff(tx, {
      id: newRowId(),
      email: invitation.email,
      emailKey: key,
      name: registration.name,
      passwordHash,
      permissionSet: invitation.permission_set,
    });
    if (staff === undefined) throw new Problem('invitation_invalid');
    const sessionSecret = await openStaffSession(tx, staff.id, from.oldSessionSecret);
    await appendAudit(tx, {
      actor: { kind: 'staff', id: staff.id },
      action: 'staff.register',
      subject: `staff:${staff.id}`,
      details: { invitationId: invitation.id, permissionSet: invitation.permission_set },
    });
    const row = await readStaff(tx, staff.id);
    if (row === undefined) throw new Error('a new member of staff has vanished');
    return { sessionSecret, signedIn: presentSignedIn(ctx.config, row) };
  });
}
