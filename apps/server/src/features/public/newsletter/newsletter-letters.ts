import type { Locale, Translate } from '@waypost/i18n';
import type { Block, Letter } from '../../../platform/mail-layout.ts';
import { mailTexts, type SafeText } from '../../../platform/mail-text.ts';

/** The newest link confirms, the other leaves. */
export type Links = { confirmUrl: string; leaveUrl: string };

export function confirmationLetter(locale: Locale, { confirmUrl, leaveUrl }: Links): Letter {
  const t = mailTexts(locale);
  return {
    locale,
    subject: t('newsletterSubject'),
    blocks: [
      { heading: t('newsletterSubject') },
      { paragraph: t('newsletterText') },
      { link: { label: t('newsletterLink'), url: confirmUrl } },
      { paragraph: t('newsletterWarning') },
      footer(t, leaveUrl),
    ],
  };
}

export function alreadyOnLetter(locale: Locale, { leaveUrl }: Links): Letter {
  const t = mailTexts(locale);
  return {
    locale,
    subject: t('newsletterOnSubject'),
    blocks: [
      { heading: t('newsletterOnSubject') },
      { paragraph: t('newsletterOnText') },
      footer(t, leaveUrl),
    ],
  };
}

function footer(t: Translate<'mail', SafeText>, leaveUrl: string): Block {
  return {
    smallPrint: t('newsletterFooter'),
    link: { label: t('newsletterLeave'), url: leaveUrl },
  };
}
