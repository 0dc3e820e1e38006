import type { Feature } from '../../../platform/feature.ts';
import { settingsRoutes } from './settings.routes.ts';

export { settingsInForce } from './read-settings.ts';
export { senderText, withSender } from './sender.ts';
export {
  insertVersion as insertSettingsVersion,
  selectSettingsInForce,
} from './settings.queries.ts';

export const settings: Feature = {
  name: 'settings',
  personalData: 'none',
  routes: settingsRoutes,
  tables: {
    settingsVersions: {
      growsWith: 'change of the settings',
      lives: 'for good: versions are only added',
    },
  },
};
