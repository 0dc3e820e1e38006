import type { Locale } from '@waypost/i18n';
import type { Letter } from '../../platform/mail-layout.ts';
import {
  alreadyRegisteredLetter,
  codeLetter,
  confirmEmailLetter,
  emailChangeLetter,
  newSignInLetter,
  resetLetter,
} from './account-letters.ts';

const NAME = 'Ada Example';
const SEEN = { browser: 'Firefox on Linux', at: new Date('2026-11-16T13:05:00Z') };

export const accountMailSamples = {
  code: (locale: Locale): Letter => codeLetter(locale, '000000'),
  already_registered: (locale: Locale, origin: string): Letter =>
    alreadyRegisteredLetter(locale, origin, NAME),
  reset_password: (locale: Locale, origin: string): Letter =>
    resetLetter(locale, origin, NAME, 'SAMPLE'),
  confirm_email: (locale: Locale, origin: string): Letter =>
    confirmEmailLetter(locale, origin, NAME, 'SAMPLE'),
  email_change: (locale: Locale, origin: string): Letter => emailChangeLetter(locale, origin, NAME),
  new_sign_in: (locale: Locale, origin: string): Letter =>
    newSignInLetter(locale, origin, NAME, SEEN),
};
