import { formatTrackingNumber, makePieceNumber } from '@waypost/domain/tracking-number';
import { translator } from '@waypost/i18n';
import { formatDay, formatWeight } from '@waypost/i18n/formats';
import { DEFAULT_LOCALE } from '@waypost/i18n/locales';
import type { DocumentFacts } from '../document-facts.ts';
import { pieceSize, pieceWord, serviceName } from '../words.ts';
import { code128 } from './barcodes.ts';
import { box } from './element.ts';
import { parties } from './parties.ts';
import {
  factList,
  factLists,
  paragraph,
  section,
  sheet,
  SHEET_WIDTH,
  signatures,
} from './sheet.ts';
import { table } from './table.ts';
import type { Typeface } from './typeface.ts';

/** What the carrier received, from whom, for whom, and on which terms. */
export function billOfLadingDocument(facts: DocumentFacts, typeface: Typeface) {
  const t = translator(DEFAULT_LOCALE, 'papers');
  const { receipt, pieceCount, weightGrams } = facts;
  const { request } = receipt.quote;
  const goods = receipt.items.map((item) => item.description).join(', ');
  const size = pieceSize(DEFAULT_LOCALE, facts);
  return sheet(
    {
      title: t('bill_of_lading.title'),
      typeface,
      aside: code128(receipt.trackingNumber, { moduleDots: 3, heightPt: 30 }),
      number: [t('number'), formatTrackingNumber(receipt.trackingNumber)],
      facts: [
        [t('date'), formatDay(new Date(receipt.bookedAt), DEFAULT_LOCALE, facts.originTimeZone)],
        [t('service'), serviceName(DEFAULT_LOCALE, receipt.quote)],
        [t('incoterm'), facts.incoterm ?? ''],
        [t('bill_of_lading.freight'), freightTerms(facts)],
      ],
    },
    parties(receipt, typeface, [t('shipper'), t('bill_of_lading.consignee')]),
    section(
      t('bill_of_lading.way'),
      factLists(
        typeface,
        [[t('bill_of_lading.receiptPlace'), request.origin]],
        [[t('bill_of_lading.deliveryPlace'), request.destination]],
      ),
    ),
    section(
      t('bill_of_lading.goods'),
      factList(
        [[t('description'), goods === '' ? t('bill_of_lading.unnamed') : goods]],
        typeface,
        SHEET_WIDTH,
      ),
      box({ height: 8 }),
      table(
        [
          { title: t('bill_of_lading.piece'), share: 0.5 },
          { title: t('size'), share: 0.28, align: 'right' },
          { title: t('grossWeight'), share: 0.22, align: 'right' },
        ],
        Array.from({ length: pieceCount }, (_, index) => [
          formatTrackingNumber(makePieceNumber(receipt.trackingNumber, index + 1)),
          size,
          formatWeight(weightGrams, DEFAULT_LOCALE),
        ]),
        typeface,
        [
          [
            pieceWord(DEFAULT_LOCALE, facts),
            '',
            formatWeight(weightGrams * pieceCount, DEFAULT_LOCALE),
          ],
        ],
      ),
    ),
    box({}, ...paragraph(t('bill_of_lading.clause'), typeface, SHEET_WIDTH)),
    signatures([
      t('bill_of_lading.signShipper'),
      t('bill_of_lading.signCarrier'),
      t('bill_of_lading.signConsignee'),
    ]),
  );
}

function freightTerms({ receipt }: DocumentFacts): string {
  const t = translator(DEFAULT_LOCALE, 'papers');
  return t(receipt.paymentMethod === 'cod' ? 'bill_of_lading.collect' : 'bill_of_lading.prepaid');
}
