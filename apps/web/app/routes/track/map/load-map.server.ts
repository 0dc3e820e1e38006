import { type MapPoint, mapShipment } from '@waypost/contract/client';
import { ask } from '../../../platform/answer.server.ts';
import { mapSettings, type MapSettings } from '../../../platform/site.server.ts';

export type LoadedMap = {
  /** Null when the api did not tell them. */
  points: MapPoint[] | null;
  settings: MapSettings;
};

/** For a number that was found: a miss would be counted twice. */
export async function loadMap(request: Request, trackingNumber: string): Promise<LoadedMap> {
  const answer = await ask(request, mapShipment, { path: { ref: trackingNumber } });
  return { points: answer.ok ? answer.data.points : null, settings: mapSettings };
}
