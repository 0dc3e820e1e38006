import type { CustomerKeyScope, KeyMode } from '@waypost/contract/customer-key-scopes';

/** What programs of a kind usually need. */
export const PRESETS = {
  checkout: ['rates:read'],
  shop: [
    'rates:read',
    'shipments:read',
    'shipments:write',
    'labels:read',
    'pickups:read',
    'pickups:write',
    'events:read',
    'webhooks:write',
  ],
  printer: ['shipments:read', 'labels:read'],
  bookkeeping: ['shipments:read', 'billing:read'],
  agent: [
    'rates:read',
    'shipments:read',
    'shipments:write',
    'labels:read',
    'pickups:read',
    'pickups:write',
  ],
} as const satisfies Record<string, readonly CustomerKeyScope[]>;
export type Preset = keyof typeof PRESETS;

/** An agent that does what it should not costs nothing until it is trusted. */
export function modeOfPreset(preset: Preset, kind: string | null): KeyMode {
  return kind === 'test' || preset === 'agent' ? 'test' : 'live';
}

export function presetOf(name: string | null): Preset {
  return name !== null && name in PRESETS ? (name as Preset) : 'shop';
}

/** Days from now. */
export const EXPIRIES = ['30', '90', '365', 'never'] as const;

/** Hours for which a key works on once it was replaced. */
export const OVERLAPS = ['0', '24', '168', '720'] as const;
