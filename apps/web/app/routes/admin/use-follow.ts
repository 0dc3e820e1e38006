import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const EVERY_MS = 2_000;
/** After 15 minutes a page that nobody reloads would only keep the session of an empty chair alive. */
const MOST_LOOKS = 450;

/** Looks how far the work is while there is some and the page is seen. */
export function useFollow(isUnderWay: boolean): void {
  const { revalidate } = useRevalidator();
  useLooks(isUnderWay, EVERY_MS, revalidate);
}

/** `look` must stay the same function from one rendering to the next, or the time begins anew. */
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
