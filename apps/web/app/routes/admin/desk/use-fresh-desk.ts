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
export function useFreshDesk(revision: string): void {
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
      const now = await readRevision(left.signal);
      if (now !== undefined && now !== revision) await revalidate();
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
  }, [revision, revalidate]);
}

/** Undefined when it could not be read; the next look asks again. */
async function readRevision(signal: AbortSignal): Promise<string | undefined> {
  try {
    const answer = await fetch('/api/admin/desk/pulse', { signal });
    if (!answer.ok) return undefined;
    return ((await answer.json()) as { revision: string }).revision;
  } catch {
    return undefined;
  }
}
