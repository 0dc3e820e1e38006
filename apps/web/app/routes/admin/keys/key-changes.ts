import {
  DEVICE_KINDS,
  type DeviceKeyScope,
  type DeviceKind,
  MAX_OVERLAP_HOURS,
} from '@waypost/contract/device-key-scopes';
import type { ShownRefusal } from '../../../platform/refused.tsx';

export type Intent = 'make' | 'rotate' | 'revoke';

/** No overlap for a key that leaked; the longest for devices that are rarely in reach. */
export const OVERLAPS = ['0', '1', '24', '168', '720'] as const;
export const USUAL_OVERLAP = '24';

/** A form that came back, or the secret that it made. */
export type KeyAnswer = {
  intent: Intent;
  typed: {
    name: string;
    kind: DeviceKind;
    mayCollect: boolean;
    expires: string;
    reason: string;
    overlap: string;
  };
  faults: Partial<Record<'name' | 'expires' | 'reason' | 'code', true>>;
  refusal: ShownRefusal | null;
  /** Shown on this page alone, and nowhere again. */
  made: { name: string; secret: string } | null;
};

export function kindOf(text: string): DeviceKind {
  return DEVICE_KINDS.find((kind) => kind === text) ?? 'hub';
}

export function scopesOf(mayCollect: boolean): DeviceKeyScope[] {
  return mayCollect ? ['scans:write', 'cash:write'] : ['scans:write'];
}

export function overlapHoursOf(text: string): number {
  const hours = Number(OVERLAPS.find((each) => each === text) ?? USUAL_OVERLAP);
  return Math.min(hours, MAX_OVERLAP_HOURS);
}

/** The beginning of a day; undefined for no day, null for one that is none or is over. */
export function momentOf(day: string, now: Date): string | undefined | null {
  if (day === '') return undefined;
  const at = /^\d{4}-\d\d-\d\d$/.test(day) ? new Date(`${day}T00:00:00Z`) : new Date(Number.NaN);
  return Number.isNaN(at.getTime()) || at <= now ? null : at.toISOString();
}
