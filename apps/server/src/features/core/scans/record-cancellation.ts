import type { Ctx } from '../../../platform/context.ts';
import { incomingScan } from './incoming-scan.ts';
import { recordScans } from './record-scans.ts';

/** Events that no device scanned: they come from the system itself. */
export const SYSTEM_SOURCE_ID = 0;

/** Once per shipment: the event id is derived from it. */
export async function recordCancellation(
  ctx: Ctx,
  shipment: { id: string; trackingNumber: string; cancelledAt: Date },
): Promise<void> {
  const scan = {
    scanId: shipment.id,
    ref: shipment.trackingNumber,
    code: 'CANCELLED',
    occurredAt: shipment.cancelledAt.toISOString(),
  } as const;
  await recordScans(ctx, [incomingScan(scan, SYSTEM_SOURCE_ID, shipment.trackingNumber, 0)]);
}
