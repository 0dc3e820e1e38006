import type { Status } from '@waypost/domain/tracking';
import { type Locale, type Translate, translator } from '@waypost/i18n';
import type { Block, Letter } from '../../../platform/mail-layout.ts';
import {
  mailTexts,
  type SafeText,
  trackingNumberText,
  vouchedText,
} from '../../../platform/mail-text.ts';

type About = { trackingNumber: string; trackUrl: string };

/** A message from staff, as plain text: every line a paragraph, without links or headings. */
export function staffLetter(
  locale: Locale,
  message: { subject: string; body: string },
  about: About,
): Letter {
  const t = mailTexts(locale);
  const subject = vouchedText(message.subject, 'staff');
  const lines = message.body.split(/\r?\n/).filter((line) => line.trim() !== '');
  return {
    locale,
    subject,
    blocks: [
      { heading: subject },
      ...lines.map((line) => ({ paragraph: vouchedText(line, 'staff') })),
      ...ending(t, about),
    ],
  };
}

export function statusLetter(locale: Locale, status: Status, about: About): Letter {
  const t = mailTexts(locale);
  const facts = {
    number: trackingNumberText(about.trackingNumber),
    status: vouchedText(translator(locale, 'parcels')(`status.${status}`), 'our code'),
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

function ending(t: Translate<'mail', SafeText>, { trackingNumber, trackUrl }: About): Block[] {
  return [
    { facts: [[t('newsShipment'), trackingNumberText(trackingNumber)]] },
    { link: { label: t('trackLink'), url: trackUrl } },
    { smallPrint: t('signature') },
  ];
}
