import type { Scan } from '@waypost/contract';
import type { Ctx } from '../../../platform/context.ts';
import { incomingScan } from './incoming-scan.ts';
import { SYSTEM_SOURCE_ID } from './record-cancellation.ts';
import { recordScans } from './record-scans.ts';

/** Scans that no device made, of one shipment, recorded as those of devices are. */
export async function recordSystemScans(
  ctx: Ctx,
  trackingNumber: string,
  scans: readonly Scan[],
): Promise<void> {
  const incoming = scans.map((scan) => incomingScan(scan, SYSTEM_SOURCE_ID, trackingNumber, 0));
  await recordScans(ctx, incoming);
}
