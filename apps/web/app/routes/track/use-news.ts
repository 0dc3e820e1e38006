import type { Whereabouts } from '@waypost/i18n/whereabouts';
import { useState } from 'react';

type Told = Whereabouts & { trackingNumber: string };

/**
 * What happened since the page was opened, for readers who do not see it change. The text stays the
 * same until the next real change: a sentence that grows older is no news, nor is a new version that
 * shows nothing new.
 */
export function useNews<T extends Told>(
  current: readonly T[],
  tell: (changed: T) => string,
): string {
  const [heard, setHeard] = useState(() => ({ marks: current.map(markOf), text: '' }));
  const marks = current.map(markOf);
  const changed = current.filter((_, at) => !heard.marks.includes(marks[at] ?? ''));
  if (changed.length === 0) return heard.text;
  const text = changed.map(tell).join(' ');
  setHeard({ marks, text });
  return text;
}

export function markOf({ trackingNumber, status, delivery, timeline, ...rest }: Told): string {
  const last = timeline?.[0];
  return [
    trackingNumber,
    status,
    delivery?.earliest,
    delivery?.latest,
    rest.problem?.kind,
    rest.returning,
    last?.at,
    last?.code,
  ].join(' ');
}
