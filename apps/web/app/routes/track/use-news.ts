import type { Whereabouts } from '@waypost/i18n/whereabouts';
import { useState } from 'react';

type Told = Whereabouts & { trackingNumber: string };

/**
 * Announces changes since the page was opened, for screen readers. The text changes only with the next real change:
 * neither growing ages nor a version without a visible change are announced.
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
