import { codeRank, type EventCode } from './codes.ts';
import { compareOrderKeys, orderKey, type TrackingEvent } from './event.ts';
import type { ShipmentFold } from './fold.ts';
import { expectedDays, isBeforeDue, MAX_REVISIONS, type Outlook } from './outlook.ts';
import { isDelivered, isInTransit, isOutForDelivery } from './piece.ts';

/** These set stage 2, or leave the stage unchanged. */
const PASSING: ReadonlySet<EventCode> = new Set([
  'CREATED',
  'IN_TRANSIT',
  'ARRIVED',
  'DEPARTED',
  'CUSTOMS',
  'CUSTOMS_RELEASED',
]);

/** Those of ordinary events that set no stage. */
const RESTING_RANKS: ReadonlySet<number> = new Set([codeRank('CREATED'), codeRank('NOTED')]);

/**
 * Whether a scan that sorts before the last one leaves fold and outlook as they are: then they need not be
 * folded from all events again. False when that cannot be told without reading them. It is told for the scan of
 * a hub that comes late, of a shipment whose pieces have moved together (`fold.ordinary`):
 *
 * - The stage that it sets is set again by a later event. That is certain when the last event sets one, when
 *   the stage is the same, or when it is delivered, which a passing scan cannot undo.
 * - The furthest stage is at least that of the scan already, and there is no exception that it could close.
 * - It is scanned before the day due at that moment is over, so it is no delay itself.
 * - It comes before no late pickup, which would be none of a parcel that has moved already.
 */
export function leavesUnchanged(
  { fold, outlook }: { fold: ShipmentFold; outlook: Outlook | null },
  bookedAt: number,
  event: TrackingEvent,
): boolean {
  const { pieces, last } = fold;
  const [piece] = pieces;
  if (!fold.ordinary || piece === undefined || last === null) return false;
  if (!PASSING.has(event.code) || (event.pieceNo !== 0 && pieces.length > 1)) return false;
  const key = orderKey(event, bookedAt);
  if (compareOrderKeys(key, last) >= 0) return false;
  const isStageKept =
    isDelivered(piece) ||
    isInTransit(piece) ||
    (isOutForDelivery(piece) && !RESTING_RANKS.has(last[1]));
  return isStageKept && (outlook === null || keepsOutlook(outlook, key[0]));
}

/** A van that goes out at the same moment sorts after the scan, so its revision is a later one. */
function keepsOutlook({ plan, collectedOn, revisions = [] }: Outlook, at: number): boolean {
  if (collectedOn !== undefined || revisions.length === MAX_REVISIONS) return false;
  const earlier = revisions.filter(([revisedAt]) => revisedAt < at);
  return isBeforeDue(expectedDays({ plan, revisions: earlier }).latest, at);
}
