import { useEffect, useRef } from 'react';

/** Polling stops on an unattended page, because it would keep the session alive. */
const ATTENDED_MS = 10 * 60_000;
const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

/** Polls while somebody uses the page, and when it becomes visible again. */
export function useAttended(everyMs: number, look: (left: AbortSignal) => Promise<void>): void {
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  }, [look]);
  useEffect(() => pollAttended(everyMs, (left) => latest.current(left)), [everyMs]);
}

/** Polls until the function it returns is called. */
export function pollAttended(
  everyMs: number,
  look: (left: AbortSignal) => Promise<void>,
): () => void {
  let attendedAt = Date.now();
  const attend = () => {
    attendedAt = Date.now();
  };
  const left = new AbortController();
  const lookAgain = () => {
    const unattended = Date.now() - attendedAt > ATTENDED_MS;
    if (document.visibilityState === 'visible' && !unattended) void look(left.signal);
  };
  const timer = setInterval(lookAgain, everyMs);
  document.addEventListener('visibilitychange', lookAgain);
  for (const sign of SIGNS_OF_LIFE) document.addEventListener(sign, attend, { passive: true });
  return () => {
    left.abort();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', lookAgain);
    for (const sign of SIGNS_OF_LIFE) document.removeEventListener(sign, attend);
  };
}
