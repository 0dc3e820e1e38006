import type { Faults } from '../platform/form-reply.ts';
import { textIn } from '../platform/form-text.ts';
import { isEmail } from './contact-rules.ts';

/** Faults of a form with an email address and a consent box. */
export function findConsentFaults(form: FormData): Faults {
  return {
    ...(!isEmail(textIn(form, 'email').trim()) && { email: 'malformed' as const }),
    ...(textIn(form, 'consent') === '' && { consent: 'required' as const }),
  };
}
