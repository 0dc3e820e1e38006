import { useCallback, useEffect, useState } from 'react';
import { type Answer, callApi } from '../store/call-api.ts';

/** Polls: two people work side by side, and each should see what the other has done. */
const ASK_EVERY_MS = 5_000;

/** The latest answer of the api. A failed call keeps the answer before it. */
export function useAnswer<Data>(path: string): {
  answer: Answer<Data> | null;
  ask: () => Promise<void>;
} {
  const [answer, setAnswer] = useState<Answer<Data> | null>(null);
  const ask = useCallback(async () => {
    const next = await callApi<Data>(path);
    setAnswer((before) => (next.ok || !before?.ok ? next : before));
  }, [path]);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect
    void ask();
    const timer = setInterval(() => void ask(), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [ask]);
  return { answer, ask };
}
