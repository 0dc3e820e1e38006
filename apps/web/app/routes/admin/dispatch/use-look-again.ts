import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** A plan of one round takes two seconds, and a moment until a worker has it. */
const AFTER_MS = 4_000;

/** Once, because each look at a round is written down. */
export function useLookAgain(isExpected: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isExpected) return undefined;
    const timer = setTimeout(() => void revalidate(), AFTER_MS);
    return () => clearTimeout(timer);
  }, [isExpected, revalidate]);
}
