import type { PublicTracking } from '@waypost/contract/client';
import { LIVE_STREAM } from '@waypost/contract/live-link';
import { isTestNumber } from '@waypost/domain/tracking-number';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { jittered } from '../../platform/jittered.ts';
import { noteFailure, noteHeard, useTrouble } from '../../platform/line.ts';

export type Freshness = 'connecting' | 'live' | 'polling' | 'offline' | 'stale' | 'paused';

type Versioned = Pick<PublicTracking, 'trackingNumber' | 'version' | 'asOf'>;
type Snapshots = ReadonlyMap<string, PublicTracking>;

const POLL_MS = 5_000;
/** A stream that was cut is opened again this soon, one that was refused this late. */
const REOPEN_MS = 5_000;
const REFUSED_MS = 30_000;
const AFTER_ONLINE_MS = 1_000;
/** A line that carries nothing does not refuse to connect either. */
const CONNECT_MS = 10_000;

/**
 * Keeps the shipments on the page current, all by one stream. States and what enters them:
 * connecting (page opened), live (stream open), polling (stream cut, refused or silent: the loader is
 * asked about every 5 s until the stream is back), offline or stale (polling fails, see
 * platform/keep-page.ts), paused (tab hidden: nothing runs; on return the loader is asked once and the
 * stream is opened again). A snapshot replaces what is shown only when its version is newer, so the
 * two ways never take the page back in time. An answer from a time in which our database was away is asked
 * for again until it is current: its version may be the newest.
 */
export function useLive<T extends Versioned>(loaded: readonly T[]) {
  const [state, setState] = useState<'connecting' | 'live' | 'polling' | 'paused'>('connecting');
  const [snapshots, setSnapshots] = useState<Snapshots>(new Map());
  const trouble = useTrouble();
  const { revalidate } = useRevalidator();
  const isIdle = useNavigation().state === 'idle';
  const ask = useEffectEvent(() => {
    if (isIdle) void revalidate();
  });
  // In trouble the loader is being asked already.
  const pollOnce = useEffectEvent(() => {
    if (trouble === null) ask();
  });
  const receive = useEffectEvent((sent: PublicTracking) => {
    // Every stream begins with snapshots that the page mostly knows already.
    const shown = loaded.find((each) => each.trackingNumber === sent.trackingNumber);
    if (shown === undefined || newest(shown, sent) !== sent) return;
    setSnapshots((known) => new Map(known).set(sent.trackingNumber, sent));
  });
  const numbers = [...new Set(loaded.map(({ trackingNumber }) => trackingNumber))];
  // test shipments have no stream: they are asked for again and again
  const refs = numbers.filter((number) => !isTestNumber(number)).join(',');
  const hasTests = numbers.some((number) => isTestNumber(number));

  useEffect(() => {
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
        clearTimeout(polling);
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
    const close = () => {
      source?.close();
      for (const timer of [polling, reopening, silence]) clearTimeout(timer);
    };
    const reopenIn = (ms: number) => {
      close();
      setState('polling');
      polling = window.setTimeout(poll, jittered(POLL_MS));
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

    if (refs === '') return undefined;
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
  }, [refs]);

  const current = loaded.map((each) => newest(each, snapshots.get(each.trackingNumber)));
  const isOld = current.some(({ asOf }) => Boolean(asOf));
  useEffect(() => {
    if (!isOld && !hasTests) return undefined;
    const asking = setInterval(() => pollOnce(), jittered(POLL_MS));
    return () => clearInterval(asking);
  }, [isOld, hasTests]);

  const freshness: Freshness =
    state !== 'polling' || trouble === null
      ? refs === '' && hasTests
        ? 'polling'
        : state
      : trouble.reason === 'connection'
        ? 'offline'
        : 'stale';
  return { freshness, current };
}

export function newest<T extends Versioned>(loaded: T, snapshot: PublicTracking | undefined) {
  const newer =
    snapshot !== undefined &&
    snapshot.trackingNumber === loaded.trackingNumber &&
    snapshot.version > loaded.version;
  return newer ? snapshot : loaded;
}
