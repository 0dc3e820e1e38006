import { useEffect, useState } from 'react';

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
