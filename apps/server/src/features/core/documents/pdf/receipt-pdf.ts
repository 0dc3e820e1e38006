import type { ChargeLine } from '@waypost/contract';
import { grossGrams } from '@waypost/domain/measures';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { translator } from '@waypost/i18n';
import {
  formatCountry,
  formatDayAndTime,
  formatMoney,
  formatPercent,
  formatWeight,
} from '@waypost/i18n/formats';
import type { DocumentFacts } from '../document-facts.ts';
import { pieceSize, pieceWord, serviceName, transitTime } from '../words.ts';
import { box } from './element.ts';
import { parties } from './parties.ts';
import { factLists, paragraph, section, sheet, SHEET_WIDTH, type Fact } from './sheet.ts';
import { table } from './table.ts';
import type { Typeface } from './typeface.ts';

export function receiptDocument(facts: DocumentFacts, typeface: Typeface) {
  const { receipt, locale } = facts;
  const t = translator(locale, 'papers');
  return sheet(
    {
      title: t('receipt.title'),
      typeface,
      number: [t('number'), formatTrackingNumber(receipt.trackingNumber)],
      facts: [
        [t('date'), formatDayAndTime(new Date(receipt.bookedAt), locale, facts.sellerTimeZone)],
        ...cancellation(facts),
      ],
    },
    parties(receipt, typeface, [t('shipper'), t('recipient')]),
    section(t('shipment'), factLists(typeface, shipmentFacts(facts), measureFacts(facts))),
    section(t('receipt.charges'), chargeTable(facts, typeface)),
    section(
      t('receipt.payment'),
      factLists(typeface, paymentFacts(facts), payerFacts(facts)),
      box({ marginTop: 6 }, ...paragraph(stateSentence(facts), typeface, SHEET_WIDTH)),
    ),
  );
}

function cancellation({ receipt, sellerTimeZone, locale }: DocumentFacts): Fact[] {
  const t = translator(locale, 'papers');
  if (receipt.cancelledAt === null) return [];
  const at = new Date(receipt.cancelledAt);
  return [[t('cancelled'), formatDayAndTime(at, locale, sellerTimeZone)]];
}

function shipmentFacts({ receipt, incoterm, locale }: DocumentFacts): Fact[] {
  const t = translator(locale, 'papers');
  const { quote } = receipt;
  return [
    [t('service'), serviceName(locale, quote)],
    [t('from'), quote.request.origin],
    [t('to'), quote.request.destination],
    [t('transit'), receipt.cancelledAt === null ? transitTime(locale, quote.eta) : ''],
    [t('incoterm'), incoterm ?? ''],
  ];
}

function measureFacts(facts: DocumentFacts): Fact[] {
  const { receipt, locale } = facts;
  const t = translator(locale, 'papers');
  return [
    [t('pieces'), pieceWord(locale, facts)],
    [t('grossWeight'), formatWeight(grossGrams(facts), locale)],
    [t('billableWeight'), formatWeight(receipt.quote.billableGrams, locale)],
    [t('sizeEach'), pieceSize(locale, facts)],
    [t('insured'), t(receipt.insured ? 'yes' : 'no')],
  ];
}

/** Every line with its reason and its tax, also when that is 0. */
function chargeTable(facts: DocumentFacts, typeface: Typeface) {
  const { locale } = facts;
  const t = translator(locale, 'papers');
  const words = translator(locale, 'parcels');
  const { lines, totalCents, currency } = facts.receipt.charges;
  const money = (cents: number) => formatMoney(cents, currency, locale);
  const taxCents = lines.reduce((sum, line) => sum + line.taxCents, 0);
  return table(
    [
      { title: t('receipt.charge'), share: 0.25 },
      { title: t('receipt.reason'), share: 0.35 },
      { title: t('receipt.taxRate'), share: 0.13, align: 'right' },
      { title: t('receipt.tax'), share: 0.12, align: 'right' },
      { title: t('receipt.amount'), share: 0.15, align: 'right' },
    ],
    lines.map((line) => [
      words(`charge.${line.kind}`),
      reasonOf(line, facts),
      formatPercent(line.taxRatePerMille / 1000, locale),
      money(line.taxCents),
      money(line.cents),
    ]),
    typeface,
    [
      ['', '', t('receipt.taxTotal'), money(taxCents), ''],
      ['', '', t('receipt.total'), '', money(totalCents)],
    ],
  );
}

function reasonOf(
  { kind, taxCode, taxRatePerMille }: ChargeLine,
  { receipt, rates, locale }: DocumentFacts,
): string {
  const t = translator(locale, 'papers');
  const words = translator(locale, 'parcels');
  const percent = (rate: string) => formatPercent(Number(rate), locale);
  switch (kind) {
    case 'base':
      return t('reason.base', {
        service: serviceName(locale, receipt.quote),
        weight: formatWeight(receipt.quote.billableGrams, locale),
        version: receipt.quote.tariffVersion,
      });
    case 'fuel':
      return t('reason.fuel', { percent: percent(rates.fuelRate) });
    case 'security':
      return t('reason.security', { percent: percent(rates.securityRate) });
    case 'insurance':
      return t(
        rates.insuranceLimit === undefined ? 'reason.insurance' : 'reason.insuranceByValue',
        {
          percent: percent(rates.insuranceRate),
          minimum: formatMoney(
            Number(rates.insuranceMinimum) * 100,
            receipt.charges.currency,
            locale,
          ),
        },
      );
    case 'tax':
      if (taxCode === 'none') return t('reason.tax');
      if (taxCode === 'AE' || taxCode === 'G') return words(`reason.tax${taxCode}`);
      return words('reason.taxS', { rate: formatPercent(taxRatePerMille / 1000, locale) });
    case 'cod_fee':
      return t('reason.cod_fee', { percent: percent(rates.codFeeRate) });
    case 'adjustment':
      return t('reason.adjustment');
  }
}

function paymentFacts({ receipt, locale }: DocumentFacts): Fact[] {
  const t = translator(locale, 'papers');
  const { card } = receipt;
  const method = translator(locale, 'receipt')(`method.${receipt.paymentMethod}`);
  return [
    [
      t('receipt.method'),
      card === null ? method : `${method}, ${nameOf(card.brand)} •••• ${card.last4}`,
    ],
    [t('receipt.state'), translator(locale, 'receipt')(`state.${receipt.paymentState}`)],
  ];
}

/** The provider writes brands in small letters. */
function nameOf(brand: string): string {
  return brand.charAt(0).toUpperCase() + brand.slice(1);
}

function payerFacts({ receipt: { payer }, locale }: DocumentFacts): Fact[] {
  const t = translator(locale, 'papers');
  if (payer === null) return [];
  return [
    [t('receipt.payer'), payer.name],
    [t('receipt.vatId'), payer.vatId],
    [t('receipt.country'), payer.country === null ? '' : formatCountry(payer.country, locale)],
  ];
}

function stateSentence({ receipt, locale }: DocumentFacts): string {
  const amount = formatMoney(receipt.paymentStateCents, receipt.charges.currency, locale);
  return translator(locale, 'receipt')(`stateText.${receipt.paymentState}`, { amount });
}
