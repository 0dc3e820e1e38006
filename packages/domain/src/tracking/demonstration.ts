import { type Eta, tariffVersion1 } from '../tariff.ts';
import { type Story, STORIES, type StoryPlace, type StoryTime } from './demonstration-stories.ts';
import type { ScanCode } from './codes.ts';
import type { TrackingEvent } from './event.ts';
import { foldEvents, type ShipmentFold } from './fold.ts';
import { sampleOf } from './sample-numbers.ts';
import { projectState, type ShipmentState } from './state.ts';

type Person = { name: string; email: string; phone: string };

/** Times are epoch milliseconds. */
export type Demonstration = Omit<Story, 'bookedAt' | 'begins' | 'scans'> & {
  /** Grows with each event and each working day. */
  version: number;
  bookedAt: number;
  updatedAt: number;
  eta: Eta;
  shipper: Person;
  recipient: Person & { address: string };
  fold: ShipmentFold;
  state: ShipmentState;
  /** Oldest first. */
  events: readonly (TrackingEvent & { code: ScanCode; place: StoryPlace })[];
};

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const SHIPPER = { name: 'Sam Sample', email: 'sam@example.com', phone: '+44 20 7946 0100' };
const RECIPIENT = { name: 'Robin Sample', email: 'robin@example.com', phone: '+44 20 7946 0199' };

/**
 * The demonstration of a sample number at a moment; null for every other number. Its story moves with the
 * calendar: each working day, at the hour it begins, all its events move on by a working day. What has not
 * happened yet is left out. It has no rows, so it is in no total, cannot be scanned and sends no emails.
 */
export function demonstrationOf(trackingNumber: string, now: number): Demonstration | null {
  const sample = sampleOf(trackingNumber);
  if (sample === undefined) return null;
  const { bookedAt: bookedTime, begins, scans, ...story } = STORIES[sample];
  const day = storyDay(begins, now);
  const bookedAt = timeOf(day, bookedTime);
  const events = scans
    .map(([on, time, code, place, pieceNo = 0], index) => {
      const at = timeOf(day, [on, time]);
      const id = { sourceId: 0, scanId: String(index) };
      return { ...id, code, pieceNo, place, occurredAt: at, recordedAt: at };
    })
    .filter(({ occurredAt }) => occurredAt <= now);
  const fold = foldEvents(story.pieceCount, bookedAt, events);
  return {
    ...story,
    version: day * MAX_EVENTS + events.length,
    bookedAt,
    updatedAt: events.at(-1)?.occurredAt ?? bookedAt,
    eta: etaOf(story.service),
    shipper: SHIPPER,
    recipient: { ...RECIPIENT, address: `1 Sample Street, ${story.destination}` },
    fold,
    state: projectState(fold),
    events,
  };
}

/** More than any story has. */
const MAX_EVENTS = 100;

/** The working day that is shown: the last one whose story has begun. */
function storyDay(begins: StoryTime, now: number): number {
  let day = workingDaysUntil(Math.floor(now / DAY_MS) + 4);
  while (timeOf(day, begins) > now) day -= 1;
  return day;
}

/** A Monday. */
const FIRST_MONDAY = 4;

/** Working days, Monday to Friday, before a day; both are counted from 1970-01-01. */
function workingDaysUntil(day: number): number {
  const weeks = Math.floor((day - FIRST_MONDAY) / 7);
  return weeks * 5 + Math.min(5, day - FIRST_MONDAY - weeks * 7);
}

/** `on` counts working days. */
function timeOf(workingDay: number, [on, time]: StoryTime): number {
  const nth = workingDay + on;
  const weeks = Math.floor(nth / 5);
  const day = FIRST_MONDAY + weeks * 7 + (nth - weeks * 5);
  const [hours, minutes] = time.split(':');
  return day * DAY_MS + Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS;
}

function etaOf(service: Story['service']): Eta {
  return service.type === 'parcel'
    ? tariffVersion1.parcel.levels[service.level].eta
    : tariffVersion1.freight.modes[service.mode].eta;
}
