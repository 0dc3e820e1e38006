import type { TrackingEvent } from './event.ts';
import { advancePieces, emptyFold, foldOf, inOrder, type ShipmentFold } from './fold.ts';
import {
  type DeliveryPlan,
  type RouteCalendars,
  expectedDays,
  mayChangeOutlook,
  type Outlook,
} from './outlook.ts';
import { isCancelled, ignoresCode, isDelivered, openExceptions, type Piece } from './piece.ts';
import { reviseDays } from './revise-days.ts';

/** The outlook with one more event, which sorts after all before it. */
export function advanceOutlook(
  outlook: Outlook,
  ends: RouteCalendars,
  pieces: { before: readonly Piece[]; after: readonly Piece[] },
  event: TrackingEvent,
  at: number,
): Outlook {
  const { latest: dueOn } = expectedDays(outlook);
  const attention = outlook.open !== undefined;
  if (!mayChangeOutlook({ dueOn, attention }, event.code, at)) return outlook;
  const saysNothing = event.code === 'CREATED' || (event.code === 'NOTED' && !event.days);
  if (saysNothing || isIgnoredByAll(pieces.before, event)) return outlook;
  const moving = pieces.after.filter((piece) => !isCancelled(piece));
  const delivered = moving.length > 0 && moving.every(isDelivered);
  const known: Outlook = {
    ...outlook,
    open: openSince(moving, outlook.open ?? {}, at),
    deliveredAt: delivered ? (outlook.deliveredAt ?? at) : undefined,
  };
  return reviseDays(known, ends, { before: pieces.before, moving, event, at });
}

type Booked = { pieceCount: number; bookedAt: number };

/** From all events of a shipment, in any order, with any repetition. */
export function foldOutlook(
  plan: DeliveryPlan,
  ends: RouteCalendars,
  shipment: Booked,
  events: readonly TrackingEvent[],
): Outlook {
  return foldBoth(plan, ends, shipment, events).outlook;
}

/** `foldEvents` and `foldOutlook` at once: the events are put in order and folded once. */
export function foldBoth(
  plan: DeliveryPlan,
  ends: RouteCalendars,
  { pieceCount, bookedAt }: Booked,
  events: readonly TrackingEvent[],
): { fold: ShipmentFold; outlook: Outlook } {
  let before = emptyFold(pieceCount).pieces;
  let outlook: Outlook = { plan };
  const ordered = inOrder(bookedAt, events);
  for (const { event, key } of ordered) {
    const after = advancePieces(before, event);
    outlook = advanceOutlook(outlook, ends, { before, after }, event, key[0]);
    before = after;
  }
  return { fold: foldOf(before, ordered.at(-1)?.key ?? null, events), outlook };
}

/** Such an event changes neither pieces nor outlook. */
export function isIgnoredByAll(
  pieces: readonly Piece[],
  { pieceNo, code }: Pick<TrackingEvent, 'pieceNo' | 'code'>,
): boolean {
  return pieces.every((piece, index) => {
    return (pieceNo !== 0 && pieceNo !== index + 1) || ignoresCode(piece, code);
  });
}

function openSince(moving: readonly Piece[], opened: NonNullable<Outlook['open']>, at: number) {
  const kinds = openExceptions(moving.reduce((joined, piece) => joined | piece, 0));
  if (kinds.length === 0) return undefined;
  return Object.fromEntries(kinds.map((kind) => [kind, opened[kind] ?? at]));
}
