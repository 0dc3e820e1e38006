import type { PublicTracking } from '@waypost/contract/client';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';

export type Freshness = 'connecting' | 'live' | 'polling' | 'paused';

type Versioned = { trackingNumber: string; version: number };
type Snapshots = ReadonlyMap<string, PublicTracking>;

const POLL_MS = 5_000;
/** A stream that was refused, not just cut, is tried again this often. */
const REOPEN_MS = 30_000;

/**
 * Keeps the shipments on the page current, all by one stream. States and what enters them:
 * connecting (page opened), live (stream open), polling (stream cut or refused: the loader is asked
 * about every 5 s until the stream is back), paused (tab hidden: nothing runs; on return the loader
 * is asked once and the stream is opened again). A snapshot replaces what is shown only when its
 * version is newer, so the two ways never take the page back in time.
 */
export function useLive<T extends Versioned>(loaded: readonly T[]) {
  const [freshness, setFreshness] = useState<Freshness>('connecting');
  const [snapshots, setSnapshots] = useState<Snapshots>(new Map());
  const { revalidate } = useRevalidator();
  const ask = useEffectEvent(() => void revalidate());
  const receive = useEffectEvent((sent: PublicTracking) => {
    // Every stream begins with snapshots that the page mostly knows already.
    const shown = loaded.find((each) => each.trackingNumber === sent.trackingNumber);
    if (shown === undefined || newest(shown, sent) !== sent) return;
    setSnapshots((known) => new Map(known).set(sent.trackingNumber, sent));
  });
  const refs = [...new Set(loaded.map(({ trackingNumber }) => trackingNumber))].join(',');

  useEffect(() => {
    let source: EventSource | undefined;
    let polling: number | undefined;
    let reopening: number | undefined;

    const open = () => {
      source = new EventSource(`/api/track/live?refs=${encodeURIComponent(refs)}`);
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

    if (refs === '') return undefined;
    if (!document.hidden) open();
    document.addEventListener('visibilitychange', followVisibility);
    return () => {
      document.removeEventListener('visibilitychange', followVisibility);
      close();
    };
  }, [refs]);

  return {
    freshness,
    current: loaded.map((each) => newest(each, snapshots.get(each.trackingNumber))),
  };
}

export function newest<T extends Versioned>(loaded: T, snapshot: PublicTracking | undefined) {
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
