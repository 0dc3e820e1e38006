import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { translator } from '@waypost/i18n';
import { formatCount, formatDay, formatWeight } from '@waypost/i18n/formats';
import { DEFAULT_LOCALE } from '@waypost/i18n/locales';
import type { ManifestFacts } from '../manifest-facts.ts';
import { code128 } from './barcodes.ts';
import { box } from './element.ts';
import { paragraph, section, sheet, SHEET_WIDTH, signatures } from './sheet.ts';
import { table } from './table.ts';
import type { Typeface } from './typeface.ts';

/** What is handed over together. The courier scans one barcode and signs once. */
export function manifestDocument(facts: ManifestFacts, typeface: Typeface) {
  const t = translator(DEFAULT_LOCALE, 'papers');
  const { shipments } = facts;
  const pieces = shipments.reduce((sum, each) => sum + each.pieces, 0);
  const weightGrams = shipments.reduce((sum, each) => sum + each.weightGrams, 0);
  const weight = (grams: number) => formatWeight(grams, DEFAULT_LOCALE);
  return sheet(
    {
      title: facts.isTest ? `TEST ${t('manifest.title')}` : t('manifest.title'),
      typeface,
      aside: code128(facts.number, { moduleDots: 3, heightPt: 44 }),
      number: [t('number'), grouped(facts.number)],
      facts: [
        [t('date'), formatDay(new Date(facts.day), DEFAULT_LOCALE, 'UTC')],
        [t('manifest.pickup'), facts.pickupId ?? ''],
        [t('manifest.shipments'), formatCount(shipments.length, DEFAULT_LOCALE)],
        [t('pieces'), formatCount(pieces, DEFAULT_LOCALE)],
        [t('grossWeight'), weight(weightGrams)],
      ],
    },
    section(t('shipper'), ...paragraph(facts.from, typeface, SHEET_WIDTH)),
    section(
      t('manifest.shipments'),
      table(
        [
          { title: t('shipment'), share: 0.28 },
          { title: t('label.reference'), share: 0.22 },
          { title: t('to'), share: 0.28 },
          { title: t('pieces'), share: 0.1, align: 'right' },
          { title: t('grossWeight'), share: 0.12, align: 'right' },
        ],
        shipments.map((each) => [
          formatTrackingNumber(each.trackingNumber),
          each.reference,
          [each.to, each.country].filter(Boolean).join(', '),
          String(each.pieces),
          weight(each.weightGrams),
        ]),
        typeface,
        [['', '', '', String(pieces), weight(weightGrams)]],
      ),
    ),
    box({}, ...paragraph(t('manifest.clause'), typeface, SHEET_WIDTH)),
    signatures([t('bill_of_lading.signShipper'), t('bill_of_lading.signCarrier')]),
  );
}

function grouped(number: string): string {
  return number.replaceAll(/.{4}(?=.)/g, '$& ');
}
