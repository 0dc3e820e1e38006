export { settingsInForce } from './read-settings.ts';
export { senderText, withSender } from './sender.ts';
export { insertVersion as insertSettingsVersion } from './settings.queries.ts';
export { settingsRoutes } from './settings.routes.ts';
