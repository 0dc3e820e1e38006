export const KEY_SCOPES = ['bookings:write', 'shipments:read'] as const;

/** Days from now. */
export const EXPIRIES = ['30', '90', '365', 'never'] as const;

/** Hours for which a key works on once it was replaced. */
export const OVERLAPS = ['0', '24', '168', '720'] as const;
