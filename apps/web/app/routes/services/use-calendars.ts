import type { Calendars } from '@waypost/contract/client';
import { countryCodeOf, countryPart } from '@waypost/domain/places';
import { useEffect, useState } from 'react';
import { useVisitor } from '../../platform/visitor.ts';

/** What delivery dates are counted by: both calendars, and the moment of booking. */
export type Timing = Calendars & { at: Date };

/** Of the way as typed; what the server sent along counts for the first paint. */
export function useCalendars(way: { from: string; to: string }, sent: Calendars | null) {
  const visitor = useVisitor();
  const [timing, setTiming] = useState<Timing | null>(() =>
    sent === null ? null : { ...sent, at: new Date(visitor?.renderedAt ?? Date.now()) },
  );
  const [from, to] = [way.from, way.to].map((place) => countryCodeOf(countryPart(place)));
  const fits = timing?.origin.country === from && timing?.destination.country === to;

  const ask = () => {
    if (!from || !to || fits) return;
    const stale = new AbortController();
    readCalendars(`/api/calendars?from=${from}&to=${to}`, stale.signal).then(
      (read) => setTiming(read === null ? null : { ...read, at: new Date() }),
      // Aborted, or no network: the transit time is still there.
      () => undefined,
    );
    return () => stale.abort();
  };
  useEffect(ask, [from, to, fits]);

  return fits ? timing : null;
}

async function readCalendars(url: string, signal: AbortSignal): Promise<Calendars | null> {
  const answer = await fetch(url, { signal });
  return answer.ok ? ((await answer.json()) as Calendars) : null;
}
