import type { Customer, ParcelQuoteRequestInput, SavedAddress } from '@waypost/contract/client';
import { gramsFromKgText, millimetresFromCmText } from '@waypost/domain/measures';
import { MAX_PARCELS, PARCEL_LEVELS, type ParcelLevel } from '@waypost/domain/rates';
import { formatCountry } from '@waypost/i18n/formats';
import { DEFAULT_LOCALE } from '@waypost/i18n/locales';
import { type BookingValues, readBookingValues } from '../booking-form.ts';
import { addressOf } from '../booking-request.ts';
import { savedTexts } from '../start-values.ts';

/** One parcel, or several of the same weight and size. */
const PARCEL_FIELDS = ['weight', 'length', 'width', 'height', 'count'] as const;
type ParcelTexts = Record<(typeof PARCEL_FIELDS)[number], string>;

/** The form as typed. Its fields have the names of the checkout, which takes over what is not booked here. */
export type NewValues = {
  booking: BookingValues;
  recipientEmail: string;
  recipientCountry: string;
  parcel: ParcelTexts;
  level: ParcelLevel;
};

type Fields = { get(name: string): unknown };

export function readNewValues(form: Fields): NewValues {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim().slice(0, 300) : '';
  };
  return {
    booking: { ...readBookingValues(form), payerIsShipper: true },
    recipientEmail: text('recipientEmail'),
    recipientCountry: text('recipientCountry'),
    parcel: Object.fromEntries(PARCEL_FIELDS.map((name) => [name, text(name)])) as ParcelTexts,
    level: PARCEL_LEVELS.find((level) => level === text('level')) ?? 'standard',
  };
}

export function emptyValues(): NewValues {
  const values = readNewValues(new FormData());
  return { ...values, parcel: { ...values.parcel, count: '1' } };
}

/** A saved address in the fields of the recipient, by their names. */
export function recipientTexts(address: SavedAddress): [name: string, text: string][] {
  return [
    ...savedTexts('recipient', address),
    ['recipientEmail', address.email],
    ['recipientCountry', address.country],
  ];
}

export function withRecipient(values: NewValues, address: SavedAddress): NewValues {
  const { booking } = values;
  const texts = { ...booking.texts, ...Object.fromEntries(savedTexts('recipient', address)) };
  const { email: recipientEmail, country: recipientCountry } = address;
  return { ...values, booking: { ...booking, texts }, recipientEmail, recipientCountry };
}

/** Where parcels start: the default of the address book, else the address of the profile. */
export type Sender = {
  texts: Record<string, string>;
  country: string;
  name: string;
  place: string;
};

export function senderOf(customer: Customer, addresses: readonly SavedAddress[]): Sender | null {
  const home = addresses.find(({ isDefault }) => isDefault) ?? {
    name: customer.name,
    phone: customer.phone,
    line1: customer.addressLine1,
    line2: customer.addressLine2,
    city: customer.city,
    region: customer.region,
    postalCode: customer.postalCode,
    country: customer.country,
  };
  if (home.line1 === '' || home.city === '' || home.country === '') return null;
  const texts = {
    shipperName: home.name,
    shipperPhone: home.phone || customer.phone,
    shipperEmail: customer.email,
    'shipper.line1': home.line1,
    'shipper.line2': home.line2,
    'shipper.city': home.city,
    'shipper.region': home.region,
    'shipper.postalCode': home.postalCode,
    'payer.country': home.country,
  };
  const place = [home.line1, `${home.postalCode} ${home.city}`.trim()].join(', ');
  return { texts, country: home.country, name: home.name, place };
}

/** From here on the form is one of the checkout, with both its parties. */
export function sentBy(sender: Sender, values: NewValues): NewValues {
  const texts = { ...values.booking.texts, ...sender.texts };
  return { ...values, booking: { ...values.booking, texts } };
}

/** The recipient as an entry of the address book. */
export function recipientOf({ booking, recipientEmail, recipientCountry }: NewValues) {
  const { recipientName: name, recipientPhone: phone } = booking.texts;
  const lines = addressOf(booking, 'recipient');
  return { name, email: recipientEmail, phone, country: recipientCountry, ...lines };
}

type Box = { weightGrams: number; lengthMm: number; widthMm: number; heightMm: number };

export function parcelTexts(box: Box, count: number): NewValues['parcel'] {
  const centimetres = (millimetres: number) => (millimetres === 0 ? '' : String(millimetres / 10));
  return {
    weight: String(box.weightGrams / 1000),
    length: centimetres(box.lengthMm),
    width: centimetres(box.widthMm),
    height: centimetres(box.heightMm),
    count: String(count),
  };
}

export function countOf({ parcel }: NewValues): number | null {
  const count = /^\d{1,3}$/.test(parcel.count) ? Number(parcel.count) : 0;
  return count >= 1 && count <= MAX_PARCELS ? count : null;
}

/** Only for values without faults. */
export function quoteRequestOf(sender: Sender, values: NewValues): ParcelQuoteRequestInput {
  const { parcel, booking, level, recipientCountry } = values;
  const millimetres = (text: string) => millimetresFromCmText(text || '0') ?? 0;
  const box = {
    weightGrams: gramsFromKgText(parcel.weight) ?? 0,
    lengthMm: millimetres(parcel.length),
    widthMm: millimetres(parcel.width),
    heightMm: millimetres(parcel.height),
  };
  return {
    serviceType: 'parcel',
    origin: placeOf(sender.texts['shipper.city'] ?? '', sender.country),
    destination: placeOf(booking.texts['recipient.city'], recipientCountry),
    serviceLevel: level,
    parcels: Array.from({ length: countOf(values) ?? 1 }, () => box),
  };
}

/** As a draft keeps it, in one text. */
export function addressText({ booking: { texts } }: NewValues): string {
  const place = `${texts['recipient.postalCode']} ${texts['recipient.city']}`.trim();
  const lines = [texts['recipient.line1'], texts['recipient.line2'], place];
  return [...lines, texts['recipient.region']].filter(Boolean).join(', ').slice(0, 300);
}

/** All that a price depends on, and for whom it was made: a price for another basis is none. */
export function basisOf(values: NewValues): string {
  const { recipientEmail, recipientCountry, parcel, level } = values;
  return JSON.stringify([recipientEmail, recipientCountry, addressText(values), parcel, level]);
}

function placeOf(city: string, country: string): string {
  return `${city}, ${formatCountry(country, DEFAULT_LOCALE)}`;
}
