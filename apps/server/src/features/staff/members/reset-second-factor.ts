import { type Actor, appendAudit, COMMAND_LINE } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import { emailKey } from '../../../platform/email-key.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { askSecondFactorAgain } from './prove-second-factor.ts';
import { removeSecondFactor } from './second-factor.queries.ts';
import { findStaffByEmail, readStaff } from './staff.queries.ts';
import { deleteStaffSessions } from './staff-sessions.queries.ts';

/** By a second person: otherwise a stolen session would be enough to remove it. */
export async function resetSecondFactor(
  ctx: Ctx,
  caller: StaffCaller,
  staffId: string,
  secondFactor: string | undefined,
): Promise<void> {
  if (staffId === caller.staffId) throw new Problem('forbidden');
  await askSecondFactorAgain(ctx, caller.staffId, secondFactor);
  await inTransaction(ctx.db, async (tx) => {
    if ((await readStaff(tx, staffId)) === undefined) throw new Problem('staff_not_found');
    await remove(tx, { kind: 'staff', id: caller.staffId }, staffId);
  });
}

/** From the command line, when the only owner has lost authenticator and recovery codes. */
export async function resetSecondFactorOf(db: Db, email: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const staff = await findStaffByEmail(tx, emailKey(email));
    if (staff === undefined) return false;
    await remove(tx, COMMAND_LINE, staff.id);
    return true;
  });
}

async function remove(tx: Db, actor: Actor, staffId: string): Promise<void> {
  await removeSecondFactor(tx, staffId);
  await deleteStaffSessions(tx, staffId);
  await appendAudit(tx, actor, 'second_factor.reset', `staff:${staffId}`);
}
