import type { MapPoint } from '@waypost/contract/client';
import { useT } from '../../../platform/catalogs.tsx';
import { isReached, type PlacedPoint, placePoints } from './route-points.ts';
import type { MapStop } from './stop-markers.ts';
import { usePlaceName } from './use-place-name.ts';

/** The points that have a place, as stops of the map, named in the reader's language. */
export function useMapStops(points: readonly MapPoint[], delivered: boolean): MapStop[] {
  const t = useT('map');
  const placeName = usePlaceName();
  return placePoints(points).map((point, _, placed) => ({
    ...point,
    reached: isReached(point, delivered),
    caption: captionOf(point, placed),
    isCaptionAbove: isNorthernmost(point, placed),
    label: t('pointLabel', { kind: t(`kind.${point.kind}`), place: placeName(point) }),
  }));
}

/** A name that stops share is written once, where the shipment is if it is there. */
function captionOf(point: MapPoint, all: readonly MapPoint[]): string {
  const namesakes = all.filter(({ name }) => name === point.name);
  const named = namesakes.find(({ kind }) => kind === 'current') ?? namesakes[0];
  return named === point ? point.name : '';
}

/** Its name stands above it, where no line comes from. */
function isNorthernmost(point: PlacedPoint, all: readonly PlacedPoint[]): boolean {
  return all.length > 1 && all.every((other) => other === point || other.lat < point.lat);
}
