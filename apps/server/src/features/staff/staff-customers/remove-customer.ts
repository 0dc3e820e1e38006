import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { deleteSessions, erasePerson } from '../../customer/accounts/index.ts';
import { askSecondFactorAgain } from '../members/index.ts';
import { storeDeactivation } from '../../customer/accounts/index.ts';
import { lockRecord } from './customers.queries.ts';

/** Ends all access, by session, password or key. Can be undone. */
export async function deactivateCustomer(ctx: Ctx, staff: StaffCaller, customerId: string) {
  await inTransaction(ctx.db, async (tx) => {
    const row = await lockRecord(tx, customerId);
    if (row === undefined) throw new Problem('customer_unknown');
    if (row.deactivatedAt === null) await storeDeactivation(tx, customerId, true);
    // after the lock: an earlier sign-in has its session here, a later one gets none
    await deleteSessions(tx, customerId);
    await auditStaff(tx, staff.staffId, 'customer.deactivate', `customer:${customerId}`);
  });
}

/** Like an erasure by the customer. Only for a deactivated account, and with a second factor. */
export async function eraseCustomer(
  ctx: Ctx,
  staff: StaffCaller,
  customerId: string,
  secondFactor: string | undefined,
) {
  await askSecondFactorAgain(ctx, staff.staffId, secondFactor);
  const nudges = await inTransaction(ctx.db, async (tx) => {
    const row = await lockRecord(tx, customerId);
    if (row === undefined) throw new Problem('customer_unknown');
    if (row.deactivatedAt === null) throw new Problem('customer_active');
    await auditStaff(tx, staff.staffId, 'customer.erase', `customer:${customerId}`);
    return erasePerson(ctx, tx, customerId);
  });
  await ctx.nudges.publishErased(nudges);
}
