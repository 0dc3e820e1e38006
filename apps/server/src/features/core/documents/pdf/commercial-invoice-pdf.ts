import type { GoodsItem } from '@waypost/contract';
import { grossGrams } from '@waypost/domain/measures';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { translator } from '@waypost/i18n';
import { formatCountry, formatDay, formatMoney, formatWeight } from '@waypost/i18n/formats';
import { DEFAULT_LOCALE } from '@waypost/i18n/locales';
import { addressLines } from '../addresses.ts';
import type { DocumentFacts } from '../document-facts.ts';
import { pieceWord } from '../words.ts';
import { box } from './element.ts';
import { parties } from './parties.ts';
import { factLists, paragraph, section, sheet, SHEET_WIDTH, signatures } from './sheet.ts';
import { table } from './table.ts';
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
  const { exporter, exportReason, shipper } = receipt;
  return sheet(
    {
      title: t('commercial_invoice.title'),
      typeface,
      // the exporter issues it, not the carrier
      letterhead: [shipper.name, ...addressLines(shipper, receipt.quote.request.origin)],
      number: [t('number'), formatTrackingNumber(receipt.trackingNumber)],
      facts: [
        [t('date'), formatDay(new Date(receipt.bookedAt), DEFAULT_LOCALE, facts.originTimeZone)],
        [t('incoterm'), facts.incoterm ?? PARCEL_INCOTERM],
        [t('commercial_invoice.currency'), charges.currency],
        [t('commercial_invoice.reason'), exportReason === null ? '' : t(`cn22.${exportReason}`)],
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
          [t('commercial_invoice.vatId'), exporter.vatId],
          [t('commercial_invoice.eori'), exporter.eori],
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
          { title: t('description'), share: 0.25 },
          { title: t('hsCode'), share: 0.13 },
          { title: t('origin'), share: 0.13 },
          { title: t('netWeight'), share: 0.12, align: 'right' },
          { title: t('quantity'), share: 0.1, align: 'right' },
          { title: t('commercial_invoice.unitValue'), share: 0.13, align: 'right' },
          { title: t('value'), share: 0.14, align: 'right' },
        ],
        items.map((item) => [
          item.description,
          item.hsCode,
          item.originCountry === null ? '' : countryName(item.originCountry),
          formatWeight(item.weightGrams, DEFAULT_LOCALE),
          String(item.quantity),
          unitValue(item, charges.currency),
          money(item.valueCents),
        ]),
        typeface,
        [
          [
            t('commercial_invoice.total'),
            '',
            '',
            formatWeight(netGrams, DEFAULT_LOCALE),
            '',
            '',
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

/** Values are given for a line, so that of one unit may not be whole: 10.00 for 3 is 3.3333 each. */
function unitValue({ valueCents, quantity }: GoodsItem, currency: string): string {
  if (valueCents % quantity === 0) {
    return formatMoney(valueCents / quantity, currency, DEFAULT_LOCALE);
  }
  return (valueCents / quantity / 100).toFixed(4);
}
