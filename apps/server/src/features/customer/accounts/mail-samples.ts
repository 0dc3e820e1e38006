import type { Locale } from '@waypost/i18n';
import type { OwnLetter } from '../../../platform/mail-layout.ts';
import { vouchedText } from '../../../platform/mail-text.ts';
import {
  alreadyRegisteredLetter,
  codeLetter,
  confirmEmailLetter,
  emailChangeLetter,
  newSignInLetter,
  passwordChangedLetter,
  resetLetter,
} from './account-letters.ts';

const NAME = 'Ada Example';
const SEEN = { browser: 'Firefox on Linux', at: new Date('2026-11-16T13:05:00Z') };

export const accountMailSamples = {
  code: (locale: Locale): OwnLetter => codeLetter(locale, vouchedText('000000', 'our code')),
  already_registered: (locale: Locale, origin: string): OwnLetter =>
    alreadyRegisteredLetter(locale, origin, NAME),
  reset_password: (locale: Locale, origin: string): OwnLetter =>
    resetLetter(locale, origin, NAME, 'SAMPLE'),
  confirm_email: (locale: Locale, origin: string): OwnLetter =>
    confirmEmailLetter(locale, origin, { email: 'ada@example.com' }, 'SAMPLE'),
  email_change: (locale: Locale, origin: string): OwnLetter =>
    emailChangeLetter(locale, origin, NAME),
  new_sign_in: (locale: Locale, origin: string): OwnLetter =>
    newSignInLetter(locale, origin, NAME, SEEN),
  password_changed: (locale: Locale, origin: string): OwnLetter =>
    passwordChangedLetter(locale, origin, NAME, { at: SEEN.at, byReset: true }),
};
