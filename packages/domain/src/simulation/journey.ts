import type { MajorCity } from '../major-cities.ts';
import type { FreightMode, ParcelLevel } from '../tariff.ts';
import type { ExceptionReason, ScanCode } from '../tracking/codes.ts';
import { fitScans } from './fit-scans.ts';
import type { Route } from './route.ts';
import type { SeededRandom } from './seeded-random.ts';
import { splitPieces } from './split-pieces.ts';
import { HOUR_MS, MINUTE_MS, nextTimeOfDay } from './sun-time.ts';

/** A future scan: `at` is epoch milliseconds. */
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
  /** Fits a journey without exceptions to this number of scans; otherwise the route decides. */
  scanCount?: number;
};

/** Hours at a stop, and the speed between two stops. */
const PACE: Record<JourneyPlan['service'], { stopHours: [number, number]; kmPerHour: number }> = {
  priority: { stopHours: [1, 3], kmPerHour: 720 },
  express: { stopHours: [2, 6], kmPerHour: 640 },
  standard: { stopHours: [6, 18], kmPerHour: 420 },
  air: { stopHours: [8, 24], kmPerHour: 600 },
  road: { stopHours: [8, 24], kmPerHour: 55 },
  sea: { stopHours: [24, 60], kmPerHour: 32 },
};

/** The share of journeys with this exception; per border, stop or attempt where it belongs to one. */
const SHARE = {
  customsHold: 0.06,
  held: 0.01,
  damage: 0.004,
  refused: 0.01,
  wrongAddress: 0.02,
  failedAttempt: [0.07, 0.15, 0.3],
  piecesApart: 0.5,
  apartAtHub: 0.4,
};

// prettier-ignore
const CUSTOMS_UNION = new Set(['AT', 'BE', 'BG', 'CZ', 'DE', 'DK', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IT', 'LT', 'LU', 'LV', 'NL', 'PL', 'PT', 'RO', 'SE']);

/** Every scan of a shipment from pickup to its end, oldest first. */
export function planJourney(plan: JourneyPlan, random: SeededRandom): JourneyStep[] {
  const { route, bookedAt } = plan;
  const { stopHours, kmPerHour } = PACE[plan.service];
  const steps: JourneyStep[] = [];
  let place = route.stops[0];
  let now = bookedAt;

  const wait = (lowHours: number, highHours: number) => {
    now += Math.round(random.between(lowHours, highHours) * HOUR_MS);
  };
  const scan = (code: ScanCode, reason?: ExceptionReason) => {
    steps.push({ code, at: now, place, pieceNo: 0, ...(reason !== undefined && { reason }) });
  };
  const goOut = () => {
    const morning = nextTimeOfDay(now, place, 7 * HOUR_MS);
    now = morning + Math.round(random.between(0, 90) * MINUTE_MS);
    scan('OUT_FOR_DELIVERY');
    wait(1, 8);
  };
  // the way back is not scanned: movement would end the exception
  const goBack = () => {
    wait(24, 96);
    place = route.stops[0];
    scan('RETURNED');
    return steps;
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
        // until the documents have arrived
        wait(12, 72);
      }
      scan('CUSTOMS_RELEASED');
    }
    if (random.chance(SHARE.damage)) {
      wait(1, 4);
      scan('EXCEPTION', 'damage');
      return steps;
    }
    if (random.chance(SHARE.held)) {
      wait(1, 4);
      scan('HELD');
      wait(6, 36);
    }
  }

  wait(...stopHours);
  goOut();
  if (random.chance(SHARE.refused)) {
    scan('EXCEPTION', 'refused');
    return goBack();
  }
  if (random.chance(SHARE.wrongAddress)) {
    scan('EXCEPTION', 'address');
    // until someone has corrected it
    wait(4, 48);
    goOut();
  }
  for (const [attempt, share] of SHARE.failedAttempt.entries()) {
    if (!random.chance(share)) break;
    scan('EXCEPTION', 'failed_attempt');
    if (attempt === SHARE.failedAttempt.length - 1) return goBack();
    goOut();
  }
  scan('DELIVERED');

  const fitted = plan.scanCount === undefined ? steps : fitScans(steps, plan.scanCount);
  if (plan.pieceCount === 1 || !random.chance(SHARE.piecesApart)) return fitted;
  // from a hub on there would be many more scans than requested
  const atHub = plan.scanCount === undefined && random.chance(SHARE.apartAtHub);
  const where = atHub ? 'hub' : 'van';
  return splitPieces(fitted, { pieceCount: plan.pieceCount, where }, random);
}

/** Between two countries that are not both in the customs union. */
function isCustomsBorder(from: MajorCity, to: MajorCity): boolean {
  if (from.country === to.country) return false;
  return !(CUSTOMS_UNION.has(from.country) && CUSTOMS_UNION.has(to.country));
}
