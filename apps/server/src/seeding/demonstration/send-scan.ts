import { randomUUID } from 'node:crypto';
import type { PublicTracking, Scan } from '@waypost/contract';
import type { Visitor } from './api-visitor.ts';

/** As a device does it, now, where the shipment was seen last. */
export async function sendScan(
  deviceKey: string,
  ask: Visitor,
  ref: string,
  what: Pick<Scan, 'code' | 'reason'>,
): Promise<void> {
  const { lastLocation } = await ask<PublicTracking>(`/api/shipments/track/${ref}`);
  const scan = {
    scanId: randomUUID(),
    ref,
    ...what,
    occurredAt: new Date().toISOString(),
    ...(lastLocation !== null && { place: lastLocation }),
  };
  const headers = { authorization: `Bearer ${deviceKey}`, cookie: '' };
  await ask('/api/scans', { headers, body: { scans: [scan] } });
}
