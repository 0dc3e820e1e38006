export const KEY_SCOPES = ['bookings:write', 'shipments:read'] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];
