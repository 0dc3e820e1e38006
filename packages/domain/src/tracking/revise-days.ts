import {
  addBusinessDays,
  addDays,
  type Calendar,
  countBusinessDays,
  type Day,
  daysBetween,
  type DeliveryDates,
  localTime,
} from '../delivery-dates.ts';
import { type ExceptionKind, suspendsDelivery } from './codes.ts';
import type { TrackingEvent } from './event.ts';
import {
  type RouteCalendars,
  type EtaCause,
  expectedDays,
  MAX_REVISIONS,
  type Outlook,
  type Revision,
} from './outlook.ts';
import {
  isCancelled,
  isDelivered,
  isOutForDelivery,
  isReturning,
  isUncollected,
  type Piece,
} from './piece.ts';

/** An event that applied to pieces. Cancelled ones are not among the moving ones. */
type Step = {
  before: readonly Piece[];
  moving: readonly Piece[];
  event: TrackingEvent;
  at: number;
};

/** Business days until the earliest and the latest end of such a delay. */
type Delay = readonly [number, number];

const HOLDS = { customs_hold: [1, 5], held: [1, 3] } as const satisfies Record<string, Delay>;
type Hold = keyof typeof HOLDS;
const SETBACKS = {
  failed_attempt: [1, 1],
  address: [1, 3],
  damage: [1, 3],
  other: [1, 2],
} as const satisfies Record<string, Delay>;

/**
 * How an event changes the days of delivery. They are days of the destination, and so are business
 * days. The first row that fits gives the new days; the last one applies to what they give.
 *
 * | what happened                                     | new days                             | cause            |
 * |---------------------------------------------------|--------------------------------------|------------------|
 * | cancelled, delivered, returning; refused, loss or | none, the last ones stay             |                  |
 * | returned is open                                  |                                      |                  |
 * | staff sets the days (NOTED)                       | those, also as what an open hold     | staff            |
 * |                                                   | began with                           |                  |
 * | each piece not yet delivered is out for delivery  | that day                             | out_for_delivery |
 * | first PICKED_UP of a piece, after the planned day | later by the business days lost      | late_pickup      |
 * | failed_attempt, address, damage, other is scanned | at least 1, 1-3, 1-3, 1-2 from then  | the kind         |
 * | customs_hold or held opens while neither was open | later by 1 to 5, by 1 to 3           | the kind         |
 * | the last of customs_hold and held closes          | those before it opened, later by the | customs_released |
 * |                                                   | business days it lasted              | or recovered     |
 * | it is later than the latest day, after all that   | from the next business day on, as    | the above, the   |
 * |                                                   | wide as before                       | hold, or delayed |
 *
 * New days never begin before the day of their event, so no revision promises a day that is over. Time
 * that passes without an event changes nothing here; readers compare the days with today.
 */
export function reviseDays(outlook: Outlook, ends: RouteCalendars, step: Step): Outlook {
  if (rests(outlook, step.moving)) return outlook;
  const today = localTime(new Date(step.at), ends.destination.timeZone).day;
  const days = expectedDays(outlook);
  const held = openHold(outlook);
  const collectedOn = lateCollection(outlook, ends.origin, step);
  const now = { outlook, ends, step, today, days };
  const named = step.event.days;
  const change =
    (named && { cause: 'staff' as const, ...named }) ??
    outForDelivery(now) ??
    latePickup(now, collectedOn) ??
    setback(now) ??
    holdOpened(now, held) ??
    holdClosed(now, held);

  const revised = notOver(change === null ? days : notBefore(change, ends, today), ends, today);
  const cause = change?.cause ?? held ?? 'delayed';
  const isSame = revised.earliest === days.earliest && revised.latest === days.latest;
  const { revisions = [] } = outlook;
  const revision: Revision = [step.at, cause, revised.earliest, revised.latest];
  return {
    ...outlook,
    collectedOn: collectedOn ?? outlook.collectedOn,
    hold:
      held && ((named && { since: today, ...named }) ?? outlook.hold ?? { since: today, ...days }),
    revisions: isSame ? outlook.revisions : [...revisions, revision].slice(-MAX_REVISIONS),
  };
}

/** While nothing can be promised, the last promise stays. */
function rests({ open = {} }: Outlook, moving: readonly Piece[]): boolean {
  return (
    moving.every(isDelivered) ||
    moving.some(isReturning) ||
    (Object.keys(open) as ExceptionKind[]).some(suspendsDelivery)
  );
}

type Now = { outlook: Outlook; ends: RouteCalendars; step: Step; today: Day; days: DeliveryDates };
type Change = DeliveryDates & { cause: EtaCause };

function outForDelivery({ step, today }: Now): Change | null {
  if (!step.moving.every(isOutForDelivery)) return null;
  const wasOut = step.before.filter((piece) => !isCancelled(piece)).every(isOutForDelivery);
  if (wasOut && step.event.code !== 'OUT_FOR_DELIVERY') return null;
  return { cause: 'out_for_delivery', earliest: today, latest: today };
}

function lateCollection(outlook: Outlook, origin: Calendar, step: Step): Day | undefined {
  const { event, before, at } = step;
  if (event.code !== 'PICKED_UP') return undefined;
  const addressed = event.pieceNo === 0 ? before : before.slice(event.pieceNo - 1, event.pieceNo);
  if (!addressed.some(isUncollected)) return undefined;
  const { day } = localTime(new Date(at), origin.timeZone);
  return day > (outlook.collectedOn ?? outlook.plan.collectOn) ? day : undefined;
}

function latePickup({ outlook, ends, days }: Now, collectedOn: Day | undefined): Change | null {
  if (collectedOn === undefined) return null;
  const since = outlook.collectedOn ?? outlook.plan.collectOn;
  const lost = countBusinessDays(ends.origin, since, collectedOn);
  return lost === 0 ? null : later('late_pickup', ends, days, [lost, lost]);
}

function setback({ ends, step, today, days }: Now): Change | null {
  const { code, setStatus, reason = 'other' } = step.event;
  if (code !== 'EXCEPTION' && setStatus !== 'Exception') return null;
  if (!isSetback(reason)) return null;
  const least = later(reason, ends, { earliest: today, latest: today }, SETBACKS[reason]);
  return {
    cause: reason,
    earliest: latestOf(days.earliest, least.earliest),
    latest: latestOf(days.latest, least.latest),
  };
}

function holdOpened({ outlook, ends, today, days }: Now, held: Hold | undefined): Change | null {
  if (held === undefined || outlook.hold !== undefined) return null;
  const from = {
    earliest: latestOf(days.earliest, today),
    latest: latestOf(days.latest, today),
  };
  return later(held, ends, from, HOLDS[held]);
}

function holdClosed({ outlook, ends, step, today }: Now, held: Hold | undefined): Change | null {
  if (held !== undefined || outlook.hold === undefined) return null;
  const { since, earliest, latest } = outlook.hold;
  const lost = countBusinessDays(ends.destination, since, today);
  const cause = step.event.code === 'CUSTOMS_RELEASED' ? 'customs_released' : 'recovered';
  return later(cause, ends, { earliest, latest }, [lost, lost]);
}

function later(
  cause: EtaCause,
  { destination }: RouteCalendars,
  from: DeliveryDates,
  by: Delay,
): Change {
  const moved = (day: Day, count: number) =>
    count === 0 ? day : addBusinessDays(destination, day, count);
  return { cause, earliest: moved(from.earliest, by[0]), latest: moved(from.latest, by[1]) };
}

function notBefore(
  { earliest, latest }: DeliveryDates,
  { destination }: RouteCalendars,
  today: Day,
) {
  if (earliest >= today || latest < today) return { earliest, latest };
  const open = addBusinessDays(destination, today, 0);
  return { earliest: open < latest ? open : latest, latest };
}

function notOver(days: DeliveryDates, { destination }: RouteCalendars, today: Day): DeliveryDates {
  if (days.latest >= today) return days;
  const width = Math.max(1, daysBetween(days.earliest, days.latest));
  const earliest = addBusinessDays(destination, addDays(today, 1), 0);
  return { earliest, latest: addBusinessDays(destination, addDays(earliest, width), 0) };
}

function openHold({ open = {} }: Outlook): Hold | undefined {
  return (Object.keys(HOLDS) as Hold[]).find((kind) => kind in open);
}

function isSetback(kind: ExceptionKind): kind is keyof typeof SETBACKS {
  return kind in SETBACKS;
}

function latestOf(a: Day, b: Day): Day {
  return a > b ? a : b;
}
