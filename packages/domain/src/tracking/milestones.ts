import type { ExceptionKind } from './codes.ts';
import type { EventId, TrackingEvent } from './event.ts';
import { advancePieces, inOrder, type ShipmentFold } from './fold.ts';
import { MOST_SERIOUS_FIRST } from './problem.ts';
import { projectState, type ShipmentState } from './state.ts';

/** What followers of a shipment are notified of. */
export type MilestoneKind =
  | 'picked_up'
  | 'in_transit'
  | 'out_for_delivery'
  | 'delivered'
  | 'returning'
  | 'cancelled'
  | ExceptionKind;

/** Which news of a shipment a party gets, as its booking says. */
export const NEWS_CHOICES = ['all', 'delivery', 'none'] as const;
export type NewsChoice = (typeof NEWS_CHOICES)[number];

const OF_DELIVERY: ReadonlySet<MilestoneKind> = new Set([
  'out_for_delivery',
  'delivered',
  'failed_attempt',
]);

/** Whether a party who gets no more than news of the delivery gets this. */
export function isOfDelivery(kind: MilestoneKind): boolean {
  return OF_DELIVERY.has(kind);
}

/** A milestone and the event that caused it. */
export type Milestone = { kind: MilestoneKind; event: EventId };

/** Sent once per shipment; the others again when another event causes them. */
const ONCE: ReadonlySet<MilestoneKind> = new Set(['picked_up', 'in_transit', 'cancelled']);

/**
 * The identity of a notification. An event keeps its id however often it is sent, whenever it arrives and
 * whatever is folded around it, so a second out for delivery after a failed attempt is sent, and the
 * first one is not sent again when a later event is voided.
 */
export function milestoneIdentity({ kind, event }: Milestone): string {
  return ONCE.has(kind) ? kind : `${kind}:${event.sourceId}:${event.scanId}`;
}

/**
 * The milestone of a change, from the states before and after it: a late event that does not change the
 * current state is not sent. Of several changes at once the most serious is sent.
 */
export function milestoneReached(
  previous: ShipmentState,
  next: ShipmentState,
): MilestoneKind | null {
  const begins = (kind: MilestoneKind) => stands(kind, next) && !stands(kind, previous);
  if (next.cancelled) return begins('cancelled') ? 'cancelled' : null;
  const opened = MOST_SERIOUS_FIRST.find(begins);
  if (opened !== undefined) return opened;
  if (begins('returning')) return 'returning';
  if (begins('delivered')) return 'delivered';
  if (begins('out_for_delivery')) return 'out_for_delivery';
  if (next.furthest <= previous.furthest) return null;
  if (begins('in_transit')) return 'in_transit';
  return begins('picked_up') ? 'picked_up' : null;
}

/**
 * The last event that caused a milestone. `events` are those after `from`: all of them after an empty
 * fold, or the new ones after the stored fold, which gives the same result.
 */
export function milestoneOf(
  kind: MilestoneKind,
  from: ShipmentFold,
  bookedAt: number,
  events: readonly TrackingEvent[],
): Milestone | null {
  let { pieces } = from;
  let stood = stands(kind, projectState(from));
  let found: TrackingEvent | null = null;
  for (const { event, key } of inOrder(bookedAt, events)) {
    pieces = advancePieces(pieces, event);
    const standing = stands(kind, projectState({ pieces, last: key }));
    if (standing && !stood) found = event;
    stood = standing;
  }
  return found && { kind, event: { sourceId: found.sourceId, scanId: found.scanId } };
}

/** During a return nothing is delivered to the recipient or out for delivery. */
function stands(kind: MilestoneKind, state: ShipmentState): boolean {
  switch (kind) {
    case 'cancelled':
      return state.cancelled;
    case 'returning':
      return state.returning;
    case 'delivered':
      return state.furthest === 4 && !state.returning;
    case 'out_for_delivery':
      return state.status === 'Out for Delivery' && !state.returning;
    case 'in_transit':
      return state.status === 'In Transit';
    case 'picked_up':
      return state.status === 'Picked Up';
    default:
      return state.openExceptions.includes(kind);
  }
}
