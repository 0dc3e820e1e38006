import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { giveBack, takeOrRefuse } from '../../../platform/durable-limits.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { refuseWeakPassword } from '../../../platform/passwords.ts';
import { newRowId } from '../../../platform/random.ts';
import { askSecondFactorAgain } from './prove-second-factor.ts';
import { staffNoticeQueue } from './queues.ts';
import { STAFF_PASSWORD_CHECKS } from './staff-limits.ts';
import {
  deletePasswordLink,
  readStaffPassword,
  replaceStaffPassword,
} from './staff-passwords.queries.ts';
import { deleteStaffSessions } from './staff-sessions.queries.ts';

/** The member's own password. Every other session ends, and an email says so. */
export async function changeStaffPassword(
  ctx: Ctx,
  { staffId, sessionId }: StaffCaller,
  change: { currentPassword: string; newPassword: string; secondFactor?: string | undefined },
): Promise<void> {
  const member = await readStaffPassword(ctx.db, staffId);
  if (member === undefined) throw new Problem('unauthenticated');
  refuseWeakPassword(change.newPassword, member);
  await takeOrRefuse(ctx, STAFF_PASSWORD_CHECKS, staffId);
  if (!(await ctx.passwords.matches(member.passwordHash, change.currentPassword))) {
    throw new Problem('password_wrong');
  }
  await giveBack(ctx, STAFF_PASSWORD_CHECKS, staffId);
  await askSecondFactorAgain(ctx, staffId, change.secondFactor);
  const passwordHash = await ctx.passwords.hash(change.newPassword);
  await inTransaction(ctx.db, async (tx) => {
    const passwords = { from: member.passwordHash, to: passwordHash };
    if (!(await replaceStaffPassword(tx, staffId, passwords))) throw new Problem('password_wrong');
    await deleteStaffSessions(tx, staffId, sessionId);
    await deletePasswordLink(tx, staffId);
    await auditStaff(tx, staffId, 'staff.change_password', `staff:${staffId}`);
    const notice = { noticeId: newRowId(), staffId, notice: 'password' } as const;
    await ctx.jobs.enqueue(tx, staffNoticeQueue, notice);
  });
}
