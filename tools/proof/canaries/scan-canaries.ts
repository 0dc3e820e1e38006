import { randomUUID } from 'node:crypto';
import type { Scan } from '@waypost/contract/client';
import { sendScans } from '../../installation/send-scans.ts';
import { callTo } from '../../installation/served-installation.ts';
import type { BookedCanary } from './book-canaries.ts';
import { canaryName, canaryWord } from './canary.ts';
import type { CanarySite } from './open-canary-site.ts';

const HUB = { city: 'Rotterdam', country: 'NL' };
const DOOR = { city: 'Oslo', country: 'NO' };

/** A journey with a note on every scan, trouble on the way, and a proof with a name at its end. */
export async function scanCanaries(
  site: CanarySite,
  booked: readonly BookedCanary[],
): Promise<number> {
  const { installation } = site;
  const key = await installation.createKey('Canary courier', 'driver');
  const scans = booked.flatMap((shipment, at) => journeyOf(shipment, at));
  await sendScans(callTo(installation), key, scans);
  return scans.length;
}

function journeyOf(shipment: BookedCanary, number: number): Scan[] {
  const note = `Left with ${canaryName('scanNote')}, ring at ${canaryWord('scanNote')}`;
  const startedAt = Date.now();
  const scan = (order: number, rest: Pick<Scan, 'code' | 'place'> & Partial<Scan>): Scan => ({
    scanId: randomUUID(),
    ref: shipment.trackingNumber,
    occurredAt: new Date(startedAt + order).toISOString(),
    note,
    ...rest,
  });
  const scans = [
    scan(0, { code: 'PICKED_UP', place: HUB }),
    scan(1, { code: 'CUSTOMS_HOLD', place: DOOR }),
    scan(2, { code: 'CUSTOMS_RELEASED', place: DOOR }),
    scan(3, { code: 'OUT_FOR_DELIVERY', place: DOOR }),
    scan(4, { code: 'EXCEPTION', reason: 'address', place: DOOR }),
    scan(5, {
      code: 'DELIVERED',
      place: DOOR,
      proof: { signedBy: canaryName('scanSignedBy') },
      ...(shipment.onDelivery && {
        collected: { cents: shipment.totalCents, currency: shipment.currency },
      }),
    }),
  ];
  // every third is still held up, so that pages with a problem are looked at as well
  return number % 3 === 0 ? scans.slice(0, 5) : scans;
}
