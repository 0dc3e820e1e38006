/** The permissions of staff. An endpoint names one; a member has a set of them. */
export const PERMISSIONS = [
  'shipments:read',
  'shipments:write',
  'customers:read',
  'customers:write',
  'cases:read',
  'cases:write',
  'dispatch:read',
  'dispatch:write',
  'money:read',
  'money:write',
  'settings:write',
  'audit:read',
  'staff:read',
  'staff:write',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

export const PERMISSION_SETS = ['support', 'operations', 'finance', 'owner'] as const;
export type PermissionSet = (typeof PERMISSION_SETS)[number];

export const PERMISSIONS_OF: Record<PermissionSet, readonly Permission[]> = {
  support: ['shipments:read', 'customers:read', 'customers:write', 'cases:read', 'cases:write'],
  operations: [
    'shipments:read',
    'shipments:write',
    'customers:read',
    'cases:read',
    'cases:write',
    'dispatch:read',
    'dispatch:write',
  ],
  finance: ['shipments:read', 'customers:read', 'money:read', 'money:write'],
  owner: PERMISSIONS,
};
