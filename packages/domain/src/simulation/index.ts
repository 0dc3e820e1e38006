export { isCustomsBorder, type JourneyPlan, type JourneyStep, planJourney } from './journey.ts';
export { distanceKm, HUBS, type Route, routeBetween } from './route.ts';
export { seededRandom, type SeededRandom } from './seeded-random.ts';
