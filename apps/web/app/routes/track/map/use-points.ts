import type { MapPoint, PublicTracking } from '@waypost/contract/client';
import { useEffect, useEffectEvent, useState } from 'react';

type Asking = 'not asked' | 'asking' | 'told' | 'failed';

/**
 * The points of a shipment: as the page was loaded with them, and asked for again when a newer scan
 * has arrived or the reader wants to know.
 */
export function usePoints(tracking: PublicTracking, loaded: MapPoint[] | null) {
  const { trackingNumber, timeline } = tracking;
  const [told, setTold] = useState<{ after: MapPoint[] | null; points: MapPoint[] }>();
  const [asking, setAsking] = useState<Asking>('not asked');
  // what the page was loaded with again is newer than what was told before
  const points = told !== undefined && told.after === loaded ? told.points : loaded;

  const ask = (outcome: Asking) =>
    readPoints(trackingNumber).then(
      (answer) => {
        setTold({ after: loaded, points: answer });
        setAsking(outcome);
      },
      // said beside the map, with a way to try again
      () => setAsking('failed'),
    );
  const refresh = () => {
    setAsking('asking');
    void ask('told');
  };

  const scannedAt = timeline.find((event) => event.place !== null)?.at;
  const askWhenBehind = useEffectEvent((latestAt: string | undefined) => {
    const current = points?.find((point) => point.kind === 'current');
    // the page says by itself that a scan has arrived
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
