import type { PublicEvent } from '@waypost/contract/client';
import { dayKey } from '@waypost/i18n/formats';

export type Day = { key: string; events: PublicEvent[] };

/**
 * Keeps the order of the events, newest first, and cuts it where the calendar day of their places
 * changes. A flight over the date line may show the same day twice.
 */
export function groupByDay(events: readonly PublicEvent[]): Day[] {
  const days: Day[] = [];
  for (const event of events) {
    const key = dayKey(new Date(event.at), event.timeZone);
    const last = days.at(-1);
    if (last?.key === key) last.events.push(event);
    else days.push({ key, events: [event] });
  }
  return days;
}
