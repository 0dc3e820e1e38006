import { addDays } from '@waypost/domain/delivery-dates';
import type { SeededRandom } from '@waypost/domain/simulation';
import {
  advanceOutlook,
  applyNext,
  compareEvents,
  type DeliveryPlan,
  effectiveTime,
  emptyFold,
  type RouteCalendars,
  expectedDays,
  foldEvents,
  foldOutlook,
  leavesUnchanged,
  mostSeriousProblem,
  type Outlook,
  projectPieces,
  projectState,
  promisesDelivery,
  type ShipmentFold,
  type TrackingEvent,
} from '@waypost/domain/tracking';
import { drawArrival, type DrawnHistory } from './draw-history.ts';

/** Weekends and holidays that differ at the two ends. */
const ENDS: RouteCalendars = {
  origin: { country: 'AE', timeZone: 'Asia/Dubai', weekend: [6, 7], holidays: ['2026-03-20'] },
  destination: {
    country: 'IL',
    timeZone: 'Asia/Jerusalem',
    weekend: [5, 6],
    holidays: ['2026-03-03', '2026-03-09', '2026-04-02'],
  },
};

type Accumulators = { fold: ShipmentFold; outlook: Outlook };

/** What everybody may see of the events, but for their list. */
function pageOf({ fold, outlook }: Accumulators) {
  const state = projectState(fold);
  const page = {
    state,
    pieces: projectPieces(fold),
    delivery: promisesDelivery(state) && [expectedDays(outlook), outlook.revisions],
    deliveredAt: outlook.deliveredAt,
    problem: mostSeriousProblem(outlook, ENDS),
  };
  return JSON.stringify(page);
}

/** Null when the page is the same however the events come in; otherwise both pages. */
export function compareArrivals(
  random: SeededRandom,
  bookedAt: number,
  { pieceCount, events }: DrawnHistory,
): string | null {
  const plan = planOf(bookedAt);
  const whole = pageOf(accumulate(plan, pieceCount, bookedAt, events));
  const batches = drawArrival(random, events);
  const arrived = pageOf(receive(plan, pieceCount, bookedAt, batches));
  return whole === arrived ? null : `${JSON.stringify(batches)}\n  ${whole}\n  ${arrived}`;
}

function accumulate(
  plan: DeliveryPlan,
  pieceCount: number,
  bookedAt: number,
  events: readonly TrackingEvent[],
): Accumulators {
  return {
    fold: foldEvents(pieceCount, bookedAt, events),
    outlook: foldOutlook(plan, ENDS, { pieceCount, bookedAt }, events),
  };
}

/** As the store takes them: known events are dropped, accumulators are kept as text. */
function receive(
  plan: DeliveryPlan,
  pieceCount: number,
  bookedAt: number,
  batches: readonly TrackingEvent[][],
): Accumulators {
  const stored = new Map<string, TrackingEvent>();
  let kept: Accumulators = { fold: emptyFold(pieceCount), outlook: { plan } };
  for (const batch of batches) {
    const fresh = new Map(batch.map((event) => [event.scanId, event]));
    for (const id of fresh.keys()) if (stored.has(id)) fresh.delete(id);
    for (const [id, event] of fresh) stored.set(id, event);
    kept =
      forward(kept, bookedAt, [...fresh.values()]) ??
      accumulate(plan, pieceCount, bookedAt, [...stored.values()]);
    kept = JSON.parse(JSON.stringify(kept)) as Accumulators;
  }
  return kept;
}

function forward(
  kept: Accumulators,
  bookedAt: number,
  events: readonly TrackingEvent[],
): Accumulators | null {
  let { fold, outlook } = kept;
  for (const event of events.toSorted((a, b) => compareEvents(a, b, bookedAt))) {
    const next = applyNext(fold, bookedAt, event);
    if (next === null) {
      if (leavesUnchanged({ fold, outlook }, bookedAt, event)) continue;
      return null;
    }
    const pieces = { before: fold.pieces, after: next.pieces };
    outlook = advanceOutlook(outlook, ENDS, pieces, event, effectiveTime(event, bookedAt));
    fold = next;
  }
  return { fold, outlook };
}

function planOf(bookedAt: number): DeliveryPlan {
  const collectOn = new Date(bookedAt).toISOString().slice(0, 10);
  const [earliest, latest] = [addDays(collectOn, 2), addDays(collectOn, 4)];
  return { from: 'AE', to: 'IL', collectOn, earliest, latest };
}
