/** What a program of a customer may do with its key. */
export const CUSTOMER_KEY_SCOPES = ['shipments:read', 'bookings:write'] as const;
export type CustomerKeyScope = (typeof CUSTOMER_KEY_SCOPES)[number];
