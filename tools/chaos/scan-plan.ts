import { MAX_SCANS_PER_CALL, type Scan } from '@waypost/contract';
import { type SeededRandom, seededRandom } from '@waypost/domain/simulation';
import { EXCEPTION_REASONS, SCAN_CODES, type ScanCode } from '@waypost/domain/tracking';
import { makePieceNumber } from '@waypost/domain/tracking-number';
import { v4 } from 'uuid';
import { drawShipment, type NewShipment } from '../installation/insert-shipments.ts';

interface PlannedShipment extends NewShipment {
  /** The number is scanned from the beginning, but the shipment appears only in the middle. */
  isLate: boolean;
}

export interface PlannedScan {
  scan: Scan;
  shipment: PlannedShipment;
  expect: 'stored' | 'conflict' | 'invalid';
}

export interface ScanPlan {
  shipments: PlannedShipment[];
  /**
   * Stages of batches of scans. A stage begins when every batch of the one before has been
   * acknowledged, so that a conflict always comes after the scan it contradicts.
   */
  stages: PlannedScan[][][];
  /** The late shipments appear before this stage. */
  lateStage: number;
  /** Scans dated 2036; their shipments get no other scan. */
  misdated: PlannedScan[];
}

export interface PlanSize {
  seed: number;
  now: number;
  scans: number;
  shipments: number;
  stages: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Every scan happens between booking and an hour ago, so that none of them counts as misdated. */
const BOOKED_BEFORE_MS = 3 * DAY_MS;
const SPAN_MS = BOOKED_BEFORE_MS - 60 * 60 * 1000;
const MISDATED_AT = '2036-02-29T12:00:00.000Z';

const LATE_SHIPMENTS = 20;
const MISDATED_SHIPMENTS = 3;
const WITH_NUL = 5;

const HOT_SHARE = 0.05;
/**
 * After this many scans the next shipment is the hot one: the test is contention for one row, not a history of
 * 50,000 events.
 */
const MAX_HOT_SCANS = 5_000;
const LATE_SHARE = 0.02;
const REPEATED_SHARE = 0.1;
const CONFLICT_SHARE = 0.01;
const PRIVATE_SHARE = 0.05;
const FAR_SHARE = 0.1;
const NEAR = 300;

/** Mostly movement; what ends a journey is rare, because everything after it is ignored. */
const CODE_WEIGHTS: Record<ScanCode, number> = {
  CREATED: 1,
  PICKED_UP: 4,
  IN_TRANSIT: 8,
  ARRIVED: 8,
  DEPARTED: 8,
  OUT_FOR_DELIVERY: 4,
  DELIVERED: 1,
  EXCEPTION: 1,
  CUSTOMS: 1,
  CUSTOMS_HOLD: 1,
  CUSTOMS_RELEASED: 1,
  HELD: 1,
  RETURNED: 1,
};
const CODES = SCAN_CODES.flatMap((code) => Array<ScanCode>(CODE_WEIGHTS[code]).fill(code));

/** A run that can be repeated: the same size gives the same scans in the same batches. */
export function planScans(size: PlanSize): ScanPlan {
  const random = seededRandom(size.seed, 0);
  const regular = Array.from({ length: size.shipments }, () =>
    planShipment(random, size.now, false),
  );
  const late = Array.from({ length: LATE_SHIPMENTS }, () => planShipment(random, size.now, true));
  const misdated = Array.from({ length: MISDATED_SHIPMENTS }, () => {
    const shipment = planShipment(random, size.now, false);
    const scan = {
      ...planScan(random, shipment, 0),
      code: 'HELD',
      occurredAt: MISDATED_AT,
    } as const;
    return { scan, shipment, expect: 'stored' } satisfies PlannedScan;
  });

  const scans = planStored(random, size, regular, late);
  const stages = cutInto(arrivals(random, [...scans, ...misdated]), size.stages);
  addConflicts(random, stages);
  for (let added = 0; added < WITH_NUL; added++) {
    const shipment = oneOf(random, regular);
    const scan = { ...planScan(random, shipment, 0), note: 'left\u0000behind' };
    stages[random.below(stages.length)]?.push({ scan, shipment, expect: 'invalid' });
  }
  return {
    shipments: [...regular, ...late, ...misdated.map(({ shipment }) => shipment)],
    stages: stages.map((stage) => cutIntoBatches(random, stage)),
    lateStage: Math.ceil(size.stages * 0.3),
    misdated,
  };
}

function planShipment(random: SeededRandom, now: number, isLate: boolean): PlannedShipment {
  const bookedAt = now - BOOKED_BEFORE_MS - random.below(DAY_MS);
  const pieceCount = random.chance(0.2) ? 2 + random.below(3) : 1;
  const shipment = drawShipment(random, bookedAt, pieceCount);
  return { ...shipment, hasListeners: random.chance(0.05), isLate };
}

/** In the order in which they happened; the first shipments are the hot ones, one after another. */
function planStored(
  random: SeededRandom,
  size: PlanSize,
  regular: readonly PlannedShipment[],
  late: readonly PlannedShipment[],
): PlannedScan[] {
  const lastAt = new Map<PlannedShipment, string>();
  let hotScans = 0;
  const hot = () => {
    const turn = Math.floor(hotScans++ / MAX_HOT_SCANS) % regular.length;
    return regular.slice(turn, turn + 1);
  };
  return Array.from({ length: size.scans }, (_, at): PlannedScan => {
    const kind = random.below(1000) / 1000;
    const among = kind < HOT_SHARE ? hot() : kind < HOT_SHARE + LATE_SHARE ? late : regular;
    const shipment = oneOf(random, among);
    const scan = planScan(random, shipment, Math.floor((at / size.scans) * SPAN_MS));
    // two devices may see a parcel in the same millisecond
    const tied = random.chance(0.03) ? lastAt.get(shipment) : undefined;
    lastAt.set(shipment, tied ?? scan.occurredAt);
    return { scan: { ...scan, occurredAt: tied ?? scan.occurredAt }, shipment, expect: 'stored' };
  });
}

function planScan(random: SeededRandom, shipment: PlannedShipment, afterMs: number): Scan {
  const code = oneOf(random, CODES);
  const pieceNo = random.below(shipment.pieceCount + 1);
  return {
    scanId: v4({ random: random.bytes(16) }),
    ref:
      pieceNo === 0 ? shipment.trackingNumber : makePieceNumber(shipment.trackingNumber, pieceNo),
    code,
    occurredAt: new Date(shipment.bookedAt + afterMs + random.below(60_000)).toISOString(),
    ...(random.chance(0.8) && { place: { city: 'Rotterdam', country: 'NL' } }),
    ...(code === 'EXCEPTION' && { reason: oneOf(random, EXCEPTION_REASONS) }),
    ...(random.chance(PRIVATE_SHARE) && { note: `Note ${random.uint32()}` }),
  };
}

/** Shuffled as networks shuffle: most scans come a little early or late, some anywhere, some twice. */
function arrivals(random: SeededRandom, scans: readonly PlannedScan[]): PlannedScan[] {
  const arriving = scans.flatMap((planned, at) => {
    const times = random.chance(REPEATED_SHARE) ? 2 + random.below(2) : 1;
    return Array.from({ length: times }, () => {
      const shift = random.below(2 * NEAR) - NEAR;
      return {
        planned,
        position: random.chance(FAR_SHARE) ? random.below(scans.length) : at + shift,
      };
    });
  });
  return arriving.toSorted((a, b) => a.position - b.position).map(({ planned }) => planned);
}

/** The same id with another content, at least a stage later. */
function addConflicts(random: SeededRandom, stages: PlannedScan[][]): void {
  for (const [at, stage] of stages.slice(0, -1).entries()) {
    for (const { scan, shipment } of stage) {
      if (shipment.isLate || !random.chance(CONFLICT_SHARE)) continue;
      const target = stages[at + 1 + random.below(stages.length - at - 1)];
      const other = { ...scan, place: { city: `Elsewhere ${random.below(1000)}`, country: 'DE' } };
      target?.splice(random.below(target.length), 0, {
        scan: other,
        shipment,
        expect: 'conflict',
      });
    }
  }
}

/** From one scan, as a hand-held sends it, to a full call; some in reversed order. */
function cutIntoBatches(random: SeededRandom, stage: readonly PlannedScan[]): PlannedScan[][] {
  const batches: PlannedScan[][] = [];
  for (let from = 0; from < stage.length;) {
    const length = 1 + random.below(random.chance(0.1) ? MAX_SCANS_PER_CALL : 80);
    const batch = stage.slice(from, from + length);
    batches.push(random.chance(0.1) ? newestFirst(batch) : batch);
    from += length;
  }
  return batches;
}

function newestFirst(batch: readonly PlannedScan[]): PlannedScan[] {
  return batch.toSorted((a, b) => (a.scan.occurredAt < b.scan.occurredAt ? 1 : -1));
}

export function oneOf<T>(random: SeededRandom, items: readonly T[]): T {
  const item = items[random.below(items.length)];
  if (item === undefined) throw new RangeError('there is nothing to draw from');
  return item;
}

function cutInto<T>(items: readonly T[], parts: number): T[][] {
  return Array.from({ length: parts }, (_, at) =>
    items.slice(
      Math.floor((at * items.length) / parts),
      Math.floor(((at + 1) * items.length) / parts),
    ),
  );
}
