import type { PublicTracking } from '@waypost/contract/client';

type Delivery = NonNullable<PublicTracking['delivery']>;
type Days = Pick<Delivery, 'earliest' | 'latest'>;

export type Change = {
  revisedAt: string;
  cause: Delivery['revisions'][number]['cause'];
  /** The zone of the event's place. */
  timeZone: string;
  /** The days promised before. */
  before: Days;
};

/** The changes of the promise, newest first, each with the days before it. */
export function changesOf(tracking: PublicTracking): Change[] {
  const { delivery } = tracking;
  if (delivery === null) return [];
  const { revisions, promised } = delivery;
  return revisions.map(({ revisedAt, cause }, at) => ({
    revisedAt,
    cause,
    timeZone: zoneAt(tracking, revisedAt),
    before: revisions[at + 1] ?? promised,
  }));
}

/** The zone of the place where something happened, or else of where the shipment was last. */
export function zoneAt({ timeline }: PublicTracking, instant: string): string {
  const event = timeline.find(({ at }) => at === instant) ?? timeline[0];
  return event?.timeZone ?? 'UTC';
}
