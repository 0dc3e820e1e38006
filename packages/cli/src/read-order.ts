import type { NewShipment, Recipient, Sender } from '@waypost/sdk';
import { needed, UsageError, wholeNumber } from './command.ts';
import { readParcel } from './goods.ts';

/** Of an option and of a column alike. */
const ADDRESS = [
  'name',
  'email',
  'phone',
  'line1',
  'line2',
  'city',
  'region',
  'postal-code',
  'country',
] as const;
const FIELDS = [
  'reference',
  'service',
  'rate-id',
  'weight',
  'size',
  'max-total',
  'pay',
  'from-address-id',
] as const;

export const ORDER_FIELDS: readonly string[] = [
  ...FIELDS,
  ...ADDRESS.map((field) => `from-${field}`),
  ...ADDRESS.map((field) => `to-${field}`),
];

export type Order = Record<string, string | undefined>;

/** Options, or a line of a file, as a booking. What is wrong with its values, Waypost says. */
export function readOrder(order: Order): NewShipment {
  const { reference, service, 'rate-id': rateId, 'max-total': maxTotal } = order;
  const fromAddressId = order['from-address-id'];
  const to = readAddress(order, 'to');
  return {
    ...(reference && { reference }),
    ...(rateId ? { rateId } : { service: readService(needed(service, 'service')) }),
    ...(fromAddressId ? { fromAddressId } : { from: readAddress(order, 'from') }),
    to: { ...to, email: needed(order['to-email'], 'to-email') },
    parcels: [readParcel(needed(order['weight'], 'weight'), needed(order['size'], 'size'))],
    ...(maxTotal && { maxTotalCents: wholeNumber(maxTotal, 'max-total') }),
    payment: { kind: readPayment(order['pay'] || 'account') },
  };
}

function readAddress(order: Order, side: 'from' | 'to'): Sender & Partial<Recipient> {
  const optional = (field: (typeof ADDRESS)[number]) => order[`${side}-${field}`];
  const given = (field: (typeof ADDRESS)[number]) => needed(optional(field), `${side}-${field}`);
  const [email, phone, line2] = [optional('email'), optional('phone'), optional('line2')];
  const [region, postalCode] = [optional('region'), optional('postal-code')];
  return {
    name: given('name'),
    line1: given('line1'),
    city: given('city'),
    country: given('country'),
    ...(email && { email }),
    ...(phone && { phone }),
    ...(line2 && { line2 }),
    ...(region && { region }),
    ...(postalCode && { postalCode }),
  };
}

/** Known to Waypost, and perhaps newer than this program. */
function readService(service: string): NonNullable<NewShipment['service']> {
  return service as NonNullable<NewShipment['service']>;
}

function readPayment(kind: string): 'account' | 'card' {
  if (kind === 'account' || kind === 'card') return kind;
  throw new UsageError('--pay is account or card.');
}
