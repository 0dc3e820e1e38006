import type { OwnShipment } from '@waypost/contract';
import type { Visitor } from './api-visitor.ts';
import { sendScan } from './send-scan.ts';

/**
 * Two states last for hours only, and at some times of day no seeded shipment is in them: one shipment of
 * the customer is picked up now, and one goes out for delivery.
 */
export async function showShortStates(deviceKey: string, customer: Visitor): Promise<void> {
  const [created, moving] = [
    await listOwn(customer, 'Created'),
    await listOwn(customer, 'In Transit'),
  ];
  const oldestCreated = created.at(-1);
  // the only one stays as it is; the one before it has just been picked up
  if (oldestCreated !== undefined && created.length > 1) {
    await sendScan(deviceKey, customer, oldestCreated, { code: 'PICKED_UP' });
  }
  const oldestMoving = moving.at(-1);
  if (oldestMoving !== undefined) {
    await sendScan(deviceKey, customer, oldestMoving, { code: 'OUT_FOR_DELIVERY' });
  }
}

export async function listOwn(
  customer: Visitor,
  status: 'Created' | 'In Transit',
): Promise<string[]> {
  const { shipments } = await customer<{ shipments: OwnShipment[] }>(
    `/api/shipments?status=${encodeURIComponent(status)}&limit=100`,
  );
  return shipments.map(({ trackingNumber }) => trackingNumber);
}
