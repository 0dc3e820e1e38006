import { useEffect, useState } from 'react';
import { BOOKING_TIMEOUT_MS } from './booking-form.ts';

/** True once an answer has been awaited for 12 s. The request goes on: a late answer is still taken. */
export function useAwaitedTooLong(waiting: boolean): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setOver(true), BOOKING_TIMEOUT_MS);
    return () => {
      clearTimeout(timer);
      setOver(false);
    };
  }, [waiting]);
  return waiting && over;
}
