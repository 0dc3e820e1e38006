import type { PublicTracking } from '@waypost/contract';
import { cityLanguage } from '@waypost/domain/place-names';
import { LANGUAGES } from '@waypost/domain/places';
import { cityKey, type CityNames } from '@waypost/i18n/city-names';
import { errorFields, type Log } from '../../../platform/log.ts';
import type { LocateCity } from '../places/index.ts';

type Place = { city: string; country: string };

export type NameCities = (view: PublicTracking) => Promise<PublicTracking>;

/** Adds what its cities are called in our languages, from the locator's cache: no query for a look-up. */
export function createCityNames(locate: LocateCity, log: Log): NameCities {
  async function namesOf({ city, country }: Place) {
    try {
      const { names = {} } = (await locate(city, country)) ?? {};
      const others = LANGUAGES.flatMap((language) => {
        const name = names[cityLanguage(language)] ?? names['en'];
        return name === undefined || name === city ? [] : [[language, name] as const];
      });
      return Object.fromEntries(others);
    } catch (error) {
      // a failing gazetteer must not fail the page
      log.warn(errorFields(error), 'could not look up the names of a city');
      return {};
    }
  }

  return async (view) => {
    const places = [view.fromPlace, view.toPlace, ...view.timeline.map(({ place }) => place)];
    const distinct = new Map(places.flatMap((place) => (place ? [[cityKey(place), place]] : [])));
    const named = await Promise.all(
      [...distinct].map(async ([key, place]) => [key, await namesOf(place)] as const),
    );
    const cityNames: CityNames = Object.fromEntries(
      named.filter(([, names]) => Object.keys(names).length > 0),
    );
    return { ...view, cityNames };
  };
}
