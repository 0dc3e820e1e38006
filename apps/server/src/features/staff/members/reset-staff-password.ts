import { type Actor, appendAudit, COMMAND_LINE } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import { takeOrRefuse } from '../../../platform/durable-limits.ts';
import { emailKey } from '../../../platform/email-key.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { createPasswords } from '../../../platform/passwords.ts';
import { hashSecret, newRowId, newToken } from '../../../platform/random.ts';
import { STAFF_SHARD } from './open-staff-session.ts';
import { askSecondFactorAgain } from './prove-second-factor.ts';
import { staffPasswordLinkMailQueue } from './queues.ts';
import { STAFF_PASSWORD_LINKS } from './staff-limits.ts';
import { replacePasswordLink, storeStaffPassword } from './staff-passwords.queries.ts';
import { findStaffByEmail, readStaff } from './staff.queries.ts';
import { deleteStaffSessions } from './staff-sessions.queries.ts';

/** By a second person: members change their own with the current password. The worker makes the secret. */
export async function resetStaffPassword(
  ctx: Ctx,
  caller: StaffCaller,
  staffId: string,
  secondFactor: string | undefined,
): Promise<void> {
  if (staffId === caller.staffId) throw new Problem('forbidden');
  await askSecondFactorAgain(ctx, caller.staffId, secondFactor);
  await takeOrRefuse(ctx, STAFF_PASSWORD_LINKS, caller.staffId);
  const nobodyKnows = await ctx.passwords.hash(newToken(STAFF_SHARD));
  await inTransaction(ctx.db, async (tx) => {
    const member = await readStaff(tx, staffId);
    if (member === undefined || !member.active) throw new Problem('staff_not_found');
    const actor = { kind: 'staff', id: caller.staffId } as const;
    const linkId = await endPassword(tx, actor, staffId, nobodyKnows, null);
    await ctx.jobs.enqueue(tx, staffPasswordLinkMailQueue, { linkId });
  });
}

/** From the command line; undefined when no active member has the address. */
export async function makePasswordLink(db: Db, email: string): Promise<string | undefined> {
  const secret = newToken(STAFF_SHARD);
  const nobodyKnows = await createPasswords().hash(newToken(STAFF_SHARD));
  return inTransaction(db, async (tx) => {
    const member = await findStaffByEmail(tx, emailKey(email));
    if (member === undefined || !member.active) return undefined;
    await endPassword(tx, COMMAND_LINE, member.id, nobodyKnows, hashSecret(secret));
    return secret;
  });
}

/** The old password may have leaked: it is void at once, not when the link is used. */
async function endPassword(
  tx: Db,
  actor: Actor,
  staffId: string,
  passwordHash: string,
  secretHash: Buffer | null,
): Promise<string> {
  const id = newRowId();
  await storeStaffPassword(tx, staffId, passwordHash);
  await deleteStaffSessions(tx, staffId);
  await replacePasswordLink(tx, { id, staffId, secretHash });
  await appendAudit(tx, actor, 'staff.reset_password', `staff:${staffId}`);
  return id;
}
