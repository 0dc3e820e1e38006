export const CONTAINER_KINDS = ['bag', 'cage', 'pallet'] as const;
export type ContainerKind = (typeof CONTAINER_KINDS)[number];

/**
 * The life of a container, from the first piece until it is empty again. Its code is used for the next one then.
 *
 * | state    | entered by                           | leaves to                            |
 * |----------|--------------------------------------|--------------------------------------|
 * | open     | opened for a hub, or opened again    | closed, departed, arrived, emptied   |
 * | closed   | closed with its seal                 | open, departed, arrived, emptied     |
 * | departed | the trip that it is loaded on leaves | arrived                              |
 * | arrived  | scanned at any hub                   | open, departed, emptied              |
 * | emptied  | somebody says so, or opens it anew   | nothing                              |
 *
 * Acts arrive late and in any order. One that happened before the act behind the present state leaves the state as
 * it is, and is recorded all the same.
 */
export const CONTAINER_STATES = ['open', 'closed', 'departed', 'arrived', 'emptied'] as const;
export type ContainerState = (typeof CONTAINER_STATES)[number];

export const TRIP_STATES = ['open', 'departed', 'arrived', 'finished', 'cancelled'] as const;
export type TripState = (typeof TRIP_STATES)[number];

export const CONTAINER_ACTS = [
  'open',
  'put',
  'take',
  'close',
  'reopen',
  'empty',
  'load',
  'arrive',
  'trip_plan',
  'trip_depart',
  'trip_arrive',
  'trip_finish',
] as const;
export type ContainerActKind = (typeof CONTAINER_ACTS)[number];

export const CONTAINER_REFUSALS = [
  /** The container or the trip is of another hub. */
  'elsewhere',
  /** It was closed before the piece was put in. */
  'closed',
  /** There are pieces in it for another hub. */
  'in_use',
  /** It has not left this hub. */
  'not_away',
  /** Nothing is known of such a container. */
  'no_container',
  'no_hub',
  'no_piece',
  'no_trip',
  /** The trip had left before. */
  'trip_left',
] as const;
export type ContainerRefusal = (typeof CONTAINER_REFUSALS)[number];

/** Tolerance for the clocks of two phones in one hub: within it, neither act counts as later. */
const CLOCK_TOLERANCE_MS = 60_000;

export function isAfter(at: Date, other: Date | null): boolean {
  return other !== null && at.getTime() > other.getTime() + CLOCK_TOLERANCE_MS;
}

/** One use of a container, from opening to emptying. Its code is reused for the next one. */
export type Filling = {
  openedAt: Date;
  emptiedAt: Date | null;
  /** False until the act that opened it has arrived. */
  declared: boolean;
};

/**
 * The filling that an act belongs to: the one at that time, not the newest, because acts arrive late. An undeclared
 * filling may have begun earlier than known.
 */
export function fillingAt<Each extends Filling>(
  fillings: readonly Each[],
  at: Date,
): Each | undefined {
  const live = fillings
    .filter(({ emptiedAt }) => emptiedAt === null || emptiedAt >= at)
    .toSorted((one, other) => one.openedAt.getTime() - other.openedAt.getTime());
  return (
    live.findLast(({ openedAt }) => openedAt <= at) ??
    live.find(({ openedAt, declared }) => !declared || !isAfter(openedAt, at))
  );
}

export type Move = { kind: 'depart' | 'arrive'; hubId: string; occurredAt: Date };

/** Whether an arrival is a repetition: the move before or after it is an arrival at that hub. */
export function isSameArrival(moves: readonly Move[], hubId: string, at: Date): boolean {
  const inOrder = moves.toSorted(
    (one, other) => one.occurredAt.getTime() - other.occurredAt.getTime(),
  );
  const before = inOrder.findLast(({ occurredAt }) => occurredAt <= at);
  const after = inOrder.find(({ occurredAt }) => occurredAt > at);
  return [before, after].some((move) => move?.kind === 'arrive' && move.hubId === hubId);
}
