export { calendarsRoutes } from './calendars.routes.ts';
export { readCalendar, readEnds, timeZoneOf } from './read-calendar.ts';
