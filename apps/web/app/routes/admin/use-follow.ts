import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const EVERY_MS = 2_000;
/** After 15 minutes a page that nobody reloads would only keep the session of an empty chair alive. */
const MOST_LOOKS = 450;

/** Looks how far the work is while there is some and the page is seen. */
export function useFollow(isUnderWay: boolean, everyMs = EVERY_MS): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isUnderWay) return undefined;
    let looks = 0;
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      looks += 1;
      if (looks > MOST_LOOKS) clearInterval(timer);
      else void revalidate();
    }, everyMs);
    return () => clearInterval(timer);
  }, [isUnderWay, everyMs, revalidate]);
}
