import type { Faults } from '../platform/form-reply.ts';
import { textIn } from '../platform/form-text.ts';
import { isEmail } from './contact-rules.ts';

/** Of a form that asks where it may write to, and for the consent to do so. */
export function findConsentFaults(form: FormData): Faults {
  return {
    ...(!isEmail(textIn(form, 'email').trim()) && { email: 'malformed' as const }),
    ...(textIn(form, 'consent') === '' && { consent: 'required' as const }),
  };
}
