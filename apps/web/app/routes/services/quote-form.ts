import type {
  Calendars,
  FreightQuoteRequest,
  ParcelQuoteRequestInput,
} from '@waypost/contract/client';
import { gramsFromKgText, millimetresFromCmText } from '@waypost/domain/measures';
import { countryCodeOf, countryPart } from '@waypost/domain/places';
import {
  FREIGHT_MODES,
  type FreightMode,
  type Incoterm,
  INCOTERMS,
  PARCEL_LEVELS,
  type ParcelLevel,
  type RateInput,
  rateProblems,
  type Tariff,
} from '@waypost/domain/rates';
import type { MessageKey } from '@waypost/i18n/messages';
import { isEmail, isStreetAddress } from '../../parcels/contact-rules.ts';
import type { ShownRefusal } from '../../platform/refused.tsx';

export type QuoteKind = 'parcel' | 'freight';

/** The form as typed. Browser and server read it with the same functions. */
export type QuoteValues = {
  kind: QuoteKind;
  level: ParcelLevel;
  mode: FreightMode;
  from: string;
  to: string;
  weight: string;
  length: string;
  width: string;
  height: string;
  pallets: string;
  /** Null for the default, which the server knows. */
  incoterm: Incoterm | null;
  recipientEmail: string;
  recipientAddress: string;
};

export type FieldName = Exclude<keyof QuoteValues, 'kind' | 'level' | 'mode' | 'incoterm'>;
export type Faults = Partial<Record<FieldName, MessageKey<'quote'>>>;

export type QuoteAnswer = {
  values: QuoteValues;
  calendars: Calendars | null;
  checked: boolean;
  refusal: ShownRefusal | null;
};

/** Reads form data or the query of a link; anything unknown becomes the default. */
export function readQuoteValues(given: FormData | URLSearchParams): QuoteValues {
  const text = (name: string) => {
    const value = given.get(name);
    return typeof value === 'string' ? value.trim().slice(0, 400) : '';
  };
  const mode = FREIGHT_MODES.find((known) => known === text('mode'));
  const isFreight = text('type') === 'freight' || (text('type') === '' && mode !== undefined);
  return {
    kind: isFreight ? 'freight' : 'parcel',
    level: oneOf(PARCEL_LEVELS, text('level'), 'standard'),
    mode: mode ?? 'road',
    from: text('from'),
    to: text('to'),
    weight: text('weight'),
    length: text('length'),
    width: text('width'),
    height: text('height'),
    pallets: text('pallets') || '1',
    incoterm: INCOTERMS.find((term) => term === text('incoterm')) ?? null,
    recipientEmail: text('recipientEmail'),
    recipientAddress: text('recipientAddress'),
  };
}

/** A measure left empty is 0: a parcel can be priced by weight alone, or by size alone. */
export function rateInputOf(values: QuoteValues): RateInput | null {
  const weightGrams = gramsFromKgText(values.weight || '0');
  const lengthMm = millimetresFromCmText(values.length || '0');
  const widthMm = millimetresFromCmText(values.width || '0');
  const heightMm = millimetresFromCmText(values.height || '0');
  if (weightGrams === null || lengthMm === null || widthMm === null || heightMm === null)
    return null;
  const box = { weightGrams, lengthMm, widthMm, heightMm };
  if (values.kind === 'parcel') return { kind: 'parcel', level: values.level, ...box };
  const pallets = readPallets(values.pallets);
  return pallets === null ? null : { kind: 'freight', mode: values.mode, pallets, ...box };
}

export function hasKnownCountry(place: string): boolean {
  return countryCodeOf(countryPart(place)) !== null;
}

/** What keeps the form from being booked, by field. */
export function findFaults(tariff: Tariff, values: QuoteValues): Faults {
  const faults: Faults = {};
  for (const end of ['from', 'to'] as const) {
    if (values[end].length < 2 || values[end].length > 160) faults[end] = 'placeMissing';
    else if (!hasKnownCountry(values[end])) faults[end] = 'countryUnknown';
  }
  if (gramsFromKgText(values.weight || '0') === null) faults.weight = 'measureInvalid';
  for (const side of ['length', 'width', 'height'] as const) {
    if (millimetresFromCmText(values[side] || '0') === null) faults[side] = 'measureInvalid';
  }
  if (values.kind === 'freight' && readPallets(values.pallets) === null) {
    faults.pallets = 'palletsInvalid';
  }
  const input = rateInputOf(values);
  if (input !== null) Object.assign(faults, measureFaults(tariff, input));
  if (!isEmail(values.recipientEmail)) faults.recipientEmail = 'recipientEmailInvalid';
  if (!isStreetAddress(values.recipientAddress)) {
    faults.recipientAddress = 'recipientAddressInvalid';
  }
  return faults;
}

function measureFaults(tariff: Tariff, input: RateInput): Faults {
  const { weightGrams, lengthMm, widthMm, heightMm } = input;
  if (weightGrams === 0 && lengthMm * widthMm * heightMm === 0) return { weight: 'nothingToPrice' };
  const [problem] = rateProblems(tariff, input);
  if (problem === 'over_max_piece_weight') return { weight: 'overMaxPieceShort' };
  if (problem === 'measure_out_of_range') return { weight: 'measureTooLarge' };
  // The contract's bounds for one piece or pallet: 10 t and 20 m.
  if (weightGrams > 10_000_000) return { weight: 'measureTooLarge' };
  if (lengthMm > 20_000) return { length: 'measureTooLarge' };
  if (widthMm > 20_000) return { width: 'measureTooLarge' };
  return heightMm > 20_000 ? { height: 'measureTooLarge' } : {};
}

/** Only for values without faults. */
export function quoteRequestOf(
  values: QuoteValues,
  input: RateInput,
): ParcelQuoteRequestInput | FreightQuoteRequest {
  const { weightGrams, lengthMm, widthMm, heightMm } = input;
  const box = { weightGrams, lengthMm, widthMm, heightMm };
  const route = { origin: values.from, destination: values.to };
  return input.kind === 'parcel'
    ? { serviceType: 'parcel', ...route, serviceLevel: input.level, parcels: [box] }
    : {
        serviceType: 'freight',
        ...route,
        mode: input.mode,
        pallet: box,
        pallets: input.pallets,
        ...(values.incoterm !== null && { incoterm: values.incoterm }),
      };
}

function readPallets(text: string): number | null {
  const count = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return count >= 1 && count <= 200 ? count : null;
}

function oneOf<const T extends string>(known: readonly T[], text: string, otherwise: T): T {
  return known.find((value) => value === text) ?? otherwise;
}
