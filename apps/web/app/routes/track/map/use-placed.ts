import type { MapPoint, PublicTracking } from '@waypost/contract/client';
import { cityName } from '@waypost/i18n/city-names';
import { useLocale } from '../../../platform/visitor.ts';
import { zoneAt } from '../delivery-history.ts';

/** A point whose city is in the reader's language, and whose time is by the clocks there. */
export type NamedPoint = MapPoint & { timeZone: string };

export function usePlaced(
  tracking: PublicTracking,
  points: readonly MapPoint[] | null,
): NamedPoint[] | null {
  const locale = useLocale();
  if (points === null) return null;
  return points.map((point) => ({
    ...point,
    name:
      point.country === null
        ? point.name
        : cityName({ city: point.name, country: point.country }, tracking.cityNames, locale),
    timeZone: zoneAt(tracking, point.at ?? ''),
  }));
}
