import { translator } from '@waypost/i18n';
import type { Block, Letter } from '../../platform/mail-layout.ts';

const t = translator('en', 'mail');

/** The newest link confirms, the other leaves. */
export type Links = { confirmUrl: string; leaveUrl: string };

export function confirmationLetter({ confirmUrl, leaveUrl }: Links): Letter {
  return {
    subject: t('newsletterSubject'),
    blocks: [
      { heading: t('newsletterSubject') },
      { paragraph: t('newsletterText') },
      { link: { label: t('newsletterLink'), url: confirmUrl } },
      { paragraph: t('newsletterWarning') },
      footer(leaveUrl),
    ],
  };
}

export function alreadyOnLetter({ leaveUrl }: Links): Letter {
  return {
    subject: t('newsletterOnSubject'),
    blocks: [
      { heading: t('newsletterOnSubject') },
      { paragraph: t('newsletterOnText') },
      footer(leaveUrl),
    ],
  };
}

function footer(leaveUrl: string): Block {
  return {
    smallPrint: t('newsletterFooter'),
    link: { label: t('newsletterLeave'), url: leaveUrl },
  };
}
