import type { Status } from '@waypost/domain/tracking';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { type Locale, type Translate, translator } from '@waypost/i18n';
import type { Block, Letter } from '../../platform/mail-layout.ts';

type About = { trackingNumber: string; trackUrl: string };

/** What staff wrote, as plain text: every line a paragraph, nothing in it is a link or a heading. */
export function staffLetter(
  locale: Locale,
  message: { subject: string; body: string },
  about: About,
): Letter {
  const t = translator(locale, 'mail');
  const lines = message.body.split(/\r?\n/).filter((line) => line.trim() !== '');
  return {
    locale,
    subject: message.subject,
    blocks: [
      { heading: message.subject },
      ...lines.map((paragraph) => ({ paragraph })),
      ...ending(t, about),
    ],
  };
}

export function statusLetter(locale: Locale, status: Status, about: About): Letter {
  const t = translator(locale, 'mail');
  const facts = {
    number: formatTrackingNumber(about.trackingNumber),
    status: translator(locale, 'parcels')(`status.${status}`),
  };
  return {
    locale,
    subject: t('statusNowSubject', facts),
    blocks: [
      { heading: facts.status },
      { paragraph: t('statusNowText', facts) },
      ...ending(t, about),
    ],
  };
}

function ending(t: Translate<'mail'>, { trackingNumber, trackUrl }: About): Block[] {
  return [
    { facts: [[t('newsShipment'), formatTrackingNumber(trackingNumber)]] },
    { link: { label: t('trackLink'), url: trackUrl } },
    { smallPrint: t('signature') },
  ];
}
