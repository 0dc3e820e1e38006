import type { Status } from '@waypost/domain/tracking';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { translator } from '@waypost/i18n';
import type { Block, Letter } from '../../platform/mail-layout.ts';

const t = translator('en', 'mail');
const words = translator('en', 'parcels');

type About = { trackingNumber: string; trackUrl: string };

/** What staff wrote, as plain text: every line a paragraph, nothing in it is a link or a heading. */
export function staffLetter(message: { subject: string; body: string }, about: About): Letter {
  const lines = message.body.split(/\r?\n/).filter((line) => line.trim() !== '');
  return {
    subject: message.subject,
    blocks: [
      { heading: message.subject },
      ...lines.map((paragraph) => ({ paragraph })),
      ...ending(about),
    ],
  };
}

export function statusLetter(status: Status, about: About): Letter {
  const facts = {
    number: formatTrackingNumber(about.trackingNumber),
    status: words(`status.${status}`),
  };
  return {
    subject: t('statusNowSubject', facts),
    blocks: [{ heading: facts.status }, { paragraph: t('statusNowText', facts) }, ...ending(about)],
  };
}

function ending({ trackingNumber, trackUrl }: About): Block[] {
  return [
    { facts: [[t('newsShipment'), formatTrackingNumber(trackingNumber)]] },
    { link: { label: t('trackLink'), url: trackUrl } },
    { smallPrint: t('signature') },
  ];
}
