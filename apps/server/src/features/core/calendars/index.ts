import type { Feature } from '../../../platform/feature.ts';
import { calendarsRoutes } from './calendars.routes.ts';

export {
  lifetimeCalendar,
  readCalendar,
  readEnds,
  timeZoneOf,
  timeZonesOf,
} from './read-calendar.ts';

export const calendars: Feature = {
  name: 'calendars',
  personalData: 'none',
  routes: calendarsRoutes,
};
