import type { CheckoutStep } from './checkout-steps.ts';

/** After this time without an answer, the page must say so. */
export const BOOKING_TIMEOUT_MS = 12_000;

const METHODS = ['card', 'paypal', 'bank_transfer', 'cod', 'on_account'] as const;
export type Method = (typeof METHODS)[number];

export const PARTIES = ['shipper', 'recipient'] as const;
export type Party = (typeof PARTIES)[number];

export const ADDRESS_LINES = ['line1', 'line2', 'city', 'region', 'postalCode'] as const;

/** In the order of the page: the first one with a fault gets the focus. */
const TEXT_FIELDS = [
  'shipperName',
  'shipperPhone',
  'shipperEmail',
  ...ADDRESS_LINES.map((line) => `shipper.${line}` as const),
  'recipientName',
  'recipientPhone',
  ...ADDRESS_LINES.map((line) => `recipient.${line}` as const),
  'orderReference',
  'exportReason',
  'exporter.vatId',
  'exporter.eori',
  'payer.firstName',
  'payer.lastName',
  'payer.vatId',
  'payer.country',
] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

const ITEM_FIELDS = [
  'description',
  'quantity',
  'weight',
  'value',
  'originCountry',
  'hsCode',
] as const;
export type ItemField = (typeof ITEM_FIELDS)[number];
export type ItemValues = Record<ItemField, string>;

/** Stands for a card that is not saved. */
export const OTHER_CARD = 'other';

/** As many lines as a declaration may have. */
export const MAX_ITEMS = 20;

export function itemField(at: number, field: ItemField) {
  return `items.${at}.${field}` as const;
}

/** The checkout form as typed. There is no field for a card: it is entered at the provider. */
export type BookingValues = {
  attemptId: string;
  method: Method | null;
  insured: boolean;
  /** If true, the payer's name is not asked for. */
  payerIsShipper: boolean;
  texts: Record<TextField, string>;
  items: ItemValues[];
  /** The version of the terms; empty until they are accepted. */
  acceptedTerms: string;
  /** The value of the option, or `later`. */
  handover: string;
  /** The token from the provider's frame. */
  paymentMethodId: string;
  /** The saved card to pay with; OTHER_CARD for one that is entered now. */
  savedCard: string;
  /** Parties whose address is saved to the address book. */
  keep: Party[];
  /** The price shown for the chosen method and insurance. */
  expectedCents: number;
  currency: string;
  billableGrams: number;
};

/** One hidden field for each price the page shows, so that the choice decides which one is sent. */
export function totalField(method: Method, insured: boolean): string {
  return `total-${method}-${insured ? 'insured' : 'plain'}`;
}

type Fields = { get(name: string): unknown };

export function readBookingValues(form: Fields): BookingValues {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim().slice(0, 300) : '';
  };
  const method = METHODS.find((known) => known === text('method')) ?? null;
  const insured = text('insured') === 'yes';
  return {
    attemptId: text('attemptId'),
    method,
    insured,
    payerIsShipper: text('payerIsShipper') === 'yes',
    texts: Object.fromEntries(TEXT_FIELDS.map((name) => [name, text(name)])) as Record<
      TextField,
      string
    >,
    items: readItems(form, text),
    acceptedTerms: text('acceptedTerms'),
    handover: text('handover'),
    paymentMethodId: text('paymentMethodId'),
    savedCard: text('savedCard'),
    keep: PARTIES.filter((party) => text(`${party}.keep`) === 'yes'),
    expectedCents: method === null ? 0 : Number(text(totalField(method, insured))),
    currency: text('currency'),
    billableGrams: Number(text('billableGrams')),
  };
}

function readItems(form: Fields, text: (name: string) => string): ItemValues[] {
  const items: ItemValues[] = [];
  while (items.length < MAX_ITEMS && form.get(itemField(items.length, 'description')) !== null) {
    const at = items.length;
    items.push(
      Object.fromEntries(
        ITEM_FIELDS.map((field) => [field, text(itemField(at, field))]),
      ) as ItemValues,
    );
  }
  return items;
}

/** What a draft keeps of the form, and at which step it is: the listed fields and no others. */
export function detailsOf(values: BookingValues, step: CheckoutStep): Record<string, string> {
  const items = values.items.flatMap((item, at) =>
    ITEM_FIELDS.map((field) => [itemField(at, field), item[field]] as const),
  );
  return Object.fromEntries([
    ...TEXT_FIELDS.map((name) => [name, values.texts[name]] as const),
    ...items,
    ['method', values.method ?? ''],
    ['insured', values.insured ? 'yes' : ''],
    ['payerIsShipper', values.payerIsShipper ? 'yes' : ''],
    ['acceptedTerms', values.acceptedTerms],
    ['handover', values.handover],
    ['savedCard', values.savedCard],
    ['step', step],
  ]);
}

/** The reverse: the form values from a draft. */
export function valuesFromDetails(details: Record<string, string>): BookingValues {
  return readBookingValues({ get: (name) => details[name] ?? null });
}

/** False without an account or saved cards, where there is nothing to choose. */
export function paysWithSaved(savedCard: string): boolean {
  return savedCard !== '' && savedCard !== OTHER_CARD;
}
