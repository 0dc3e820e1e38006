export { loadPlaces } from './load-places.ts';
export { placesRoutes } from './places.routes.ts';
