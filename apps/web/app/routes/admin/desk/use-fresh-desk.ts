import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const EVERY_MS = 20_000;
/** A page that nobody touches asks no more, or it would keep the session of an empty chair alive. */
const ATTENDED_MS = 10 * 60_000;
const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

/**
 * Asks whether anything on the desk has changed while the page is looked at, and reads it anew only
 * then: every look at the list is a row in the audit log.
 */
export function useFreshDesk(changedAt: string | null): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let attendedAt = Date.now();
    const attend = () => {
      attendedAt = Date.now();
    };
    const left = new AbortController();
    const look = async () => {
      const unattended = Date.now() - attendedAt > ATTENDED_MS;
      if (document.visibilityState !== 'visible' || unattended) return;
      const now = await readChangedAt(left.signal);
      if (now !== undefined && now !== changedAt) await revalidate();
    };
    const timer = setInterval(() => void look(), EVERY_MS);
    const comeBack = () => void look();
    document.addEventListener('visibilitychange', comeBack);
    for (const sign of SIGNS_OF_LIFE) document.addEventListener(sign, attend, { passive: true });
    return () => {
      left.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', comeBack);
      for (const sign of SIGNS_OF_LIFE) document.removeEventListener(sign, attend);
    };
  }, [changedAt, revalidate]);
}

/** Undefined when it could not be read; the next look asks again. */
async function readChangedAt(signal: AbortSignal): Promise<string | null | undefined> {
  try {
    const answer = await fetch('/api/admin/desk/pulse', { signal });
    if (!answer.ok) return undefined;
    return ((await answer.json()) as { changedAt: string | null }).changedAt;
  } catch {
    return undefined;
  }
}
