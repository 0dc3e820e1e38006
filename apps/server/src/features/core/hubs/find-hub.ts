import { distanceKm } from '@waypost/domain/distance';
import { foldPlaceName } from '@waypost/domain/place-names';
import type { LocateCity } from '../places/index.ts';
import type { HubRow } from './hubs.queries.ts';

/** A scan this far from a hub is of a suburb or its airport; farther, of another building. */
const REACH_KM = 50;

type Place = { city: string; country: string };
type Hub = Pick<HubRow, 'id' | 'city' | 'country' | 'lat' | 'lon' | 'closedAt'>;

export type HubFinder = {
  /** The hub in which something was scanned; null for a place that has none. */
  ofScan(place: Place): Promise<string | null>;
  /** The hub that delivers to a place: the nearest of its country, however far. */
  thatDelivers(place: Place): Promise<string | null>;
};

/**
 * Assigns places to active hubs. Borders count: a parcel does not reach a hub abroad before customs. Hubs of
 * one city are told apart by their code alone, because the gazetteer knows cities and no streets: the first
 * one gets the place, and the devices of the others name their hub.
 */
export function createHubFinder(hubs: readonly Hub[], locate: LocateCity): HubFinder {
  const byCountry = Map.groupBy(
    hubs.filter(({ closedAt }) => closedAt === null),
    ({ country }) => country,
  );

  async function nearest({ city, country }: Place) {
    const near = byCountry.get(country) ?? [];
    const [first] = near;
    if (first === undefined) return null;
    const named = near.find((hub) => foldPlaceName(hub.city) === foldPlaceName(city));
    if (named !== undefined) return { hub: named, km: 0 };
    const position = await locate(city, country);
    // without its position, only the single hub of a country can be the nearest
    if (position === null || position.approximate) {
      return near.length === 1 ? { hub: first, km: Infinity } : null;
    }
    return near
      .map((hub) => ({ hub, km: distanceKm(position, hub) }))
      .reduce((best, each) => (each.km < best.km ? each : best));
  }

  return {
    async ofScan(place) {
      const found = await nearest(place);
      return found === null || found.km > REACH_KM ? null : found.hub.id;
    },
    thatDelivers: async (place) => (await nearest(place))?.hub.id ?? null,
  };
}
