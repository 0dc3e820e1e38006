import { useRevalidator } from 'react-router';
import { useAttended } from './use-attended.ts';

const EVERY_MS = 2_000;

/** Reloads the page's data while work is in progress and somebody uses the page. */
export function useFollow(isUnderWay: boolean): void {
  const { revalidate } = useRevalidator();
  useAttended(EVERY_MS, async () => {
    if (isUnderWay) await revalidate();
  });
}
