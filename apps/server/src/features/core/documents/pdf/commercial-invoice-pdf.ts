import { grossGrams } from '@waypost/domain/measures';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { translator } from '@waypost/i18n';
import { formatCountry, formatDay, formatMoney, formatWeight } from '@waypost/i18n/formats';
import { DEFAULT_LOCALE } from '@waypost/i18n/locales';
import type { DocumentFacts } from '../document-facts.ts';
import { pieceWord } from '../words.ts';
import { box } from './element.ts';
import {
  factLists,
  paragraph,
  parties,
  section,
  sheet,
  SHEET_WIDTH,
  signatures,
  table,
} from './sheet.ts';
import type { Typeface } from './typeface.ts';

/** Delivered at place: the recipient of a parcel pays the customs charges, as the terms say. */
const PARCEL_INCOTERM = 'DAP';

export function commercialInvoiceDocument(facts: DocumentFacts, typeface: Typeface) {
  const t = translator(DEFAULT_LOCALE, 'papers');
  const { receipt } = facts;
  const { items, charges } = receipt;
  const countryName = (code: string) => formatCountry(code, DEFAULT_LOCALE);
  const money = (cents: number) => formatMoney(cents, charges.currency, DEFAULT_LOCALE);
  const totalCents = items.reduce((sum, item) => sum + item.valueCents, 0);
  const netGrams = items.reduce((sum, item) => sum + item.weightGrams, 0);
  const vatId = receipt.payer?.vatId ?? '';
  return sheet(
    {
      title: t('commercial_invoice.title'),
      typeface,
      facts: [
        [t('number'), formatTrackingNumber(receipt.trackingNumber)],
        [t('date'), formatDay(new Date(receipt.bookedAt), DEFAULT_LOCALE, 'UTC')],
        [t('incoterm'), facts.incoterm ?? PARCEL_INCOTERM],
        [t('commercial_invoice.currency'), charges.currency],
      ],
    },
    parties(receipt, typeface, [
      t('commercial_invoice.exporter'),
      t('commercial_invoice.importer'),
    ]),
    section(
      t('shipment'),
      factLists(
        typeface,
        [
          [t('commercial_invoice.exportCountry'), countryName(facts.originCountry)],
          [t('commercial_invoice.destination'), countryName(facts.destinationCountry)],
          [t('receipt.vatId'), vatId],
        ],
        [
          [t('pieces'), pieceWord(DEFAULT_LOCALE, facts)],
          [t('grossWeight'), formatWeight(grossGrams(facts), DEFAULT_LOCALE)],
          [t('netWeight'), formatWeight(netGrams, DEFAULT_LOCALE)],
        ],
      ),
    ),
    section(
      t('commercial_invoice.goods'),
      table(
        [
          { title: t('description'), share: 0.31 },
          { title: t('hsCode'), share: 0.14 },
          { title: t('origin'), share: 0.15 },
          { title: t('quantity'), share: 0.1, align: 'right' },
          { title: t('netWeight'), share: 0.14, align: 'right' },
          { title: t('value'), share: 0.16, align: 'right' },
        ],
        items.map((item) => [
          item.description,
          item.hsCode,
          item.originCountry === null ? '' : countryName(item.originCountry),
          String(item.quantity),
          formatWeight(item.weightGrams, DEFAULT_LOCALE),
          money(item.valueCents),
        ]),
        typeface,
        [
          [
            t('commercial_invoice.total'),
            '',
            '',
            '',
            formatWeight(netGrams, DEFAULT_LOCALE),
            money(totalCents),
          ],
        ],
      ),
    ),
    box({}, ...paragraph(t('commercial_invoice.declaration'), typeface, SHEET_WIDTH)),
    signatures([
      t('commercial_invoice.signName'),
      t('commercial_invoice.signature'),
      t('commercial_invoice.signPlace'),
    ]),
  );
}
