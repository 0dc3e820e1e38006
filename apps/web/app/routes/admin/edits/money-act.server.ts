import { centsFromText } from '@waypost/domain/money';
import { textIn } from '../../../platform/form-text.ts';
import { type FormAnswer, missingIn } from './form-answer.ts';

/** An amount as people type it, and the fields that go with it. */
export function readAmount(
  form: FormData,
  required: readonly string[],
): { cents: number } | { faults: FormAnswer['faults'] } {
  const missing = missingIn(form, ['cents', ...required]);
  const cents = centsFromText(textIn(form, 'cents'));
  const isWrong = cents === null || cents === 0;
  if (Object.keys(missing).length === 0 && !isWrong) return { cents };
  return { faults: { ...(isWrong && { cents: 'malformed' as const }), ...missing } };
}
