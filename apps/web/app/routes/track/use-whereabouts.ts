import { headline, type Whereabouts, whereabouts } from '@waypost/i18n/whereabouts';
import { useT } from '../../platform/catalogs.tsx';
import { useLocale } from '../../platform/visitor.ts';
import { useEffect, useState } from 'react';

/** Says where a shipment is, in the reader's language. */
export function useWhereabouts(now: Date): (shipment: Whereabouts) => string {
  const t = useT('whereabouts');
  const locale = useLocale();
  return (shipment) => whereabouts(shipment, { now, locale, t });
}

/** The day, and what happened under it. */
export function useHeadline(now: Date): (shipment: Whereabouts) => ReturnType<typeof headline> {
  const t = useT('whereabouts');
  const locale = useLocale();
  return (shipment) => headline(shipment, { now, locale, t });
}

const TICK_MS = 30_000;

/** The present, so that ages grow while the page is open. Starts at the server's own time. */
export function useNow(startAt: string): Date {
  const [now, setNow] = useState(() => new Date(startAt));
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
