import type { Feature } from '../../../platform/feature.ts';
import { placesRoutes } from './places.routes.ts';
import { tables } from './tables.ts';

export { type CityPosition, createCityLocator, type LocateCity } from './city-locator.ts';
export { loadPlaces } from './load-places.ts';
export { placeText } from './place-text.ts';

export const places: Feature = {
  name: 'places',
  personalData: 'none',
  routes: placesRoutes,
  tables,
};
