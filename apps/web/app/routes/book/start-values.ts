import type { Customer, Draft, SavedAddress } from '@waypost/contract/client';
import { isFamilyFirst } from '@waypost/domain/name-order';
import { placeParts } from '@waypost/domain/places';
import {
  ADDRESS_LINES,
  type BookingValues,
  type ItemValues,
  type Party,
  readBookingValues,
  valuesFromDetails,
} from './booking-form.ts';

/** Where the shipment starts and ends, as codes. The quote fixes them: another one has another price. */
export type Lane = Record<Party, string | null>;

/** As last saved; else what the quote and the profile know already. */
export function startValues(
  draft: Draft,
  lane: Lane,
  customer: Customer | null,
  addresses: readonly SavedAddress[] | null,
): BookingValues {
  const home = addresses?.find(({ isDefault }) => isDefault);
  const values =
    draft.details === null
      ? knownValues(draft, lane, customer, { home, recipient: recipientIn(addresses, draft, lane) })
      : valuesFromDetails(draft.details);
  const items = values.items.length === 0 ? [emptyItem(lane)] : values.items;
  const payerCountry = values.texts['payer.country'] || (lane.shipper ?? '');
  return { ...values, items, texts: { ...values.texts, 'payer.country': payerCountry } };
}

function knownValues(
  draft: Draft,
  lane: Lane,
  customer: Customer | null,
  {
    home,
    recipient: saved,
  }: { home?: SavedAddress | undefined; recipient?: SavedAddress | undefined },
): BookingValues {
  const { request } = draft.quote;
  const values = { ...readBookingValues(new FormData()), payerIsShipper: true };
  const recipient = draft.recipientFields;
  const texts = {
    ...values.texts,
    'shipper.city': placeParts(request.origin)[0] ?? '',
    'recipient.line1': recipient.line1,
    'recipient.line2': recipient.line2,
    'recipient.postalCode': recipient.postalCode,
    'recipient.city': recipient.city,
    'recipient.region': recipient.region,
  };
  if (customer === null) return { ...values, texts };
  const names = splitName(customer.name);
  return {
    ...values,
    texts: {
      ...texts,
      shipperName: customer.name,
      shipperEmail: customer.email,
      shipperPhone: customer.phone,
      ...(lies(customer, lane, texts['shipper.city']) && {
        'shipper.line1': customer.addressLine1,
        'shipper.line2': customer.addressLine2,
        'shipper.city': customer.city,
        'shipper.region': customer.region,
        'shipper.postalCode': customer.postalCode,
      }),
      ...(home !== undefined &&
        lies(home, lane, texts['shipper.city']) &&
        Object.fromEntries(savedTexts('shipper', home).filter(([, text]) => text !== ''))),
      ...(saved !== undefined && Object.fromEntries(savedTexts('recipient', saved))),
      'payer.firstName': names.given,
      'payer.lastName': names.family,
      'payer.country': customer.country,
    },
  };
}

/** The recipient of the quote, where the address book has the same person at the same street. */
function recipientIn(
  addresses: readonly SavedAddress[] | null,
  { recipientEmail, recipientAddress }: Draft,
  lane: Lane,
): SavedAddress | undefined {
  return addresses?.find(
    ({ email, line1, country }) =>
      email !== '' &&
      email === recipientEmail &&
      country === lane.recipient &&
      recipientAddress.startsWith(line1),
  );
}

/** Names in Chinese, Japanese and Korean script begin with the family name. */
function splitName(name: string): { given: string; family: string } {
  const words = name.split(' ');
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (words.length === 1) return { given: name, family: '' };
  if (isFamilyFirst(name)) return { given: words.slice(1).join(' '), family: first };
  return { given: words.slice(0, -1).join(' '), family: last };
}

/** A street of the profile or of the address book belongs to the quote's city or to none. */
function lies(
  { city, country }: { city: string; country: string },
  lane: Lane,
  quotedCity: string,
): boolean {
  if (city === '' || country !== lane.shipper) return false;
  return city.localeCompare(quotedCity, 'en', { sensitivity: 'base' }) === 0;
}

export function emptyItem(lane: Lane): ItemValues {
  return {
    description: '',
    quantity: '1',
    weight: '',
    value: '',
    originCountry: lane.shipper ?? '',
    hsCode: '',
  };
}

/** A saved address in the fields of a party. */
export function savedTexts(party: Party, address: SavedAddress): [name: string, text: string][] {
  return [
    [`${party}Name`, address.name],
    [`${party}Phone`, address.phone],
    ...ADDRESS_LINES.map((line): [string, string] => [`${party}.${line}`, address[line]]),
  ];
}
