import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const ASK_AGAIN_MS = 1_500;

/** Reloads the page's data at intervals until the page is left. */
export function useAskAgain(waits = true): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!waits || state !== 'idle') return undefined;
    const timer = setTimeout(() => void revalidate(), ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [waits, revalidate, state]);
}
