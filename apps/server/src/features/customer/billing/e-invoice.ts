import { readVatNumber } from '@waypost/domain/vat-number';
import type { PaperBuyer, PaperFacts } from '../../core/documents/index.ts';
import { element, type Xml, writeXml } from './xml.ts';

/** A shipment, or the shipments of a day with one tax: what it charges without tax, and its tax. */
export type TaxedLine = {
  name: string;
  netCents: number;
  code: string;
  ratePerMille: number;
};

export type EInvoiceFacts = Omit<PaperFacts, 'lines'> & {
  lines: TaxedLine[];
  /** Invoices that a credit note corrects. */
  corrects: string[];
};

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';

/** EN 16931 in the syntax of UBL 2.1. The order of elements is that of its schema. */
export function writeEInvoice(facts: EInvoiceFacts): string {
  const isInvoice = facts.kind === 'invoice';
  const root = isInvoice ? 'Invoice' : 'CreditNote';
  const day = dayOf(facts.issuedAt, facts.timeZone);
  return writeXml(
    element(
      root,
      [
        cbc('CustomizationID', 'urn:cen.eu:en16931:2017'),
        cbc('ID', facts.number),
        cbc('IssueDate', day),
        isInvoice ? cbc('DueDate', dayOf(facts.dueAt, facts.timeZone)) : null,
        cbc(isInvoice ? 'InvoiceTypeCode' : 'CreditNoteTypeCode', isInvoice ? '380' : '381'),
        cbc('DocumentCurrencyCode', facts.currency),
        periodOf(facts.ym),
        facts.corrects.map((number) =>
          cac('BillingReference', [cac('InvoiceDocumentReference', [cbc('ID', number)])]),
        ),
        cac('AccountingSupplierParty', [sellerOf(facts)]),
        cac('AccountingCustomerParty', [buyerOf(facts.buyer, countryOf(facts))]),
        paymentOf(facts),
        isInvoice ? null : cac('PaymentTerms', [cbc('Note', 'Given back as it was paid')]),
        taxesOf(facts),
        totalsOf(facts),
        facts.lines.map((line, at) => lineOf(line, at, facts)),
      ],
      {
        xmlns: `${UBL}${root}-2`,
        'xmlns:cac': `${UBL}CommonAggregateComponents-2`,
        'xmlns:cbc': `${UBL}CommonBasicComponents-2`,
      },
    ),
  );
}

const cac = (name: string, content: Parameters<typeof element>[1]) =>
  element(`cac:${name}`, content);
const cbc = (name: string, text: string, attributes?: Record<string, string>) =>
  element(`cbc:${name}`, text, attributes);
const amount = (name: string, cents: number, currencyID: string) =>
  cbc(name, decimal(cents), { currencyID });

/** Exact: 1234 cents are 12.34. */
function decimal(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function dayOf(at: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(at));
}

function periodOf(ym: string): Xml {
  const [year = 0, month = 1] = ym.split('-').map(Number);
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return cac('InvoicePeriod', [cbc('StartDate', `${ym}-01`), cbc('EndDate', `${ym}-${last}`)]);
}

/** Older papers did not keep the seller's country; a VAT number begins with it. */
function countryOf({ seller }: EInvoiceFacts): string {
  const [prefix = 'BE'] = /^[A-Z]{2}/.exec(seller.vatId) ?? [];
  return seller.country ?? (prefix === 'EL' ? 'GR' : prefix);
}

function sellerOf(facts: EInvoiceFacts): Xml {
  const { name, address, vatId } = facts.seller;
  return cac('Party', [
    cac('PostalAddress', [cbc('StreetName', address), countryElement(countryOf(facts))]),
    taxScheme(vatId.replace(/[\s.]/g, '')),
    cac('PartyLegalEntity', [cbc('RegistrationName', name)]),
  ]);
}

function buyerOf(buyer: PaperBuyer, sellerCountry: string): Xml {
  const vat = readVatNumber(buyer.vatId);
  const isOther = vat === null && buyer.vatId !== '';
  return cac('Party', [
    cac('PostalAddress', [
      optional('StreetName', buyer.line1),
      optional('AdditionalStreetName', buyer.line2),
      optional('CityName', buyer.city),
      optional('PostalZone', buyer.postalCode),
      optional('CountrySubentity', buyer.region),
      // an account of a person may have no country: it is billed at home
      countryElement(buyer.country || vat?.country || sellerCountry),
    ]),
    vat === null ? null : taxScheme(vat.number),
    cac('PartyLegalEntity', [
      cbc('RegistrationName', buyer.company || buyer.name || 'Erased'),
      isOther ? cbc('CompanyID', buyer.vatId) : null,
    ]),
  ]);
}

function optional(name: string, text: string): Xml | null {
  return text.trim() === '' ? null : cbc(name, text);
}

function countryElement(country: string): Xml {
  return cac('Country', [cbc('IdentificationCode', country)]);
}

function taxScheme(number: string): Xml {
  return cac('PartyTaxScheme', [cbc('CompanyID', number), cac('TaxScheme', [cbc('ID', 'VAT')])]);
}

/** 30 is a credit transfer; without an account of ours the invoice names no way to pay. */
function paymentOf({ kind, number, seller, transferCents = 0 }: EInvoiceFacts): Xml | null {
  const iban = (seller.iban ?? '').replace(/\s/g, '');
  if (kind !== 'invoice' || iban === '' || transferCents === 0) return null;
  return cac('PaymentMeans', [
    cbc('PaymentMeansCode', '30'),
    cbc('PaymentID', number),
    cac('PayeeFinancialAccount', [
      cbc('ID', iban),
      seller.bic ? cac('FinancialInstitutionBranch', [cbc('ID', seller.bic)]) : null,
    ]),
  ]);
}

const REASONS: Record<string, { code: string | null; text: string }> = {
  AE: { code: 'VATEX-EU-AE', text: 'Reverse charge' },
  G: { code: 'VATEX-EU-G', text: 'Export outside the European Union' },
  E: { code: null, text: 'No tax was charged by the tariff of the booking' },
};

/** Tariffs without tax had no code: exempt, which says a reason and may stand beside others. */
const categoryOf = (code: string) => (code === 'none' ? 'E' : code);

function taxesOf({ taxes, currency }: EInvoiceFacts): Xml {
  const sum = taxes.reduce((cents, { taxCents }) => cents + taxCents, 0);
  return cac('TaxTotal', [
    amount('TaxAmount', sum, currency),
    taxes.map(({ code, ratePerMille, netCents, taxCents }) => {
      const reason = REASONS[categoryOf(code)];
      return cac('TaxSubtotal', [
        amount('TaxableAmount', netCents, currency),
        amount('TaxAmount', taxCents, currency),
        cac('TaxCategory', [
          cbc('ID', categoryOf(code)),
          cbc('Percent', percent(ratePerMille)),
          reason?.code ? cbc('TaxExemptionReasonCode', reason.code) : null,
          reason === undefined ? null : cbc('TaxExemptionReason', reason.text),
          cac('TaxScheme', [cbc('ID', 'VAT')]),
        ]),
      ]);
    }),
  ]);
}

function percent(perMille: number): string {
  return `${perMille / 10}`;
}

function totalsOf(facts: EInvoiceFacts): Xml {
  const { taxes, currency, totalCents, openCents, roundingCents = 0 } = facts;
  const netCents = taxes.reduce((cents, tax) => cents + tax.netCents, 0);
  const grossCents = taxes.reduce((cents, tax) => cents + tax.netCents + tax.taxCents, 0);
  const paidCents = facts.kind === 'invoice' ? totalCents - openCents : 0;
  return cac('LegalMonetaryTotal', [
    amount('LineExtensionAmount', netCents, currency),
    amount('TaxExclusiveAmount', netCents, currency),
    amount('TaxInclusiveAmount', grossCents, currency),
    paidCents === 0 ? null : amount('PrepaidAmount', paidCents, currency),
    roundingCents === 0 ? null : amount('PayableRoundingAmount', roundingCents, currency),
    amount('PayableAmount', totalCents - paidCents, currency),
  ]);
}

/** A price is never negative; what a line gives back is a negative quantity. */
function lineOf(line: TaxedLine, at: number, { kind, currency }: EInvoiceFacts): Xml {
  const [name, quantity] =
    kind === 'invoice'
      ? (['InvoiceLine', 'InvoicedQuantity'] as const)
      : (['CreditNoteLine', 'CreditedQuantity'] as const);
  return cac(name, [
    cbc('ID', `${at + 1}`),
    cbc(quantity, line.netCents < 0 ? '-1' : '1', { unitCode: 'C62' }),
    amount('LineExtensionAmount', line.netCents, currency),
    cac('Item', [
      cbc('Name', line.name),
      cac('ClassifiedTaxCategory', [
        cbc('ID', categoryOf(line.code)),
        cbc('Percent', percent(line.ratePerMille)),
        cac('TaxScheme', [cbc('ID', 'VAT')]),
      ]),
    ]),
    cac('Price', [amount('PriceAmount', Math.abs(line.netCents), currency)]),
  ]);
}
