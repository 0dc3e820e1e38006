import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { type CustomerRecordRow, readRecord } from './customers.queries.ts';

/** Shows a customer to staff. The view is audited before anything is returned. */
export async function lookAtCustomer<T>(
  ctx: Ctx,
  { staffId }: StaffCaller,
  customerId: string,
  action: 'customer.read' | 'customer.details' | 'customer.recompute',
  show: (tx: Db, row: CustomerRecordRow) => Promise<T>,
): Promise<T> {
  return inTransaction(ctx.db, async (tx) => {
    const row = await readRecord(tx, customerId);
    if (row === undefined) throw new Problem('customer_unknown');
    await auditStaff(tx, staffId, action, `customer:${customerId}`);
    return show(tx, row);
  });
}
