import type { Feature } from '../../../platform/feature.ts';
import { deviceKeysRoutes } from './device-keys.routes.ts';

export { authenticateDevice } from './authenticate-device.ts';
export { createKey, revokeKey } from './create-key.ts';
export { ensureSource, insertSource, storeHub } from './keys.queries.ts';

export const deviceKeys: Feature = {
  name: 'device-keys',
  personalData: 'none',
  routes: deviceKeysRoutes,
  tables: {
    sources: { growsWith: 'device or partner', lives: 'for good: events name it' },
    apiKeys: { growsWith: 'key of a device', lives: 'for good: the log names it' },
  },
};
