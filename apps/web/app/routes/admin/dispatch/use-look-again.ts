import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Growing intervals, because each read of a round is logged; planning one round takes one or two seconds. */
const AFTER_MS = [1_200, 2_000, 4_000, 8_000];

/** Reloads a few times, until a plan is there. */
export function useLookAgain(isExpected: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isExpected) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const lookAt = (look: number) => {
      const afterMs = AFTER_MS[look];
      if (afterMs === undefined) return;
      timer = setTimeout(() => void revalidate().then(() => lookAt(look + 1)), afterMs);
    };
    lookAt(0);
    return () => clearTimeout(timer);
  }, [isExpected, revalidate]);
}
