import type { EventCode, Status } from './codes.ts';
import type { TrackingEvent } from './event.ts';
import { inOrder } from './fold.ts';

/** Null for a scan in no hub. */
export type LocatedEvent = TrackingEvent & { hubId: string | null };

/** Pieces of a shipment that stand in a hub. */
export type HubStay = { hubId: string; since: number; pieces: number };

/** Scanned in a building: the piece stands there from then on. */
const STANDS: ReadonlySet<EventCode> = new Set([
  'ARRIVED',
  'CUSTOMS',
  'CUSTOMS_HOLD',
  'CUSTOMS_RELEASED',
  'HELD',
]);
/** Says nothing about where the piece is. An exception is scanned in hubs and at doors alike. */
const SILENT: ReadonlySet<EventCode> = new Set([
  'CREATED',
  'EXCEPTION',
  'RETURN_STARTED',
  'STATUS_SET',
  'NOTED',
]);
/** Statuses set by staff that mean that it has left. */
const LEFT: ReadonlySet<Status> = new Set(['Picked Up', 'Out for Delivery', 'Delivered']);

/** From all events of a shipment, in any order, with any repetition. */
export function hubStays(
  { pieceCount, bookedAt }: { pieceCount: number; bookedAt: number },
  events: readonly LocatedEvent[],
): HubStay[] {
  const stands = Array<{ hubId: string; since: number } | null>(pieceCount).fill(null);
  for (const { event, key } of inOrder(bookedAt, events)) {
    const { pieceNo, hubId } = event;
    if (!movesPiece(event)) continue;
    for (let piece = 0; piece < pieceCount; piece++) {
      if (pieceNo !== 0 && pieceNo !== piece + 1) continue;
      if (hubId === null || !STANDS.has(event.code)) stands[piece] = null;
      else if (stands[piece]?.hubId !== hubId) stands[piece] = { hubId, since: key[0] };
    }
  }
  const stays = new Map<string, HubStay>();
  for (const stand of stands) {
    if (stand === null) continue;
    const stay = stays.get(stand.hubId) ?? { ...stand, pieces: 0 };
    stay.pieces += 1;
    stay.since = Math.min(stay.since, stand.since);
    stays.set(stand.hubId, stay);
  }
  return [...stays.values()];
}

function movesPiece({ code, setStatus }: TrackingEvent): boolean {
  if (setStatus !== undefined) return LEFT.has(setStatus);
  return !SILENT.has(code);
}
