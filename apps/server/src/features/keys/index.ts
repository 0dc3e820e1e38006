export { authenticateDevice } from './authenticate-device.ts';
export { createKey, KEY_SCOPES, revokeKey } from './create-key.ts';
export { ensureSource } from './keys.queries.ts';
