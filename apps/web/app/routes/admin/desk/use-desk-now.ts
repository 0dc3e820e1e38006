import { useEffect, useState } from 'react';
import { useVisitor } from '../../../platform/visitor.ts';

const TICK_MS = 20_000;

/** The present, so that clocks run while the page is open. Starts at the server's own time. */
export function useDeskNow(): Date {
  const renderedAt = useVisitor()?.renderedAt;
  const [now, setNow] = useState(() => new Date(renderedAt ?? Date.now()));
  useEffect(() => {
    const tick = () => setNow(new Date());
    // a part of the page that was opened later starts late
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
