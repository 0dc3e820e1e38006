export { authenticateDevice } from './authenticate-device.ts';
export { createKey, revokeKey } from './create-key.ts';
export { deviceKeysRoutes } from './device-keys.routes.ts';
export { ensureSource } from './keys.queries.ts';
