/** What the key of a device or program may do. */
export const DEVICE_KEY_SCOPES = ['scans:write', 'cash:write'] as const;
export type DeviceKeyScope = (typeof DEVICE_KEY_SCOPES)[number];

/** The kinds of sources. The system itself has no key. */
export const DEVICE_KINDS = ['hub', 'driver', 'partner', 'staff', 'simulator'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** 30 days. */
export const MAX_OVERLAP_HOURS = 720;
