import type { MajorCity } from '../major-cities.ts';
import type { FreightMode, ParcelLevel } from '../tariff.ts';
import type { ExceptionReason, ScanCode } from '../tracking/codes.ts';
import type { Route } from './route.ts';
import type { SeededRandom } from './seeded-random.ts';

/** A scan that will happen: `at` is epoch milliseconds. */
export type JourneyStep = {
  code: ScanCode;
  at: number;
  place: MajorCity;
  /** 0 is the whole shipment. */
  pieceNo: number;
  reason?: ExceptionReason;
};

export type JourneyPlan = {
  route: Route;
  service: ParcelLevel | FreightMode;
  pieceCount: number;
  bookedAt: number;
  /** Fits a journey without trouble to this many scans; otherwise it has as many as its route asks for. */
  scanCount?: number;
};

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Hours at a stop, and how fast the way between two stops is covered. */
const PACE: Record<JourneyPlan['service'], { stopHours: [number, number]; kmPerHour: number }> = {
  priority: { stopHours: [1, 3], kmPerHour: 720 },
  express: { stopHours: [2, 6], kmPerHour: 640 },
  standard: { stopHours: [6, 18], kmPerHour: 420 },
  air: { stopHours: [8, 24], kmPerHour: 600 },
  road: { stopHours: [8, 24], kmPerHour: 55 },
  sea: { stopHours: [24, 60], kmPerHour: 32 },
};

const SHARE = {
  customsHold: 0.06,
  failedAttempt: 0.07,
  secondFailedAttempt: 0.15,
  refused: 0.01,
  damage: 0.004,
  piecesApart: 0.5,
};

// prettier-ignore
const CUSTOMS_UNION = new Set(['AT', 'BE', 'BG', 'CZ', 'DE', 'DK', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IT', 'LT', 'LU', 'LV', 'NL', 'PL', 'PT', 'RO', 'SE']);

/** Every scan of a shipment from pick-up to its end, oldest first. */
export function planJourney(plan: JourneyPlan, random: SeededRandom): JourneyStep[] {
  const { route, service, bookedAt } = plan;
  const { stopHours, kmPerHour } = PACE[service];
  const steps: JourneyStep[] = [];
  let place = route.stops[0];
  let now = bookedAt;

  const wait = (lowHours: number, highHours: number) => {
    now += Math.round(random.between(lowHours, highHours) * HOUR_MS);
  };
  const scan = (code: ScanCode, reason?: ExceptionReason) => {
    steps.push({ code, at: now, place, pieceNo: 0, ...(reason !== undefined && { reason }) });
  };

  wait(1, stopHours[1]);
  scan('PICKED_UP');
  for (const [leg, legKm] of route.legsKm.entries()) {
    wait(...stopHours);
    scan('DEPARTED');
    const from = place;
    place = route.stops[leg + 1] ?? place;
    now += Math.round((legKm / kmPerHour + random.between(1, 3)) * HOUR_MS);
    scan('ARRIVED');
    if (isCustomsBorder(from, place)) {
      wait(0.5, 2);
      scan('CUSTOMS');
      wait(1, 8);
      if (random.chance(SHARE.customsHold)) {
        scan('CUSTOMS_HOLD');
        wait(12, 72);
      }
      scan('CUSTOMS_RELEASED');
    }
    if (random.chance(SHARE.damage)) {
      wait(1, 4);
      scan('EXCEPTION', 'damage');
      return steps;
    }
  }

  wait(...stopHours);
  const goOut = () => {
    now = nextMorning(now, place) + Math.round(random.between(0, 90) * MINUTE_MS);
    scan('OUT_FOR_DELIVERY');
    wait(1, 8);
  };
  goOut();
  if (random.chance(SHARE.refused)) {
    scan('EXCEPTION', 'refused');
    wait(24, 96);
    place = route.stops[0];
    scan('RETURNED');
    return steps;
  }
  if (random.chance(SHARE.failedAttempt)) {
    scan('EXCEPTION', 'failed_attempt');
    goOut();
    if (random.chance(SHARE.secondFailedAttempt)) {
      scan('EXCEPTION', 'failed_attempt');
      goOut();
    }
  }
  scan('DELIVERED');

  const fitted = plan.scanCount === undefined ? steps : fit(steps, plan.scanCount);
  const isApart = plan.pieceCount > 1 && random.chance(SHARE.piecesApart);
  return isApart ? deliverApart(fitted, plan.pieceCount, 1 + random.below(6)) : fitted;
}

/** Between two countries, unless both are in the customs union. */
function isCustomsBorder(from: MajorCity, to: MajorCity): boolean {
  if (from.country === to.country) return false;
  return !(CUSTOMS_UNION.has(from.country) && CUSTOMS_UNION.has(to.country));
}

/** The last piece missed the van: it is delivered days after the others. */
function deliverApart(
  steps: readonly JourneyStep[],
  pieceCount: number,
  daysLate: number,
): JourneyStep[] {
  const early: JourneyStep[] = [];
  const late: JourneyStep[] = [];
  const from = steps.findLastIndex(({ code }) => code === 'OUT_FOR_DELIVERY');
  for (const step of steps.slice(from)) {
    for (let pieceNo = 1; pieceNo < pieceCount; pieceNo += 1) early.push({ ...step, pieceNo });
    late.push({ ...step, pieceNo: pieceCount, at: step.at + daysLate * 24 * HOUR_MS });
  }
  return [...steps.slice(0, from), ...early, ...late];
}

/**
 * More scans are read in the longest waits before the van goes out; fewer leave out customs first,
 * then the stops next to the end.
 */
function fit(steps: JourneyStep[], scanCount: number): JourneyStep[] {
  while (steps.length > Math.max(scanCount, 3)) {
    const customs = steps.findLastIndex(({ code }) => code.startsWith('CUSTOMS'));
    steps.splice(customs === -1 ? steps.length - 3 : customs, 1);
  }
  while (steps.length < scanCount) splitLongestWait(steps);
  return steps;
}

function splitLongestWait(steps: JourneyStep[]): void {
  const waitAfter = (index: number) => (steps[index + 1]?.at ?? 0) - (steps[index]?.at ?? 0);
  const goesOut = steps.findIndex(({ code }) => code === 'OUT_FOR_DELIVERY');
  let longest = 0;
  for (let index = 1; index < goesOut; index += 1) {
    if (waitAfter(index) > waitAfter(longest)) longest = index;
  }
  const before = steps[longest];
  if (before === undefined) return;
  const at = before.at + Math.round(waitAfter(longest) / 2);
  steps.splice(longest + 1, 0, { code: 'IN_TRANSIT', at, place: before.place, pieceNo: 0 });
}

/** Seven o'clock by the sun at the place. */
function nextMorning(at: number, { lon }: MajorCity): number {
  const offset = Math.round(lon / 15) * HOUR_MS;
  const day = 24 * HOUR_MS;
  const morning = Math.floor((at + offset) / day) * day + 7 * HOUR_MS - offset;
  return morning >= at ? morning : morning + day;
}
