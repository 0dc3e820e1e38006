export { calendarsRoutes } from './calendars.routes.ts';
export { readCalendar, readEnds, timeZoneOf, timeZonesOf } from './read-calendar.ts';
