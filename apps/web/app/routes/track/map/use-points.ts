import type { MapPoint, PublicTracking } from '@waypost/contract/client';
import { useEffect, useEffectEvent, useState } from 'react';

type Asking = 'not asked' | 'asking' | 'told' | 'failed';

/** The points of a shipment: those loaded with the page, and loaded again after a newer scan or on request. */
export function usePoints(tracking: PublicTracking, loaded: MapPoint[] | null) {
  const { trackingNumber, timeline } = tracking;
  const [update, setUpdate] = useState<{ after: MapPoint[] | null; points: MapPoint[] }>();
  const [asking, setAsking] = useState<Asking>('not asked');
  // data that the page has loaded since is newer than the last update
  const points = update !== undefined && update.after === loaded ? update.points : loaded;

  const ask = (outcome: Asking) =>
    readPoints(trackingNumber).then(
      (answer) => {
        setUpdate({ after: loaded, points: answer });
        setAsking(outcome);
      },
      // the map shows an error with a button to retry
      () => setAsking('failed'),
    );
  const refresh = () => {
    setAsking('asking');
    void ask('told');
  };

  const scannedAt = timeline.find((event) => event.place !== null)?.at;
  const askWhenBehind = useEffectEvent((latestAt: string | undefined) => {
    const current = points?.find((point) => point.kind === 'current');
    // does not report an update: the page announces the scan itself
    if (points !== null && current?.at !== latestAt) void ask('not asked');
  });
  useEffect(() => askWhenBehind(scannedAt), [scannedAt]);

  return { points, asking, refresh };
}

async function readPoints(trackingNumber: string): Promise<MapPoint[]> {
  const answer = await fetch(`/api/track/map/${trackingNumber}`);
  if (!answer.ok) throw new Error(`the points of the map: ${answer.status}`);
  return ((await answer.json()) as { points: MapPoint[] }).points;
}
