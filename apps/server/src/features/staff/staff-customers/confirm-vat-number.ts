import type { CustomerRecord, endpoints } from '@waypost/contract';
import { readVatNumber } from '@waypost/domain/vat-number';
import type { z } from 'zod';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { storeVatConfirmation } from '../../customer/accounts/index.ts';
import { lockRecord, readRecord } from './customers.queries.ts';
import { presentRecord } from './present-customer.ts';

type Confirmation = z.output<(typeof endpoints.confirmVatNumber)['body']>;

/** New quotes follow it; what was quoted and booked before keeps its tax. */
export async function confirmVatNumber(
  ctx: Ctx,
  { staffId }: StaffCaller,
  customerId: string,
  { vatId, confirmed, checkedIn }: Confirmation,
): Promise<CustomerRecord> {
  return inTransaction(ctx.db, async (tx) => {
    const row = await lockRecord(tx, customerId);
    if (row === undefined) throw new Problem('customer_unknown');
    const number = readVatNumber(row.vatId);
    const isConfirmable = number !== null && row.accountType === 'business';
    if (row.vatId !== vatId || (confirmed && !isConfirmable)) {
      throw new Problem('vat_number_invalid');
    }
    await storeVatConfirmation(tx, customerId, confirmed ? vatId : null);
    await auditStaff(tx, staffId, 'customer.vat', `customer:${customerId}`, {
      confirmed,
      checkedIn,
      country: number?.country ?? null,
    });
    const now = await readRecord(tx, customerId);
    if (now === undefined) throw new Problem('customer_unknown');
    return presentRecord(tx, now);
  });
}
