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
  code: (): Letter => codeLetter('000000'),
  already_registered: (origin: string): Letter => alreadyRegisteredLetter(origin, NAME),
  reset_password: (origin: string): Letter => resetLetter(origin, NAME, 'SAMPLE'),
  confirm_email: (origin: string): Letter => confirmEmailLetter(origin, NAME, 'SAMPLE'),
  email_change: (origin: string): Letter => emailChangeLetter(origin, NAME),
  new_sign_in: (origin: string): Letter => newSignInLetter(origin, NAME, SEEN),
};
