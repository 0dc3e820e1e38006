import { isEmail } from '../../parcels/contact-rules.ts';
import { textIn } from '../../platform/form-text.ts';

const INVITE_CODE = /^[0-9A-HJKMNP-TV-Z]{20,40}$/;
const MIN_PASSWORD_LENGTH = 8;

/** The registration form as typed: everything trimmed but the password. */
export type Registration = { name: string; email: string; password: string; inviteCode: string };

export function readRegistration(form: FormData): Registration {
  return {
    name: textIn(form, 'name').trim(),
    email: textIn(form, 'email').trim(),
    password: textIn(form, 'password'),
    inviteCode: textIn(form, 'inviteCode').trim().toUpperCase(),
  };
}

/** As a person counts characters, not the units of a JavaScript string. */
export function isLongEnough(password: string): boolean {
  return [...password].length >= MIN_PASSWORD_LENGTH;
}

export function findRegistrationFaults({ name, email, password, inviteCode }: Registration) {
  return {
    ...((name === '' || name.length > 120) && { name: 'nameMissing' as const }),
    ...(!isEmail(email) && { email: 'emailInvalid' as const }),
    ...(!isLongEnough(password) && { password: 'passwordShort' as const }),
    ...(!INVITE_CODE.test(inviteCode) && { inviteCode: 'inviteCodeMissing' as const }),
  };
}
export type RegistrationFaults = ReturnType<typeof findRegistrationFaults>;
