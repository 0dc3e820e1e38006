import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { type Locale, translator } from '@waypost/i18n';
import {
  formatCountry,
  formatDay,
  formatMoney,
  formatMonth,
  formatPercent,
  formatShortDay,
} from '@waypost/i18n/formats';
import { addressLines } from '../addresses.ts';
import type { PaperFacts, PaperLine } from '../paper-facts.ts';
import { box } from './element.ts';
import {
  columns,
  type Fact,
  factList,
  HALF_WIDTH,
  paragraph,
  section,
  sheet,
  SHEET_WIDTH,
} from './sheet.ts';
import { type Column, table } from './table.ts';
import type { Typeface } from './typeface.ts';

type Paper = PaperFacts & { locale: Locale };

/** The invoice or credit note of a month. */
export function statementPaperDocument(facts: Paper, typeface: Typeface) {
  const t = translator(facts.locale, 'invoice');
  const { seller, kind } = facts;
  return sheet(
    {
      title: t(`title.${kind}`),
      typeface,
      issuer: {
        name: seller.name,
        address: seller.address,
        number: t('sellerNumber', { vatId: seller.vatId }),
      },
      number: [t('number'), facts.number],
      facts: [
        [t('issued'), dayOf(facts.issuedAt, facts)],
        [t('month'), formatMonth(facts.ym, facts.locale)],
        ...(kind === 'invoice' ? [[t('due'), dayOf(facts.dueAt, facts)] as const] : []),
      ],
    },
    box(
      { marginBottom: 18 },
      columns(
        typeface,
        box({ width: HALF_WIDTH }, section(t('buyer'), ...buyerLines(facts, typeface))),
        box(
          { width: HALF_WIDTH },
          section(t('payment'), factList(paymentFacts(facts), typeface, HALF_WIDTH)),
        ),
      ),
    ),
    section(t(`lines.${kind}`), lineTable(facts, typeface)),
    section(t('taxes'), taxTable(facts, typeface)),
    ...[...taxNotes(facts), t(`note.${kind}`), t('pricesNote')].map((note) =>
      box({ marginBottom: 4 }, ...paragraph(note, typeface, SHEET_WIDTH)),
    ),
  );
}

function dayOf(at: string, { timeZone, locale }: Paper): string {
  return formatDay(new Date(at), locale, timeZone);
}

function buyerLines({ buyer, locale }: Paper, typeface: Typeface) {
  const t = translator(locale, 'invoice');
  const { company, name, vatId, country } = buyer;
  const party = { ...buyer, name: '', email: '', phone: '', address: '' };
  const address = addressLines({ ...party, country: country === '' ? null : country }, '', locale);
  const heading = [company, name].filter(Boolean);
  const others = [
    ...heading.slice(1),
    ...(address.length > 0 ? address : [country === '' ? '' : formatCountry(country, locale)]),
    vatId === '' ? '' : t('buyerNumber', { vatId }),
  ].filter(Boolean);
  return [
    ...paragraph(heading[0] ?? t('erased'), typeface, HALF_WIDTH, { weight: 700 }),
    ...others.flatMap((line) => paragraph(line, typeface, HALF_WIDTH)),
  ];
}

function paymentFacts(facts: Paper): Fact[] {
  const { locale } = facts;
  const t = translator(locale, 'invoice');
  const money = (cents: number) => formatMoney(cents, facts.currency, locale);
  if (facts.kind === 'credit_note') return [[t('givenBack'), money(facts.totalCents)]];
  return [
    [t('total'), money(facts.totalCents)],
    [t('paid'), money(facts.totalCents - facts.openCents)],
    [t('open'), money(facts.openCents)],
    ...transferFacts(facts),
    [t('howToPay'), t(facts.openCents > 0 ? 'howToPayOpen' : 'howToPayNothing')],
  ];
}

/** The number of the invoice is the reference, by which a file of the bank is matched. */
function transferFacts({ seller, number, transferCents = 0, currency, locale }: Paper): Fact[] {
  const t = translator(locale, 'invoice');
  const { iban = '', bic = '', name } = seller;
  if (iban === '' || transferCents === 0) return [];
  const account = [name, iban, bic].filter(Boolean).join(', ');
  return [
    [t('transfer'), formatMoney(transferCents, currency, locale)],
    [t('account'), account],
    [t('reference'), number],
  ];
}

function lineTable(facts: Paper, typeface: Typeface) {
  const { locale } = facts;
  const t = translator(locale, 'invoice');
  const money = (cents: number) => formatMoney(cents, facts.currency, locale);
  const isCredit = facts.kind === 'credit_note';
  const shape: Column[] = [
    { title: t('line.day'), share: 0.17 },
    { title: t('line.shipment'), share: 0.31 },
    { title: isCredit ? t('line.corrects') : t('line.service'), share: 0.2 },
    { title: isCredit ? '' : t('line.charged'), share: 0.16, align: 'right' },
    { title: t('line.credited'), share: 0.16, align: 'right' },
  ];
  const rows = facts.lines.map((line) => [
    ...namesOf(line, facts),
    isCredit ? '' : money(line.chargedCents),
    line.creditedCents === 0 ? '' : money(isCredit ? line.creditedCents : -line.creditedCents),
  ]);
  return table(shape, rows, typeface, totalsOf(facts));
}

/** Under its column; refunds are subtracted before the total. */
function totalsOf({ kind, lines, currency, totalCents, locale }: Paper): string[][] {
  const t = translator(locale, 'invoice');
  const money = (cents: number) => formatMoney(cents, currency, locale);
  if (kind === 'credit_note') return [[t('line.total'), '', '', '', money(totalCents)]];
  const creditedCents = lines.reduce((sum, line) => sum + line.creditedCents, 0);
  const total = [t('line.total'), '', '', money(totalCents), ''];
  if (creditedCents === 0) return [total];
  return [['', '', '', money(totalCents + creditedCents), money(-creditedCents)], total];
}

function namesOf(line: PaperLine, facts: Paper): [day: string, name: string, more: string] {
  const { locale } = facts;
  const t = translator(locale, 'invoice');
  if ('day' in line) {
    return [
      formatShortDay(line.day, locale),
      t('line.shipments', { count: line.shipmentCount }),
      '',
    ];
  }
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: facts.timeZone }).format(
    new Date(line.bookedAt),
  );
  const more =
    facts.kind === 'credit_note' ? (line.corrects ?? '') : serviceOf(locale, line.service);
  return [formatShortDay(day, locale), formatTrackingNumber(line.trackingNumber), more];
}

const LEVELS = ['standard', 'express', 'priority'] as const;
const MODES = ['air', 'sea', 'road'] as const;

function serviceOf(locale: Locale, service: string): string {
  const t = translator(locale, 'parcels');
  const level = LEVELS.find((known) => known === service);
  if (level !== undefined) return t(`level.${level}`);
  const mode = MODES.find((known) => known === service);
  return mode === undefined ? service : t(`mode.${mode}`);
}

const NAMED = ['AE', 'G', 'none'] as const;

function taxName({ code, ratePerMille }: PaperFacts['taxes'][number], locale: Locale): string {
  const t = translator(locale, 'invoice');
  const named = NAMED.find((each) => each === code);
  if (named !== undefined) return t(`tax.${named}`);
  const rate = formatPercent(ratePerMille / 1000, locale);
  return code === 'S' ? t('tax.S', { rate }) : t('tax.named', { code, rate });
}

/** Why no tax is charged, where the law wants it said. */
function taxNotes({ taxes, locale }: Paper): string[] {
  const t = translator(locale, 'invoice');
  const codes = new Set(taxes.map(({ code }) => code));
  return (['AE', 'G'] as const)
    .filter((code) => codes.has(code))
    .map((code) => t(`taxNote.${code}`));
}

function taxTable(facts: Paper, typeface: Typeface) {
  const { taxes, roundingCents = 0, currency, totalCents, locale } = facts;
  const t = translator(locale, 'invoice');
  const money = (cents: number) => formatMoney(cents, currency, locale);
  const taxCents = taxes.reduce((sum, tax) => sum + tax.taxCents, 0);
  const netCents = taxes.reduce((sum, tax) => sum + tax.netCents, 0);
  return table(
    [
      { title: t('tax.rate'), share: 0.4 },
      { title: t('tax.net'), share: 0.2, align: 'right' },
      { title: t('tax.tax'), share: 0.2, align: 'right' },
      { title: t('tax.gross'), share: 0.2, align: 'right' },
    ],
    taxes.map((tax) => [
      taxName(tax, locale),
      money(tax.netCents),
      money(tax.taxCents),
      money(tax.netCents + tax.taxCents),
    ]),
    typeface,
    [
      ...(roundingCents === 0 ? [] : [[t('tax.rounding'), '', '', money(roundingCents)]]),
      [t('tax.total'), money(netCents), money(taxCents), money(totalCents)],
    ],
  );
}
