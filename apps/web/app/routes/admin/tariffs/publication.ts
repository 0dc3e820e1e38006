import type { ShownRefusal } from '../../../platform/refused.tsx';

/** A form of publishing that came back. */
export type PublishAnswer = {
  effectiveFrom: string;
  reason: string;
  faults: Partial<Record<'effectiveFrom' | 'reason' | 'code', true>>;
  refusal: ShownRefusal | null;
};

/** What a local date-time field says, read as UTC; null when it says none. */
export function momentOf(text: string): string | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/.test(text)) return null;
  const at = new Date(`${text}Z`);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** The beginning of the day after the next, as such a field takes it. */
export function usualMoment(now: Date): string {
  const day = new Date(now.getTime() + 2 * 24 * 60 * 60 * 1000);
  return `${day.toISOString().slice(0, 10)}T00:00`;
}
