import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { translator } from '@waypost/i18n';
import type { Block, Letter } from '../../platform/mail-layout.ts';

const t = translator('en', 'mail');

type Links = { confirmUrl: string; trackUrl: string; leaveUrl: string };

export function confirmationLetter(trackingNumber: string, links: Links): Letter {
  const number = formatTrackingNumber(trackingNumber);
  return {
    subject: t('followSubject', { number }),
    blocks: [
      { heading: t('followHeading') },
      { paragraph: t('followText', { number }) },
      { link: { label: t('followLink'), url: links.confirmUrl } },
      { paragraph: t('followWarning') },
      footer(links),
    ],
  };
}

export function alreadyFollowingLetter(trackingNumber: string, links: Links): Letter {
  const number = formatTrackingNumber(trackingNumber);
  return {
    subject: t('followingSubject', { number }),
    blocks: [
      { heading: t('followingHeading') },
      { paragraph: t('followingText', { number }) },
      { link: { label: t('trackLink'), url: links.trackUrl } },
      footer(links),
    ],
  };
}

function footer({ leaveUrl }: Links): Block {
  return { smallPrint: t('followFooter'), link: { label: t('newsLeave'), url: leaveUrl } };
}
