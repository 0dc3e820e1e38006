import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Scan } from '@waypost/contract';
import { createScanPoster } from '../../installation/post-scans.ts';
import type { OwnedShipment } from './world.ts';

/** One event each. */
export const STEPS = [
  { code: 'PICKED_UP', type: 'shipment.picked_up' },
  { code: 'DEPARTED', type: 'shipment.in_transit' },
  { code: 'OUT_FOR_DELIVERY', type: 'shipment.out_for_delivery' },
  { code: 'DELIVERED', type: 'shipment.delivered' },
] as const;

export type Sent = { shipment: OwnedShipment; type: string; at: number };

const BATCHES_A_SECOND = 10;

/** Scans at this rate, all shipments step by step. Each is sent until it is acknowledged. */
export async function sendMilestones(
  shipments: readonly OwnedShipment[],
  { port, key, perSecond }: { port: number; key: string; perSecond: number },
): Promise<Sent[]> {
  const poster = createScanPoster(key, 10_000);
  const size = Math.max(1, Math.round(perSecond / BATCHES_A_SECOND));
  const sent: Sent[] = [];
  const posts: Promise<void>[] = [];
  const begunAt = performance.now();
  let batches = 0;
  for (const { code, type } of STEPS) {
    for (let at = 0; at < shipments.length; at += size) {
      const group = shipments.slice(at, at + size);
      const due = begunAt + (batches * 1_000) / BATCHES_A_SECOND;
      batches += 1;
      if (due > performance.now()) await sleep(due - performance.now());
      posts.push(post(group, code, type));
    }
    // the next step of a shipment must not meet this one in one batch
    await Promise.all(posts.splice(0));
  }
  poster.close();
  return sent;

  async function post(group: readonly OwnedShipment[], code: Scan['code'], type: string) {
    const scans = group.map(({ trackingNumber }) => ({
      scanId: randomUUID(),
      ref: trackingNumber,
      code,
      occurredAt: new Date().toISOString(),
      place: { city: 'Lyon', country: 'FR' },
    }));
    const body = Buffer.from(JSON.stringify({ scans }));
    for (;;) {
      const outcome = await poster.post(port, body);
      if (outcome.kind === 'answered') break;
      await sleep(200);
    }
    // answered after the COMMIT
    const at = performance.now();
    for (const shipment of group) sent.push({ shipment, type, at });
  }
}
