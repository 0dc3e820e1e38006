import type { Feature } from '../../../platform/feature.ts';
import { settingsRoutes } from './settings.routes.ts';
import { tables } from './tables.ts';

export { settingsInForce } from './read-settings.ts';
export { senderText, withSender } from './sender.ts';
export { insertVersion as insertSettingsVersion } from './settings.queries.ts';

export const settings: Feature = {
  name: 'settings',
  personalData: 'none',
  routes: settingsRoutes,
  tables,
};
