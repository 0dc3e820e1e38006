import { useEffect, useState } from 'react';
import { useVisitor } from '../../../platform/visitor.ts';

const TICK_MS = 20_000;

/** The present time, updated while the page is open. Starts with the server's time. */
export function useDeskNow(): Date {
  const renderedAt = useVisitor()?.renderedAt;
  const [now, setNow] = useState(() => new Date(renderedAt ?? Date.now()));
  useEffect(() => {
    const tick = () => setNow(new Date());
    // sets the present time at once, because a part mounted later starts with the time of the page load
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
