import type { Feature } from '../../../platform/feature.ts';
import { placesRoutes } from './places.routes.ts';

export { type CityPosition, createCityLocator, type LocateCity } from './city-locator.ts';
export { liesIn } from './lies-in.ts';
export { loadPlaces } from './load-places.ts';
export { readTypedAddress } from './read-typed-address.ts';
export { cityText, placeText, typedPlace } from './place-text.ts';
export { locateCity, locatePlace, suggestPlaces } from './search-places.ts';

export const places: Feature = {
  name: 'places',
  personalData: 'none',
  routes: placesRoutes,
  tables: {
    places: { growsWith: 'place of the gazetteer', lives: 'until the gazetteer is replaced' },
    placeNames: { growsWith: 'name of a place', lives: 'until the gazetteer is replaced' },
    placeLoads: { growsWith: 'source of the gazetteer', lives: 'for good, one a source' },
  },
};
