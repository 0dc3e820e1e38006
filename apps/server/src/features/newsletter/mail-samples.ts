import type { Letter } from '../../platform/mail-layout.ts';
import { alreadyOnLetter, confirmationLetter } from './newsletter-letters.ts';

const linksOf = (origin: string) => ({
  confirmUrl: `${origin}/newsletter/confirm?token=SAMPLE`,
  leaveUrl: `${origin}/newsletter/unsubscribe?token=SAMPLE`,
});

export const newsletterMailSamples = {
  confirm_newsletter: (origin: string): Letter => confirmationLetter(linksOf(origin)),
  newsletter_already_on: (origin: string): Letter => alreadyOnLetter(linksOf(origin)),
};
