import { asCustomer } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { ExportedLists, Person } from '../../../platform/feature.ts';
import { readTrackingNumbers } from '../../core/shipments/index.ts';
import { listSubscriptionsForExport } from './subscriptions.queries.ts';

export async function exportSubscriptions(
  ctx: Ctx,
  { customerId, emailKey }: Person,
): Promise<Pick<ExportedLists, 'subscriptions'>> {
  const rows = await asCustomer(ctx.db, customerId, (own) =>
    listSubscriptionsForExport(own, emailKey),
  );
  // most of them are other people's shipments, of which the customer's own role sees nothing
  const followed = rows.map((row) => row.shipmentId);
  const numbers = await readTrackingNumbers(ctx.db, followed);
  return {
    subscriptions: rows.map((row) => ({
      trackingNumber: numbers.get(row.shipmentId) ?? '',
      version: row.consentVersion,
      requestedAt: row.requestedAt.toISOString(),
      confirmedAt: row.confirmedAt?.toISOString() ?? null,
      leftAt: row.leftAt?.toISOString() ?? null,
    })),
  };
}
