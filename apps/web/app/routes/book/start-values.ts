import type { Customer, Draft, SavedAddress } from '@waypost/contract/client';
import { placeParts } from '@waypost/domain/places';
import {
  ADDRESS_LINES,
  type BookingValues,
  type ItemValues,
  type Party,
  readBookingValues,
  valuesFromDetails,
} from './booking-form.ts';
import { readAddress } from './read-address.ts';

/** Where the shipment starts and ends, as codes. The quote fixes them: another one has another price. */
export type Lane = Record<Party, string | null>;

export const PAYER_COUNTRIES = ['DE', 'BE', 'GH', 'KE', 'ZA', 'US', 'GB', 'CA'] as const;
const FIRST_PAYER_COUNTRY = 'GB';

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
      ? knownValues(draft, lane, customer, home)
      : valuesFromDetails(draft.details);
  const items = draft.customs && values.items.length === 0 ? [emptyItem(lane)] : values.items;
  const payerCountry = values.texts['payer.country'] || FIRST_PAYER_COUNTRY;
  return { ...values, items, texts: { ...values.texts, 'payer.country': payerCountry } };
}

function knownValues(
  draft: Draft,
  lane: Lane,
  customer: Customer | null,
  home: SavedAddress | undefined,
): BookingValues {
  const { request } = draft.quote;
  const values = readBookingValues(new FormData());
  const recipientCity = placeParts(request.destination)[0] ?? '';
  const recipient = readAddress(draft.recipientAddress, recipientCity);
  const texts = {
    ...values.texts,
    'shipper.city': placeParts(request.origin)[0] ?? '',
    'recipient.line1': recipient.line1,
    'recipient.line2': recipient.line2,
    'recipient.postalCode': recipient.postalCode,
    'recipient.city': recipientCity,
  };
  if (customer === null) return { ...values, texts };
  const names = customer.name.split(' ');
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
      'payer.firstName': names.slice(0, -1).join(' ') || customer.name,
      'payer.lastName': names.length > 1 ? (names.at(-1) ?? '') : '',
      'payer.country': PAYER_COUNTRIES.find((code) => code === customer.country) ?? '',
    },
  };
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
