import { addDays } from '@waypost/domain/delivery-dates';
import type { EventCode, ExceptionKind, Status } from '@waypost/domain/tracking';
import { dayKey, formatAge, formatShortDay, formatTime } from './formats.ts';
import type { PageLocale } from './locales.ts';
import type { Translate } from './messages.ts';

type LastEvent = {
  code: EventCode;
  at: string;
  place: { city: string } | null;
  timeZone: string;
};

/** The input of the sentence. A list knows less of a shipment than its own page does. */
export type Whereabouts = {
  status: Status;
  updatedAt: string;
  delivery: { earliest: string; latest: string } | null;
  deliveredAt: string | null;
  returning?: boolean;
  problem?: { kind: ExceptionKind; since: string } | null;
  /** Newest first. */
  timeline?: readonly LastEvent[];
};

type Reading = { now: Date; locale: PageLocale; t: Translate<'whereabouts'> };

/**
 * The answer to "where is it?" in one sentence: status, delivery, last event and its age. Days are those
 * of the place of the last event, so that the sentence is the same for every reader, on the server and in
 * the browser.
 */
export function whereabouts(shipment: Whereabouts, reading: Reading): string {
  return sentenceOf(
    shipment,
    reading,
    arrivalOf(shipment.delivery, todayOf(shipment, reading.now)),
  );
}

/**
 * The same as a headline: the day, and under it what happened. A shipment that arrived, or that will not
 * arrive, has what happened alone.
 */
export function headline(
  shipment: Whereabouts,
  reading: Reading,
): { day: string | null; event: string } {
  const { status, delivery, problem, returning } = shipment;
  const isOver = status === 'Delivered' || status === 'Cancelled' || problem?.kind === 'returned';
  if (delivery === null || isOver || returning === true) {
    return { day: null, event: whereabouts(shipment, reading) };
  }
  const { t, locale, now } = reading;
  const said = {
    arrival: arrivalOf(delivery, todayOf(shipment, now)),
    earliest: formatShortDay(delivery.earliest, locale),
    latest: formatShortDay(delivery.latest, locale),
  };
  return {
    day: t(status === 'Exception' ? 'dayRevised' : 'day', said),
    event: sentenceOf(shipment, reading, 'none'),
  };
}

function todayOf({ timeline }: Whereabouts, now: Date): string {
  return dayKey(now, timeline?.[0]?.timeZone ?? 'UTC');
}

function sentenceOf(shipment: Whereabouts, { now, locale, t }: Reading, arrival: Arrival): string {
  const { status, problem, delivery } = shipment;
  const last = shipment.timeline?.[0];
  const timeZone = last?.timeZone ?? 'UTC';
  // Without a line break inside, like days.
  const ageOf = (at: string) =>
    (formatAge(new Date(at), now, locale) ?? t('justNow')).replaceAll(' ', '\u00a0');
  const said = {
    ...placeOf(last),
    age: ageOf(last?.at ?? shipment.updatedAt),
    event: last?.code ?? '',
    arrival,
    earliest: delivery === null ? '' : formatShortDay(delivery.earliest, locale),
    latest: delivery === null ? '' : formatShortDay(delivery.latest, locale),
  };

  // The event in the sentence need not be the last one: a parcel may be scanned again later.
  const eventAt = (instant: string) => shipment.timeline?.find(({ at }) => at === instant);

  if (status === 'Cancelled') return t('cancelled', said);
  if (problem?.kind === 'returned') {
    return t('returned', {
      ...said,
      ...placeOf(eventAt(problem.since)),
      age: ageOf(problem.since),
    });
  }
  if (status === 'Delivered') {
    const deliveredAt = shipment.deliveredAt ?? last?.at ?? shipment.updatedAt;
    const event = eventAt(deliveredAt);
    const moment = momentOf(deliveredAt, event?.timeZone ?? timeZone, { now, locale });
    return t('delivered', { ...said, ...placeOf(event), ...moment });
  }
  if (status === 'Exception') {
    const since = problem?.since ?? last?.at ?? shipment.updatedAt;
    const kind = problem?.kind ?? 'other';
    return t('exception', { ...said, ...placeOf(eventAt(since)), kind, age: ageOf(since) });
  }
  if (shipment.returning === true) return t('returning', said);
  const stage = STAGES[status];
  if (arrival !== 'late') return t(stage, said);
  return stage === 'created' ? t('lateCreated', said) : t('late', { ...said, status: stage });
}

function momentOf(instant: string, timeZone: string, { now, locale }: Omit<Reading, 't'>) {
  const at = new Date(instant);
  const date = dayKey(at, timeZone);
  const today = dayKey(now, timeZone);
  const day = date === today ? 'today' : date === addDays(today, -1) ? 'yesterday' : 'other';
  return { day, date: formatShortDay(date, locale), time: formatTime(at, locale, timeZone) };
}

const STAGES = {
  Created: 'created',
  'Picked Up': 'pickedUp',
  'In Transit': 'inTransit',
  'Out for Delivery': 'outForDelivery',
} as const;

function placeOf(event: LastEvent | undefined) {
  const city = event?.place?.city;
  return city === undefined ? { where: 'unknown', place: '' } : { where: 'known', place: city };
}

export type Arrival = 'none' | 'late' | 'today' | 'tomorrow' | 'by' | 'day' | 'between';

/** The promise against the calendar. A span that has begun is shown by its last day. */
export function arrivalOf(delivery: Whereabouts['delivery'], today: string): Arrival {
  if (delivery === null) return 'none';
  const { earliest, latest } = delivery;
  if (latest < today) return 'late';
  if (latest === today) return 'today';
  if (earliest < latest) return earliest > today ? 'between' : 'by';
  return latest === addDays(today, 1) ? 'tomorrow' : 'day';
}
