import { isEmail } from '../../parcels/contact-rules.ts';
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
  const code = textOf(form, 'code');
  return {
    email: textOf(form, 'email').trim(),
    password: textOf(form, 'password'),
    code: form.has('code') ? code : null,
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

export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, 400) : '';
}
