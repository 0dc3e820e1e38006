import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const EVERY_MS = 2_000;
/** 15 minutes. Without a limit, an unattended page would keep its session alive. */
const MOST_LOOKS = 450;

/** Reloads the page's data while work is in progress and the page is visible. */
export function useFollow(isUnderWay: boolean): void {
  const { revalidate } = useRevalidator();
  useLooks(isUnderWay, EVERY_MS, revalidate);
}

/** `look` must be a stable function, because a new one restarts the timer. */
export function useLooks(isUnderWay: boolean, everyMs: number, look: () => Promise<void>): void {
  useEffect(() => {
    if (!isUnderWay) return undefined;
    let looks = 0;
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      looks += 1;
      if (looks > MOST_LOOKS) clearInterval(timer);
      else void look();
    }, everyMs);
    return () => clearInterval(timer);
  }, [isUnderWay, everyMs, look]);
}
