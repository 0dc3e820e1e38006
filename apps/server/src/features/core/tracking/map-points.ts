import type { MapPoint, PublicEvent, PublicTracking } from '@waypost/contract';
import { countryCodeOf, placeParts } from '@waypost/domain/places';
import type { LocateCity } from '../places/index.ts';

type NamedPlace = { name: string; country: string | null };

/** The points of a shipment's map; without a scan there is no current one. */
export async function mapPoints(tracking: PublicTracking, locate: LocateCity): Promise<MapPoint[]> {
  const { timeline, status } = tracking;
  const latest = timeline.find((event) => event.place !== null);
  const collected = timeline.findLast((event) => event.code === 'PICKED_UP');
  const delivered = timeline.find((event) => event.code === 'DELIVERED');

  return Promise.all([
    pointAt('origin', readPlace(tracking.from), collected),
    ...(latest?.place
      ? [pointAt('current', { name: latest.place.city, country: latest.place.country }, latest)]
      : []),
    pointAt('destination', readPlace(tracking.to), status === 'Delivered' ? delivered : undefined),
  ]);

  async function pointAt(
    kind: MapPoint['kind'],
    { name, country }: NamedPlace,
    event: PublicEvent | undefined,
  ): Promise<MapPoint> {
    const position = country === null ? null : await locate(name, country);
    return {
      kind,
      name,
      country,
      lat: position?.lat ?? null,
      lon: position?.lon ?? null,
      approximate: position?.approximate ?? false,
      at: event?.at ?? null,
    };
  }
}

/** "Antwerp, Belgium" is a city in a country, "Belgium" a country, "Antwerp" a name. */
function readPlace(text: string): NamedPlace {
  const parts = placeParts(text);
  const country = countryCodeOf(parts.at(-1) ?? '');
  return { name: country === null ? text : (parts.at(-2) ?? ''), country };
}
