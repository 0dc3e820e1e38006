import { isEmail } from '../../parcels/contact-rules.ts';
import { textIn } from '../../platform/form-text.ts';
import { readSecondFactor } from './second-factor-code.ts';

/** The product promises to give up on a sign-in after this long. */
export const SIGN_IN_TIMEOUT_MS = 15_000;

/** The sign-in form as typed: the email trimmed, the password never. */
export type Credentials = {
  email: string;
  password: string;
  /** Null until the second step asks for it. */
  code: string | null;
};

export function readCredentials(form: FormData): Credentials {
  return {
    email: textIn(form, 'email').trim(),
    password: textIn(form, 'password'),
    code: form.has('code') ? textIn(form, 'code') : null,
  };
}

export function findCredentialFaults({ email, password, code }: Credentials) {
  return {
    ...(!isEmail(email) && { email: 'emailMissing' as const }),
    ...(password === '' && { password: 'passwordMissing' as const }),
    ...(code !== null && readSecondFactor(code) === null && { code: 'codeMalformed' as const }),
  };
}

export type CredentialFaults = ReturnType<typeof findCredentialFaults>;
