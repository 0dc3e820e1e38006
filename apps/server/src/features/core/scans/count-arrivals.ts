import { type EventCode, SCAN_CODES } from '@waypost/domain/tracking';
import type { ArrivalCounts } from '../shipments/index.ts';
import type { EventRow } from './scans.queries.ts';

const MINUTE_MS = 60_000;

/** What the network counts as a scan; a booking is not one. */
const COUNTED_CODES: ReadonlySet<EventCode> = new Set(
  SCAN_CODES.filter((code) => code !== 'CREATED'),
);

/** New scans by minute of arrival: almost always one minute, two for those that waited for their number. */
export function countArrivals(fresh: readonly EventRow[]): ArrivalCounts {
  const counts = new Map<number, number>();
  for (const { incoming, recordedAt } of fresh) {
    if (!COUNTED_CODES.has(incoming.scan.code)) continue;
    const minute = Math.floor(recordedAt / MINUTE_MS) * MINUTE_MS;
    counts.set(minute, (counts.get(minute) ?? 0) + 1);
  }
  return counts;
}
