import type { BillingSummary } from '@waypost/contract';
import { monthOf, monthsUpTo } from '@waypost/domain/months';
import { asCustomer } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import { BOOKS_CURRENCY } from '../../core/ledger/index.ts';
import { countByStatus, hasUnposted, readSpendOfMonth, readTotalSpend } from './spend.queries.ts';

const MONTHS_SHOWN = 6;
const MOVING = ['Picked Up', 'In Transit', 'Out for Delivery'];

/** Everything is derived from the ledger and the shipments; no sum is stored. */
export async function readBilling(ctx: Ctx, customerId: string): Promise<BillingSummary> {
  const { SELLER_TIME_ZONE: timeZone } = ctx.config;
  const months = monthsUpTo(monthOf(new Date(), timeZone), MONTHS_SHOWN);
  return asCustomer(ctx.db, customerId, async (own) => {
    const byStatus = await countByStatus(own, customerId);
    const countOf = (statuses: readonly string[]) =>
      byStatus.reduce((sum, row) => sum + (statuses.includes(row.status) ? row.count : 0), 0);
    const byMonth: BillingSummary['byMonth'] = [];
    for (const ym of months) {
      byMonth.push({ ym, cents: await readSpendOfMonth(own, customerId, ym, timeZone) });
    }
    return {
      currency: BOOKS_CURRENCY,
      totalSpendCents: await readTotalSpend(own, customerId),
      delivered: countOf(['Delivered']),
      inTransit: countOf(MOVING),
      exceptions: countOf(['Exception']),
      byMonth,
      calculated: (await hasUnposted(own, customerId)) ? 'estimate' : 'server',
    };
  });
}
