import { centsFromText } from '@waypost/domain/money';
import { textIn } from '../../../platform/form-text.ts';
import type { Faults } from '../../../platform/form-reply.ts';

/** An amount as people type it. */
export function readAmount(form: FormData): { cents: number } | { faults: Faults } {
  const typed = textIn(form, 'cents');
  const cents = centsFromText(typed);
  if (cents !== null && cents !== 0) return { cents };
  return { faults: { cents: typed.trim() === '' ? 'required' : 'malformed' } };
}
