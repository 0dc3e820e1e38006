import { boxesOf } from '@waypost/domain/measures';
import {
  formatTrackingNumber,
  isTestNumber,
  makePieceNumber,
} from '@waypost/domain/tracking-number';
import { translator } from '@waypost/i18n';
import { dayKey, formatMoney, formatWeight } from '@waypost/i18n/formats';
import { DEFAULT_LOCALE } from '@waypost/i18n/locales';
import { addressLines } from './addresses.ts';
import type { DocumentFacts } from './document-facts.ts';
import { serviceName } from './words.ts';

/** The content of the label of one piece, in any format. */
export type Label = {
  pieceNumber: string;
  /** In groups of four. */
  readableNumber: string;
  piece: string;
  service: string;
  weight: string;
  day: string;
  from: { name: string; address: string[] };
  to: { name: string; address: string[]; phone: string; instructions: string };
  country: string;
  postalCode: string;
  trackUrl: string;
  /** The shipper's number of the order. */
  reference: string | null;
  /** The amount the courier has to collect. */
  collect: string | null;
  /** Of test mode: TEST is written across it. */
  isTest: boolean;
};

export function labelsOf(facts: DocumentFacts): Label[] {
  const { receipt, pieceCount } = facts;
  const { shipper, recipient, charges } = receipt;
  const t = translator(DEFAULT_LOCALE, 'papers');
  return boxesOf(facts).map(({ weightGrams }, index) => {
    const pieceNumber = makePieceNumber(receipt.trackingNumber, index + 1);
    return {
      pieceNumber,
      readableNumber: formatTrackingNumber(pieceNumber),
      piece: t('label.piece', { number: index + 1, count: pieceCount }),
      service: serviceName(DEFAULT_LOCALE, receipt.quote).toUpperCase(),
      weight: formatWeight(weightGrams, DEFAULT_LOCALE),
      day: dayKey(new Date(receipt.bookedAt), facts.originTimeZone),
      from: {
        name: shipper.name,
        address: addressLines(shipper, receipt.quote.request.origin),
      },
      to: {
        name: recipient.name,
        address: addressLines(recipient, receipt.quote.request.destination),
        phone: recipient.phone,
        instructions: facts.instructions ?? '',
      },
      country: facts.destinationCountry,
      postalCode: recipient.postalCode,
      trackUrl: `${facts.publicOrigin}/track?ref=${receipt.trackingNumber}`,
      reference: receipt.orderReference,
      collect:
        receipt.paymentState === 'due_on_delivery'
          ? formatMoney(charges.totalCents, charges.currency, DEFAULT_LOCALE)
          : null,
      isTest: isTestNumber(receipt.trackingNumber),
    };
  });
}
