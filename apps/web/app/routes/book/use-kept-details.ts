import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Long enough that typing a word is one save. */
const PAUSE_MS = 700;

/**
 * Keeps the form in its draft while it is typed, so that a reload brings it back. What is being
 * typed when the page is left goes along with the leaving.
 */
export function useKeptDetails() {
  const { search } = useLocation();
  const [failed, setFailed] = useState(false);
  const waiting = useRef<{ timer: number; send: () => void }>(undefined);

  const keep = (form: HTMLFormElement) => {
    clearTimeout(waiting.current?.timer);
    const send = () => {
      clearTimeout(waiting.current?.timer);
      waiting.current = undefined;
      // Before the page is gone: a form that React has removed has no fields any more.
      const body = new FormData(form);
      fetch(`/billing/details${search}`, { method: 'POST', body, keepalive: true }).then(
        ({ ok }) => setFailed(!ok),
        () => setFailed(true),
      );
    };
    waiting.current = { timer: window.setTimeout(send, PAUSE_MS), send };
  };

  /** A form that is sent is saved by the action. */
  const forget = () => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
  };

  useEffect(() => {
    const flush = () => waiting.current?.send();
    // beforeunload fires before a reload requests the page, pagehide works on phones.
    window.addEventListener('beforeunload', flush);
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('beforeunload', flush);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, []);

  return { keep, forget, failed };
}
