export { calendarsRoutes } from './calendars.routes.ts';
export { readCalendar } from './read-calendar.ts';
