export { drawBookingMoment } from './booking-moment.ts';
export { drawGoods } from './goods.ts';
export { type JourneyPlan, type JourneyStep, planJourney } from './journey.ts';
export { drawOrder, type Order } from './order.ts';
export { drawAddress, drawPerson, drawStreet, type Person } from './people.ts';
export { distanceKm } from '../distance.ts';
export { type Route, routeBetween } from './route.ts';
export { seededRandom, type SeededRandom } from './seeded-random.ts';
export { uuidAt } from './uuid-at.ts';
