import type { BulkCellFault } from '@waypost/contract';
import { gramsFromKgText, millimetresFromCmText } from '@waypost/domain/measures';
import { centsFromText } from '@waypost/domain/money';
import { countryCodeOf, countryPart, placeParts } from '@waypost/domain/places';
import { FREIGHT_MODES, INCOTERMS, PARCEL_LEVELS } from '@waypost/domain/rates';

/** One cell: its value, or what is wrong with it. */
type ReadCell<T> = T | BulkCellFault[];

/** "1,000" is one to some and a thousand to others; "0,125" and "1,5" are clear. */
const AMBIGUOUS = /^[1-9]\d{0,2},\d{3}$/;
const MAX_PIECES = 200;

function decimal(
  unit: RegExp,
  reader: (text: string) => number | null,
  refusal: BulkCellFault,
): (text: string) => ReadCell<number> {
  return (text) => {
    const bare = text.replace(unit, '').trim();
    if (AMBIGUOUS.test(bare)) return ['ambiguous_number'];
    return reader(bare) ?? [refusal];
  };
}

/** A cell may name the unit of its column, and no other. */
export const readMeasure = {
  kilograms: decimal(/kgs?\.?$/i, gramsFromKgText, 'not_a_number'),
  centimetres: decimal(/cm\.?$/i, millimetresFromCmText, 'not_a_number'),
};

export const readAmount = decimal(/^(?:€|eur)|(?:€|eur)$/i, centsFromText, 'not_an_amount');

export function readCount(text: string): ReadCell<number> {
  const count = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return count >= 1 && count <= MAX_PIECES ? count : ['not_a_count'];
}

/** Letters only, in one case: "Air freight" and "AIR_FREIGHT" are one. */
function fold(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z]/g, '');
}

export function readService(text: string) {
  const name = fold(text);
  const level = PARCEL_LEVELS.find((each) => name === each || name === `${each}parcel`);
  if (level !== undefined) return { type: 'parcel' as const, level };
  const bare = name.replace(/freight$/, '').replace('ocean', 'sea');
  const mode = FREIGHT_MODES.find((each) => each === bare);
  if (mode !== undefined) return { type: 'freight' as const, mode };
  return ['service_unknown' as const];
}

export function readIncoterm(text: string): ReadCell<(typeof INCOTERMS)[number]> {
  const term = text.toUpperCase();
  return INCOTERMS.find((each) => each === term) ?? ['incoterm_unknown'];
}

const PAYMENTS = {
  on_delivery: ['ondelivery', 'cod', 'cashondelivery', 'payondelivery', 'collect'],
  on_account: ['onaccount', 'account', 'invoice', 'oninvoice', 'statement', 'onstatement'],
} as const;

export function readPayment(text: string): ReadCell<keyof typeof PAYMENTS> {
  const name = fold(text);
  if (PAYMENTS.on_delivery.some((each) => each === name)) return 'on_delivery';
  return PAYMENTS.on_account.some((each) => each === name) ? 'on_account' : ['payment_unknown'];
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** A city with its country in the same cell, or in the country column. */
export function readPlace(
  city: string,
  country: string,
): { place: string } | { unknown: 'city' | 'country' } {
  if (city === '') return { place: '' };
  const named = countryCodeOf(countryPart(city));
  if (country === '') return named === null ? { unknown: 'city' } : { place: city };
  const code = countryCodeOf(country);
  if (code === null) return { unknown: 'country' };
  const isSaid = named === code && placeParts(city).length > 1;
  return { place: isSaid ? city : `${city}, ${countryNames.of(code) ?? code}` };
}
