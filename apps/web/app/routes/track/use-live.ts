import type { PublicTracking } from '@waypost/contract/client';
import { isTestNumber } from '@waypost/domain/tracking-number';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { jittered } from '../../platform/jittered.ts';
import { useTrouble } from '../../platform/line.ts';
import { followShipments, type Following, POLL_MS } from './follow-shipments.ts';

export type Freshness = Following | 'offline' | 'stale';

type Versioned = Pick<PublicTracking, 'trackingNumber' | 'version' | 'asOf'>;
type Snapshots = ReadonlyMap<string, PublicTracking>;

/**
 * Keeps the shipments on the page current by one stream. States: connecting (page opened), live (stream open),
 * polling (stream cut, refused or silent: reloads about every 5 s until the stream is back), offline or stale
 * (polling fails, see platform/keep-page.ts), paused (tab hidden: nothing runs; when shown again, reloads once and
 * reopens the stream). A snapshot replaces what is shown only if its version is newer, so stream and polling never
 * show older data. An answer from while our database was down is polled until it is current, because its version
 * may already be the newest.
 */
export function useLive<T extends Versioned>(loaded: readonly T[]) {
  const [state, setState] = useState<Following>('connecting');
  const [snapshots, setSnapshots] = useState<Snapshots>(new Map());
  const trouble = useTrouble();
  const { revalidate } = useRevalidator();
  const isIdle = useNavigation().state === 'idle';
  const ask = useEffectEvent(() => {
    if (isIdle) void revalidate();
  });
  // While the connection is in trouble, keep-page retries already.
  const pollOnce = useEffectEvent(() => {
    if (trouble === null) ask();
  });
  const receive = useEffectEvent((sent: PublicTracking) => {
    // Every stream starts with snapshots, most of which the page already has.
    const shown = loaded.find((each) => each.trackingNumber === sent.trackingNumber);
    if (shown === undefined || newest(shown, sent) !== sent) return;
    setSnapshots((known) => new Map(known).set(sent.trackingNumber, sent));
  });
  const numbers = [...new Set(loaded.map(({ trackingNumber }) => trackingNumber))];
  // test shipments have no stream, so they are polled
  const refs = numbers.filter((number) => !isTestNumber(number)).join(',');
  const hasTests = numbers.some((number) => isTestNumber(number));

  useEffect(
    () => (refs === '' ? undefined : followShipments(refs, { ask, pollOnce, receive, setState })),
    [refs],
  );

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
