import type { HandoverChoice } from '@waypost/contract/client';

/** Chosen on the receipt page instead. */
export const LATER = 'later';

/** Encodes each option as one form value, so that it works without scripts: `pickup 2026-11-17 13:00-17:00`. */
export function handoverValue(choice: HandoverChoice): string {
  return choice.method === 'pickup'
    ? `pickup ${choice.date} ${choice.window}`
    : `point ${choice.servicePointId}`;
}

/** Undefined for `later` and for unknown values. */
export function handoverOf(value: string): HandoverChoice | undefined {
  const [, date, window] = /^pickup (\d{4}-\d\d-\d\d) (\d\d:\d\d-\d\d:\d\d)$/.exec(value) ?? [];
  if (date !== undefined && window !== undefined) return { method: 'pickup', date, window };
  const [, servicePointId] = /^point ([0-9a-f-]{36})$/.exec(value) ?? [];
  return servicePointId === undefined ? undefined : { method: 'drop_off', servicePointId };
}
