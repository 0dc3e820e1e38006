export { calendarsRoutes } from './calendars.routes.ts';
export {
  lifetimeCalendar,
  readCalendar,
  readEnds,
  timeZoneOf,
  timeZonesOf,
} from './read-calendar.ts';
