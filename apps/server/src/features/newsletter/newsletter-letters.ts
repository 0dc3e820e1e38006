import { translator } from '@waypost/i18n';
import type { Letter } from '../../platform/mail-layout.ts';

const t = translator('en', 'mail');

export function confirmationLetter(origin: string, token: string): Letter {
  return {
    subject: t('newsletterSubject'),
    blocks: [
      { heading: t('newsletterSubject') },
      { paragraph: t('newsletterText') },
      { link: { label: t('newsletterLink'), url: `${origin}/newsletter/confirm?token=${token}` } },
      { paragraph: t('newsletterWarning') },
      { smallPrint: t('accountFooter') },
    ],
  };
}
