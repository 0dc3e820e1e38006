export { type CityPosition, createCityLocator, type LocateCity } from './city-locator.ts';
export { loadPlaces } from './load-places.ts';
export { placeText } from './place-text.ts';
export { placesRoutes } from './places.routes.ts';
