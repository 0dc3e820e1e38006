import { useSyncExternalStore } from 'react';

/** Counts down in the browser. 0 in the page the server sent, which works without scripts. */
export function useSecondsUntil(at: string): number {
  return useSyncExternalStore(
    everySecond,
    () => Math.max(0, Math.ceil((Date.parse(at) - Date.now()) / 1000)),
    () => 0,
  );
}

function everySecond(tick: () => void): () => void {
  const timer = setInterval(tick, 1_000);
  return () => clearInterval(timer);
}
