import type { Locale } from '@waypost/i18n';
import type { Letter } from '../../../platform/mail-layout.ts';
import { alreadyOnLetter, confirmationLetter } from './newsletter-letters.ts';

const linksOf = (origin: string) => ({
  confirmUrl: `${origin}/newsletter/confirm?token=SAMPLE`,
  leaveUrl: `${origin}/newsletter/unsubscribe?token=SAMPLE`,
});

export const newsletterMailSamples = {
  confirm_newsletter: (locale: Locale, origin: string): Letter =>
    confirmationLetter(locale, linksOf(origin)),
  newsletter_already_on: (locale: Locale, origin: string): Letter =>
    alreadyOnLetter(locale, linksOf(origin)),
};
