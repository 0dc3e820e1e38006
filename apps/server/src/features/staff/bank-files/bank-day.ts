import { z } from 'zod';

/** Of this age of banking, and known to the calendar: 2026-02-31 is refused, not stored. */
export function isBankDay(text: string): boolean {
  return z.iso.date().safeParse(text).success && text > '1900';
}
