import type { Scan } from '@waypost/contract';
import type { SeededRandom } from '@waypost/domain/simulation';
import {
  type EventCode,
  EXCEPTION_REASONS,
  type ScanCode,
  STATUSES,
  type TrackingEvent,
} from '@waypost/domain/tracking';
import { v4 } from 'uuid';

/** What happened to a shipment, as it is stored; times count from the booking. */
export type DrawnHistory = {
  pieceCount: number;
  events: (TrackingEvent & { place: Scan['place'] })[];
};

const MINUTE_MS = 60_000;
/** Long enough to be late, and to be late again. */
const SPAN_MINUTES = 12 * 24 * 60;
/** Scans of labels printed offline come before the booking. */
const EARLY_MINUTES = 12 * 60;
/** So that two devices see the same parcel at the same time. */
const STEP_MINUTES = 30;

type Place = NonNullable<Scan['place']>;
const PLACES: readonly [Place, ...Place[]] = [
  { city: 'Rotterdam', country: 'NL' },
  { city: 'Chicago', country: 'US' },
  { city: 'Singapore', country: 'SG' },
  { city: 'Lyon', country: 'FR' },
  { city: 'Paris', country: 'FR' },
];

/** Mostly movement, for an ended journey takes no more scans. */
const CODE_WEIGHTS: Record<ScanCode, number> = {
  CREATED: 1,
  PICKED_UP: 4,
  IN_TRANSIT: 6,
  ARRIVED: 6,
  DEPARTED: 6,
  OUT_FOR_DELIVERY: 4,
  DELIVERED: 2,
  EXCEPTION: 4,
  CUSTOMS: 2,
  CUSTOMS_HOLD: 3,
  CUSTOMS_RELEASED: 3,
  HELD: 3,
  RETURNED: 1,
};
const SCANNED = Object.entries(CODE_WEIGHTS).flatMap(([code, weight]) =>
  Array<EventCode>(weight).fill(code as ScanCode),
) as [EventCode, ...EventCode[]];
/** What only staff may say: no api takes it from a device. */
const BY_STAFF: readonly [EventCode, ...EventCode[]] = [
  'STATUS_SET',
  'STATUS_SET',
  'EVENT_VOIDED',
  'EVENT_VOIDED',
  'RETURN_STARTED',
  'CANCELLED',
];
const STAFF_SHARE = 0.1;

export function drawHistory(
  random: SeededRandom,
  bookedAt: number,
  options: { byStaff: boolean },
): DrawnHistory {
  const pieceCount = random.chance(0.3) ? 2 + random.below(2) : 1;
  const events: DrawnHistory['events'] = [];
  const length = 1 + random.below(16);
  while (events.length < length) {
    const byStaff = options.byStaff && random.chance(STAFF_SHARE);
    const code = random.pick(byStaff ? BY_STAFF : SCANNED);
    const minutes = random.below((SPAN_MINUTES + EARLY_MINUTES) / STEP_MINUTES) * STEP_MINUTES;
    const at = bookedAt + (minutes - EARLY_MINUTES) * MINUTE_MS;
    const voided = events[random.below(events.length)];
    events.push({
      sourceId: 1,
      scanId: v4({ random: random.bytes(16) }),
      pieceNo: random.chance(0.5) ? 0 : 1 + random.below(pieceCount),
      code,
      occurredAt: at,
      recordedAt: at,
      place: random.chance(0.8) ? random.pick(PLACES) : undefined,
      ...(code === 'EXCEPTION' && { reason: random.pick(EXCEPTION_REASONS) }),
      ...(code === 'STATUS_SET' && { setStatus: random.pick(STATUSES) }),
      ...(code === 'EVENT_VOIDED' && voided && { voids: voided }),
    });
  }
  return { pieceCount, events };
}

/** Shuffled, some of them twice, in batches of one to all. */
export function drawArrival<T>(random: SeededRandom, items: readonly T[]): T[][] {
  const again = items.filter(() => random.chance(0.2));
  const arriving = [...items, ...again]
    .map((item) => ({ item, position: random.uint32() }))
    .toSorted((a, b) => a.position - b.position)
    .map(({ item }) => item);
  const batches: T[][] = [];
  while (arriving.length > 0) batches.push(arriving.splice(0, 1 + random.below(arriving.length)));
  return batches;
}
