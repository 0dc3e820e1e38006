import { catalogLocaleOf, type Locale, type PageLocale } from './locales.ts';

type Place = { city: string; country: string };

/** Names of cities by language, where they differ from the one given. The key is that of `cityKey`. */
export type CityNames = Record<string, Partial<Record<Locale, string>>>;

export function cityKey({ city, country }: Place): string {
  return `${country}:${city}`;
}

/** As the reader's language calls it; as it was given, where no other name is known. */
export function cityName(place: Place, names: CityNames, locale: PageLocale): string {
  return names[cityKey(place)]?.[catalogLocaleOf(locale)] ?? place.city;
}

type Placed = { place: Place | null };

type Tracked = {
  from: string;
  to: string;
  fromPlace: Place | null;
  toPlace: Place | null;
  cityNames: CityNames;
  timeline: Placed[];
  lastLocation?: Place | null;
  pieces?: { lastEvent: Placed | null }[];
};

/** A public view with its cities in the reader's language. `write` joins city and country. */
export function withCityNames<T extends Tracked>(
  tracking: T,
  locale: PageLocale,
  write: (place: Place) => string,
): T {
  const { from, to, fromPlace, toPlace, cityNames, timeline, lastLocation, pieces } = tracking;
  const renamed = (place: Place) => ({ ...place, city: cityName(place, cityNames, locale) });
  const at = <Event extends Placed>(event: Event): Event => ({
    ...event,
    place: event.place && renamed(event.place),
  });
  return {
    ...tracking,
    from: fromPlace === null ? from : write(renamed(fromPlace)),
    to: toPlace === null ? to : write(renamed(toPlace)),
    timeline: timeline.map(at),
    ...(lastLocation && { lastLocation: renamed(lastLocation) }),
    ...(pieces && {
      pieces: pieces.map((piece) => ({
        ...piece,
        lastEvent: piece.lastEvent && at(piece.lastEvent),
      })),
    }),
  };
}
