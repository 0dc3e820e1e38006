import type { PublicTracking } from '@waypost/contract/client';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';

export type Freshness = 'connecting' | 'live' | 'polling' | 'paused';

const POLL_MS = 5_000;
/** A stream that was refused, not just cut, is tried again this often. */
const REOPEN_MS = 30_000;

/**
 * Keeps a shipment on the page current. States and what enters them:
 * connecting (page opened), live (stream open), polling (stream cut or refused: the loader is asked
 * about every 5 s until the stream is back), paused (tab hidden: nothing runs; on return the loader
 * is asked once and the stream is opened again). A snapshot replaces the view only when its version
 * is newer, so the two ways never take the page back in time.
 */
export function useLiveTracking(loaded: PublicTracking) {
  const { trackingNumber } = loaded;
  const [freshness, setFreshness] = useState<Freshness>('connecting');
  const [snapshot, setSnapshot] = useState<PublicTracking>();
  const { revalidate } = useRevalidator();
  const ask = useEffectEvent(() => void revalidate());
  const receive = useEffectEvent((sent: PublicTracking) => {
    // Every stream begins with a snapshot that the page mostly knows already.
    if (newest(loaded, sent) === sent) setSnapshot(sent);
  });

  useEffect(() => {
    let source: EventSource | undefined;
    let polling: number | undefined;
    let reopening: number | undefined;

    const open = () => {
      source = new EventSource(`/api/track/live?refs=${encodeURIComponent(trackingNumber)}`);
      source.addEventListener('open', () => {
        clearTimeout(polling);
        polling = undefined;
        setFreshness('live');
      });
      source.addEventListener('snapshot', (event: MessageEvent<string>) => {
        receive(JSON.parse(event.data) as PublicTracking);
      });
      source.addEventListener('error', () => {
        setFreshness('polling');
        polling ??= window.setTimeout(poll, jittered(POLL_MS));
        if (source?.readyState === EventSource.CLOSED) {
          reopening = window.setTimeout(open, jittered(REOPEN_MS));
        }
      });
    };
    const poll = () => {
      ask();
      polling = window.setTimeout(poll, jittered(POLL_MS));
    };
    const close = () => {
      source?.close();
      clearTimeout(polling);
      clearTimeout(reopening);
      polling = undefined;
    };
    const followVisibility = () => {
      close();
      if (document.hidden) return setFreshness('paused');
      ask();
      return open();
    };

    if (!document.hidden) open();
    document.addEventListener('visibilitychange', followVisibility);
    return () => {
      document.removeEventListener('visibilitychange', followVisibility);
      close();
    };
  }, [trackingNumber]);

  return { tracking: newest(loaded, snapshot), freshness };
}

export function newest(loaded: PublicTracking, snapshot: PublicTracking | undefined) {
  const newer =
    snapshot !== undefined &&
    snapshot.trackingNumber === loaded.trackingNumber &&
    snapshot.version > loaded.version;
  return newer ? snapshot : loaded;
}

/** Between three quarters and five quarters, so that open pages do not ask in step. */
function jittered(ms: number): number {
  return ms * (0.75 + Math.random() / 2);
}
