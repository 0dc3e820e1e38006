import type { PublicTracking } from '@waypost/contract/client';
import { LIVE_STREAM } from '@waypost/contract/live-link';
import { jittered } from '../../platform/jittered.ts';
import { noteFailure, noteHeard } from '../../platform/line.ts';

export const POLL_MS = 5_000;
/** The delay before reopening a stream that was cut, and one that was refused. */
const REOPEN_MS = 5_000;
const REFUSED_MS = 30_000;
const AFTER_ONLINE_MS = 1_000;
/** Without a connection nothing is refused; the answer just never comes. */
const CONNECT_MS = 10_000;

export type Following = 'connecting' | 'live' | 'polling' | 'paused';

type Follower = {
  /** Reloads the data of the page. */
  ask: () => void;
  /** The same, unless a reload is under way. */
  pollOnce: () => void;
  receive: (sent: PublicTracking) => void;
  setState: (state: Following) => void;
};

/** Follows by a stream, and by polling while there is none, until the returned function is called. */
export function followShipments(
  refs: string,
  { ask, pollOnce, receive, setState }: Follower,
): () => void {
  let source: EventSource | undefined;
  let polling: number | undefined;
  let reopening: number | undefined;
  let silence: number | undefined;

  const listen = (ms: number) => {
    clearTimeout(silence);
    silence = window.setTimeout(fallSilent, ms);
  };
  const hear = () => {
    noteHeard();
    listen(LIVE_STREAM.silenceMs);
  };
  const open = () => {
    listen(CONNECT_MS);
    source = new EventSource(`/api/track/live?refs=${encodeURIComponent(refs)}`);
    source.addEventListener('open', () => {
      stopPolling();
      hear();
      setState('live');
    });
    source.addEventListener('beat', hear);
    source.addEventListener('snapshot', (event: MessageEvent<string>) => {
      hear();
      receive(JSON.parse(event.data) as PublicTracking);
    });
    source.addEventListener('error', () => {
      const isRefused = source?.readyState === EventSource.CLOSED;
      reopenIn(jittered(isRefused ? REFUSED_MS : REOPEN_MS));
    });
  };
  const closeStream = () => {
    source?.close();
    clearTimeout(reopening);
    clearTimeout(silence);
  };
  const stopPolling = () => {
    clearTimeout(polling);
    polling = undefined;
  };
  const close = () => {
    closeStream();
    stopPolling();
  };
  const reopenIn = (ms: number) => {
    closeStream();
    setState('polling');
    // not restarted: a stream that keeps failing would postpone the next poll for ever
    polling ??= window.setTimeout(poll, jittered(POLL_MS));
    reopening = window.setTimeout(open, ms);
  };
  const poll = () => {
    pollOnce();
    polling = window.setTimeout(poll, jittered(POLL_MS));
  };
  const fallSilent = () => {
    const wasOpen = source?.readyState === EventSource.OPEN;
    reopenIn(jittered(REOPEN_MS));
    if (!wasOpen) return;
    noteFailure('refresh', 'connection');
    ask();
  };
  const goOffline = () => {
    close();
    setState('polling');
    ask();
  };
  const comeBack = () => reopenIn(jittered(AFTER_ONLINE_MS));
  const followVisibility = () => {
    close();
    if (document.hidden) return setState('paused');
    ask();
    return open();
  };

  if (!document.hidden) open();
  document.addEventListener('visibilitychange', followVisibility);
  addEventListener('offline', goOffline);
  addEventListener('online', comeBack);
  return () => {
    document.removeEventListener('visibilitychange', followVisibility);
    removeEventListener('offline', goOffline);
    removeEventListener('online', comeBack);
    close();
  };
}
