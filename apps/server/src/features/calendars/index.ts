export { calendarsRoutes } from './calendars.routes.ts';
export { readCalendar, timeZoneOf } from './read-calendar.ts';
