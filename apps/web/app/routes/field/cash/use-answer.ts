import { useCallback, useEffect, useRef, useState } from 'react';
import { type Answer, callApi } from '../store/call-api.ts';

/** Polls: two people work side by side, and each should see what the other has done. */
const ASK_EVERY_MS = 5_000;

export type Numbered<Data> = { call: number; answer: Answer<Data> };

/** What is shown once another call has ended. The call before it may end after it. */
export function afterAnswer<Data>(
  shown: Numbered<Data> | null,
  next: Numbered<Data>,
): Numbered<Data> {
  if (!shown?.answer.ok) return next;
  return next.answer.ok && next.call > shown.call ? next : shown;
}

/** The latest answer of the api. A failed call keeps the answer before it. */
export function useAnswer<Data>(path: string): {
  answer: Answer<Data> | null;
  ask: () => Promise<void>;
} {
  const [shown, setShown] = useState<Numbered<Data> | null>(null);
  const calls = useRef(0);
  const ask = useCallback(async () => {
    calls.current += 1;
    const call = calls.current;
    const answer = await callApi<Data>(path);
    setShown((before) => afterAnswer(before, { call, answer }));
  }, [path]);
  useEffect(() => {
    void ask();
    const timer = setInterval(() => void ask(), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [ask]);
  return { answer: shown?.answer ?? null, ask };
}
