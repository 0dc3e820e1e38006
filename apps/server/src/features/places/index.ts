export { type CityPosition, createCityLocator, type LocateCity } from './city-locator.ts';
export { loadPlaces } from './load-places.ts';
export { placesRoutes } from './places.routes.ts';
