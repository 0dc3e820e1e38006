import type { ChargeLine } from '@waypost/contract';
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
import {
  columns,
  factList,
  HALF_WIDTH,
  paragraph,
  partyBlock,
  section,
  sheet,
  SHEET_WIDTH,
  table,
  type Fact,
} from './sheet.ts';
import type { Typeface } from './typeface.ts';

export function receiptDocument(facts: DocumentFacts, typeface: Typeface) {
  const t = translator('en', 'papers');
  const { receipt } = facts;
  const { quote } = receipt;
  const party = { widthPt: HALF_WIDTH };
  return sheet(
    {
      title: t('receipt.title'),
      typeface,
      facts: [
        [t('number'), formatTrackingNumber(receipt.trackingNumber)],
        [t('date'), formatDayAndTime(new Date(receipt.bookedAt), 'en', 'UTC')],
        ...cancellation(facts),
      ],
    },
    box(
      { marginBottom: 18 },
      columns(
        partyBlock(t('shipper'), receipt.shipper, typeface, {
          ...party,
          place: quote.request.origin,
        }),
        partyBlock(t('recipient'), receipt.recipient, typeface, {
          ...party,
          place: quote.request.destination,
        }),
      ),
    ),
    section(
      t('shipment'),
      columns(
        factList(shipmentFacts(facts), typeface, HALF_WIDTH),
        factList(measureFacts(facts), typeface, HALF_WIDTH),
      ),
    ),
    section(t('receipt.charges'), chargeTable(facts, typeface)),
    section(
      t('receipt.payment'),
      columns(
        factList(paymentFacts(facts), typeface, HALF_WIDTH),
        factList(payerFacts(facts), typeface, HALF_WIDTH),
      ),
      box({ marginTop: 6 }, ...paragraph(stateSentence(facts), typeface, SHEET_WIDTH)),
    ),
  );
}

function cancellation({ receipt }: DocumentFacts): Fact[] {
  const t = translator('en', 'papers');
  if (receipt.cancelledAt === null) return [];
  return [[t('cancelled'), formatDayAndTime(new Date(receipt.cancelledAt), 'en', 'UTC')]];
}

function shipmentFacts({ receipt, incoterm }: DocumentFacts): Fact[] {
  const t = translator('en', 'papers');
  const { quote } = receipt;
  return [
    [t('service'), serviceName(quote)],
    [t('from'), quote.request.origin],
    [t('to'), quote.request.destination],
    [t('transit'), transitTime(quote.eta)],
    [t('incoterm'), incoterm ?? ''],
  ];
}

function measureFacts(facts: DocumentFacts): Fact[] {
  const t = translator('en', 'papers');
  const { receipt, pieceCount, weightGrams } = facts;
  return [
    [t('pieces'), pieceWord(facts)],
    [t('grossWeight'), formatWeight(weightGrams * pieceCount, 'en')],
    [t('billableWeight'), formatWeight(receipt.quote.billableGrams, 'en')],
    [t('sizeEach'), pieceSize(facts)],
    [t('insured'), t(receipt.insured ? 'yes' : 'no')],
  ];
}

/** Every line with its reason and its tax, also when that is 0. */
function chargeTable(facts: DocumentFacts, typeface: Typeface) {
  const t = translator('en', 'papers');
  const words = translator('en', 'parcels');
  const { lines, totalCents, currency } = facts.receipt.charges;
  const money = (cents: number) => formatMoney(cents, currency, 'en');
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
      reasonOf(line.kind, facts),
      formatPercent(line.taxRatePerMille / 1000, 'en'),
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

function reasonOf(kind: ChargeLine['kind'], { receipt, rates }: DocumentFacts): string {
  const t = translator('en', 'papers');
  const percent = (rate: string) => formatPercent(Number(rate), 'en');
  switch (kind) {
    case 'base':
      return t('reason.base', {
        service: serviceName(receipt.quote),
        weight: formatWeight(receipt.quote.billableGrams, 'en'),
        version: receipt.quote.tariffVersion,
      });
    case 'fuel':
      return t('reason.fuel', { percent: percent(rates.fuelRate) });
    case 'security':
      return t('reason.security', { percent: percent(rates.securityRate) });
    case 'insurance':
      return t('reason.insurance', {
        percent: percent(rates.insuranceRate),
        minimum: formatMoney(Number(rates.insuranceMinimum) * 100, receipt.charges.currency, 'en'),
      });
    case 'tax':
      return t('reason.tax');
    case 'cod_fee':
      return t('reason.cod_fee', { percent: percent(rates.codFeeRate) });
    case 'adjustment':
      return t('reason.adjustment');
  }
}

function paymentFacts({ receipt }: DocumentFacts): Fact[] {
  const t = translator('en', 'papers');
  const { card } = receipt;
  const method = translator('en', 'receipt')(`method.${receipt.paymentMethod}`);
  return [
    [
      t('receipt.method'),
      card === null ? method : `${method}, ${nameOf(card.brand)} •••• ${card.last4}`,
    ],
    [t('receipt.state'), translator('en', 'receipt')(`state.${receipt.paymentState}`)],
  ];
}

/** The provider writes brands in small letters. */
function nameOf(brand: string): string {
  return brand.charAt(0).toUpperCase() + brand.slice(1);
}

function payerFacts({ receipt: { payer } }: DocumentFacts): Fact[] {
  const t = translator('en', 'papers');
  if (payer === null) return [];
  return [
    [t('receipt.payer'), payer.name],
    [t('receipt.vatId'), payer.vatId],
    [t('receipt.country'), payer.country === null ? '' : formatCountry(payer.country, 'en')],
  ];
}

function stateSentence({ receipt }: DocumentFacts): string {
  const { totalCents, currency } = receipt.charges;
  const amount = formatMoney(totalCents, currency, 'en');
  return translator('en', 'receipt')(`stateText.${receipt.paymentState}`, { amount });
}
