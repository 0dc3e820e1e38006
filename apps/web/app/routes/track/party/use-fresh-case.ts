import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const EVERY_MS = 10_000;

/** Asks for new messages while the page is looked at. */
export function useFreshCase(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [revalidate]);
}
