import type { Locale, Translate } from '@waypost/i18n';
import type { Block, Letter } from '../../../platform/mail-layout.ts';
import { mailTexts, type SafeText, trackingNumberText } from '../../../platform/mail-text.ts';

type Links = { confirmUrl: string; trackUrl: string; leaveUrl: string };

export function confirmationLetter(locale: Locale, trackingNumber: string, links: Links): Letter {
  const t = mailTexts(locale);
  const number = trackingNumberText(trackingNumber);
  return {
    locale,
    subject: t('followSubject', { number }),
    blocks: [
      { heading: t('followHeading') },
      { paragraph: t('followText', { number }) },
      { link: { label: t('followLink'), url: links.confirmUrl } },
      { paragraph: t('followWarning') },
      footer(t, links),
    ],
  };
}

export function alreadyFollowingLetter(
  locale: Locale,
  trackingNumber: string,
  links: Links,
): Letter {
  const t = mailTexts(locale);
  const number = trackingNumberText(trackingNumber);
  return {
    locale,
    subject: t('followingSubject', { number }),
    blocks: [
      { heading: t('followingHeading') },
      { paragraph: t('followingText', { number }) },
      { link: { label: t('trackLink'), url: links.trackUrl } },
      footer(t, links),
    ],
  };
}

function footer(t: Translate<'mail', SafeText>, { leaveUrl }: Links): Block {
  return { smallPrint: t('followFooter'), link: { label: t('newsLeave'), url: leaveUrl } };
}
