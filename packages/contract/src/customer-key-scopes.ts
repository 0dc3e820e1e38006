/** What a program of a customer may do with its key. */
export const CUSTOMER_KEY_SCOPES = [
  'rates:read',
  'shipments:read',
  'shipments:write',
  'labels:read',
  'pickups:read',
  'pickups:write',
  'addresses:read',
  'addresses:write',
  'billing:read',
  'events:read',
  'webhooks:write',
] as const;
export type CustomerKeyScope = (typeof CUSTOMER_KEY_SCOPES)[number];

/** What a key acts on: real shipments and money, or test data. The secret begins with `wpc_` and the mode. */
export const KEY_MODES = ['live', 'test'] as const;
export type KeyMode = (typeof KEY_MODES)[number];

/** Scopes of keys that are older than these: such a key still does all it could do. */
const RENAMED: Record<string, readonly CustomerKeyScope[]> = {
  'bookings:write': ['rates:read', 'shipments:write', 'labels:read'],
};

/** The scopes of a stored key, under the names of today. */
export function scopesOf(stored: readonly string[]): CustomerKeyScope[] {
  const named = new Set<string>(
    stored.flatMap((scope): readonly string[] => RENAMED[scope] ?? [scope]),
  );
  return CUSTOMER_KEY_SCOPES.filter((scope) => named.has(scope));
}
