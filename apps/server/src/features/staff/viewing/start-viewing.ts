import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { emailKey } from '../../../platform/email-key.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { hashSecret, newRowId, newSessionSecret } from '../../../platform/random.ts';
import { endViewings, findViewedCustomer, insertViewing } from './viewing.queries.ts';

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** One customer at a time: the next view ends the one before. */
export async function startViewing(
  ctx: Ctx,
  staff: StaffCaller,
  wanted: { customer: string; reason: string },
): Promise<{ customerId: string; endsAt: Date; secret: string }> {
  const by = ID.test(wanted.customer)
    ? { id: wanted.customer.toLowerCase() }
    : { emailKey: emailKey(wanted.customer) };
  return inTransaction(ctx.db, async (tx) => {
    const customer = await findViewedCustomer(tx, by);
    if (customer === undefined) throw new Problem('customer_unknown');
    await endViewings(tx, staff.staffId);
    const secret = newSessionSecret(customer.shard);
    const id = newRowId();
    const endsAt = await insertViewing(tx, {
      id,
      staffId: staff.staffId,
      staffSessionId: staff.sessionId,
      customerId: customer.id,
      shard: customer.shard,
      secretHash: hashSecret(secret),
      reason: wanted.reason,
    });
    await auditStaff(tx, staff.staffId, 'customer.viewing_started', `customer:${customer.id}`, {
      viewing: id,
    });
    return { customerId: customer.id, endsAt, secret };
  });
}
