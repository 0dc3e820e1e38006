import type { CreditLimit, CustomerCredit } from '@waypost/contract';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findCredit, findLimit, insertLimit, lockCustomer, storeLimit } from './credit.queries.ts';
import { readCustomerCredit } from './present-credit.ts';

/** What is owed already is not touched: above a lowered limit nothing more can be booked. */
export async function setCreditLimit(
  ctx: Ctx,
  { staffId }: StaffCaller,
  customerId: string,
  { id, limitCents, reason }: CreditLimit,
): Promise<CustomerCredit> {
  return inTransaction(ctx.db, async (tx) => {
    const shard = await lockCustomer(tx, customerId);
    if (shard === undefined) throw new Problem('customer_unknown');
    const before = await findCredit(tx, customerId);
    const isNew = await insertLimit(tx, {
      id,
      shard,
      customerId,
      limitCents,
      reason,
      setBy: staffId,
    });
    if (isNew) {
      await storeLimit(tx, { customerId, shard, limitCents });
    } else {
      const known = await findLimit(tx, id);
      const isSame =
        known?.customerId === customerId &&
        known.limitCents === limitCents &&
        known.reason === reason;
      if (!isSame) throw new Problem('form_already_sent');
    }
    await auditStaff(tx, staffId, 'customer.credit', `customer:${customerId}`, {
      creditLimitId: id,
      limitCents,
      beforeCents: before?.limitCents ?? null,
    });
    const credit = await readCustomerCredit(tx, customerId);
    if (credit === null) throw new Error('an account with a limit has none');
    return credit;
  });
}
