import { asCustomer } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { ExportedLists, Person } from '../../../platform/feature.ts';
import { readTrackingNumbers } from '../../core/shipments/index.ts';
import { listSubscriptionsForExport } from './subscriptions.queries.ts';

type Exported = Pick<ExportedLists, 'subscriptions'>;
type Row = Awaited<ReturnType<typeof listSubscriptionsForExport>>[number];

export async function exportSubscriptions(
  ctx: Ctx,
  { customerId, emailKey }: Person,
): Promise<Exported> {
  const rows = await asCustomer(ctx.db, customerId, (own) =>
    listSubscriptionsForExport(own, emailKey),
  );
  return present(ctx, rows);
}

export async function exportSubscriptionsOfAddress(ctx: Ctx, emailKey: string): Promise<Exported> {
  const rows = await listSubscriptionsForExport(ctx.db, emailKey);
  return present(
    ctx,
    rows.filter(({ shard }) => ctx.cells.elsewhere(shard) === null),
  );
}

async function present(ctx: Ctx, rows: readonly Row[]): Promise<Exported> {
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
