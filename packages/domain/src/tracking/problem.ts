import { addBusinessDays, addDays, type Calendar, type Day, localTime } from '../delivery-dates.ts';
import type { ExceptionKind } from './codes.ts';
import type { RouteCalendars, Outlook } from './outlook.ts';

export const PROBLEM_ACTORS = ['shipper', 'recipient', 'carrier', 'customs'] as const;
export type ProblemActor = (typeof PROBLEM_ACTORS)[number];

export type ShipmentProblem = {
  kind: ExceptionKind;
  since: number;
  /** Who must act next. */
  actor: ProblemActor;
  /** The deadline, after which it is returned. */
  actBy: Day | null;
};

/**
 * Who must act on an open exception, and how long we wait. Most serious first.
 *
 * | kind           | whose turn | how long                                                         |
 * |----------------|------------|------------------------------------------------------------------|
 * | loss, damage   | carrier    | we search or inspect it, and contact the shipper                 |
 * | returned       | shipper    | it is back with them                                             |
 * | refused        | shipper    | 5 business days to say where it should go, then it goes back     |
 * | customs_hold   | shipper    | 5 business days for the documents that customs ask for           |
 * | address        | recipient  | 5 business days to complete it                                   |
 * | failed_attempt | recipient  | kept for 7 days; tried again on the next business day            |
 * | held, other    | carrier    | only we can resolve it                                           |
 *
 * Business days are those of the destination, and count from the day after the exception.
 */
const RULES: readonly (readonly [ExceptionKind, ProblemActor, Wait?])[] = [
  ['loss', 'carrier'],
  ['damage', 'carrier'],
  ['returned', 'shipper'],
  ['refused', 'shipper', { businessDays: 5 }],
  ['customs_hold', 'shipper', { businessDays: 5 }],
  ['address', 'recipient', { businessDays: 5 }],
  ['failed_attempt', 'recipient', { days: 7 }],
  ['held', 'carrier'],
  ['other', 'carrier'],
];

type Wait = { businessDays: number } | { days: number };

export const MOST_SERIOUS_FIRST: readonly ExceptionKind[] = RULES.map(([kind]) => kind);

/** The most serious open exception. */
export function mostSeriousProblem(
  { open = {} }: Outlook,
  { destination }: RouteCalendars,
): ShipmentProblem | null {
  for (const [kind, actor, wait] of RULES) {
    const since = open[kind];
    if (since === undefined) continue;
    return {
      kind,
      since,
      actor,
      actBy: wait === undefined ? null : endOf(wait, since, destination),
    };
  }
  return null;
}

/** When only the kinds are known. */
export function mostSeriousOf(open: readonly ExceptionKind[]): ExceptionKind | undefined {
  return RULES.find(([kind]) => open.includes(kind))?.[0];
}

function endOf(wait: Wait, since: number, destination: Calendar): Day {
  const { day } = localTime(new Date(since), destination.timeZone);
  return 'days' in wait
    ? addDays(day, wait.days)
    : addBusinessDays(destination, addDays(day, 1), wait.businessDays - 1);
}
