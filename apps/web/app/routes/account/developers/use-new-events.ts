import type { KeyMode } from '@waypost/contract/customer-key-scopes';
import { ACCOUNT_EVENT_TYPES } from '@waypost/domain/account-event-types';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';

/** Several events of one moment are read at once. */
const GATHER_MS = 300;
/** By then most webhooks were answered, which the stream does not report. */
const ANSWERED_MS = 4_000;
const REFUSED_MS = 30_000;

/**
 * Reads the list again when the stream of events tells of a new one. True while the stream is open: until then, and
 * without scripts, the page has a link that does the same. A hidden page has no stream; it reads the list when
 * it is shown again.
 */
export function useNewEvents(mode: KeyMode): boolean {
  const [isLive, setLive] = useState(false);
  const { revalidate } = useRevalidator();
  const read = useEffectEvent(() => void revalidate());

  useEffect(() => {
    let source: EventSource | undefined;
    let timers: number[] = [];
    const later = (ms: number, work: () => void) => timers.push(window.setTimeout(work, ms));
    const hear = () => {
      for (const timer of timers) clearTimeout(timer);
      timers = [];
      later(GATHER_MS, read);
      later(ANSWERED_MS, read);
    };
    const close = () => {
      source?.close();
      for (const timer of timers) clearTimeout(timer);
      timers = [];
    };
    const open = () => {
      source = new EventSource(`/api/users/me/events/stream?mode=${mode}`);
      source.addEventListener('open', () => setLive(true));
      for (const type of ACCOUNT_EVENT_TYPES) source.addEventListener(type, hear);
      source.addEventListener('error', () => {
        setLive(false);
        // browsers reopen a stream that was cut, but not one that was refused
        if (source?.readyState === EventSource.CLOSED) later(REFUSED_MS, open);
      });
    };
    const followVisibility = () => {
      close();
      if (document.hidden) return;
      read();
      open();
    };
    if (!document.hidden) open();
    document.addEventListener('visibilitychange', followVisibility);
    return () => {
      document.removeEventListener('visibilitychange', followVisibility);
      close();
    };
  }, [mode]);
  return isLive;
}
