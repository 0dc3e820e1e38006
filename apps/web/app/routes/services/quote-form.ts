import type {
  Calendars,
  FreightQuoteRequest,
  ParcelQuoteRequestInput,
  SavedAddress,
} from '@waypost/contract/client';
import { countryCodeOf, countryPart } from '@waypost/domain/places';
import {
  FREIGHT_MODES,
  type FreightMode,
  type Incoterm,
  INCOTERMS,
  MAX_PARCELS,
  PARCEL_LEVELS,
  type ParcelLevel,
  type RateInput,
  rateProblems,
  type Tariff,
} from '@waypost/domain/rates';
import { formatCountry } from '@waypost/i18n/formats';
import { DEFAULT_LOCALE } from '@waypost/i18n/locales';
import type { MessageKey } from '@waypost/i18n/messages';
import { isEmail, isStreetAddress } from '../../parcels/contact-rules.ts';
import type { ShownRefusal } from '../../platform/refused.tsx';
import {
  boxField,
  type Boxes,
  type BoxField,
  invalidMeasures,
  readBox,
  readBoxTexts,
} from './box-fields.ts';

export type QuoteKind = 'parcel' | 'freight';

/** The form as typed. Browser and server read it with the same functions. */
export type QuoteValues = {
  kind: QuoteKind;
  level: ParcelLevel;
  mode: FreightMode;
  from: string;
  to: string;
  /** At least one; freight has one, for each of its pallets. */
  boxes: Boxes;
  pallets: string;
  /** Null for the default of the server. */
  incoterm: Incoterm | null;
  recipientEmail: string;
  recipientAddress: string;
};

export type FieldName =
  | Exclude<keyof QuoteValues, 'kind' | 'level' | 'mode' | 'incoterm' | 'boxes'>
  | ReturnType<typeof boxField>;
/** `service` is the chosen level or mode. */
export type Faults = Partial<Record<FieldName | 'service', MessageKey<'quote'>>>;

export type QuoteAnswer = {
  values: QuoteValues;
  /** The original text that was replaced by a place. */
  takenFor: Partial<Record<'from' | 'to', string>>;
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
    boxes: readBoxTexts((name) => given.has(name), text, isFreight ? 1 : MAX_PARCELS),
    pallets: text('pallets') || '1',
    incoterm: INCOTERMS.find((term) => term === text('incoterm')) ?? null,
    recipientEmail: text('recipientEmail'),
    recipientAddress: text('recipientAddress'),
  };
}

/** A recipient of the address book in the fields of the form. */
export function pickedTexts(address: SavedAddress) {
  const { line1, line2, postalCode, city, region, email, country } = address;
  return {
    to: `${city}, ${formatCountry(country, DEFAULT_LOCALE)}`,
    recipientEmail: email,
    recipientAddress: [line1, line2, `${postalCode} ${city}`.trim(), region]
      .filter(Boolean)
      .join(', '),
  };
}

/** One for each parcel, or one for all pallets; null while a measure is no number. */
export function rateInputsOf(values: QuoteValues): RateInput[] | null {
  const boxes = values.boxes.map(readBox).filter((box) => box !== null);
  if (boxes.length < values.boxes.length) return null;
  if (values.kind === 'parcel') {
    return boxes.map((box) => ({ kind: 'parcel', level: values.level, ...box }));
  }
  const pallets = readPallets(values.pallets);
  if (pallets === null) return null;
  return boxes.map((box) => ({ kind: 'freight', mode: values.mode, pallets, ...box }));
}

export function hasKnownCountry(place: string): boolean {
  return countryCodeOf(countryPart(place)) !== null;
}

/** The faults that prevent a booking, by field. */
export function findFaults(tariff: Tariff, values: QuoteValues): Faults {
  const faults: Faults = {};
  for (const end of ['from', 'to'] as const) {
    if (values[end].length < 2 || values[end].length > 160) faults[end] = 'placeMissing';
    else if (!hasKnownCountry(values[end])) faults[end] = 'countryUnknown';
  }
  for (const [at, box] of values.boxes.entries()) {
    for (const field of invalidMeasures(box)) faults[boxField(at, field)] = 'measureInvalid';
  }
  if (values.kind === 'freight' && readPallets(values.pallets) === null) {
    faults.pallets = 'palletsInvalid';
  }
  for (const [at, input] of (rateInputsOf(values) ?? []).entries()) {
    const [field, fault] = measureFault(tariff, input) ?? [];
    if (field !== undefined && fault !== undefined) faults[boxField(at, field)] = fault;
  }
  if (!isEmail(values.recipientEmail)) faults.recipientEmail = 'recipientEmailInvalid';
  if (!isStreetAddress(values.recipientAddress)) {
    faults.recipientAddress = 'recipientAddressInvalid';
  }
  return faults;
}

function measureFault(
  tariff: Tariff,
  input: RateInput,
): [BoxField, MessageKey<'quote'>] | undefined {
  const { weightGrams, lengthMm, widthMm, heightMm } = input;
  if (weightGrams === 0 && lengthMm * widthMm * heightMm === 0) return ['weight', 'nothingToPrice'];
  const [problem] = rateProblems(tariff, input);
  if (problem === 'over_max_piece_weight') return ['weight', 'overMaxPieceShort'];
  if (problem === 'measure_out_of_range') return ['weight', 'measureTooLarge'];
  // The contract's bounds for one piece or pallet: 10 t and 20 m.
  if (weightGrams > 10_000_000) return ['weight', 'measureTooLarge'];
  if (lengthMm > 20_000) return ['length', 'measureTooLarge'];
  if (widthMm > 20_000) return ['width', 'measureTooLarge'];
  return heightMm > 20_000 ? ['height', 'measureTooLarge'] : undefined;
}

/** Only for values without faults. */
export function quoteRequestOf(
  values: QuoteValues,
  inputs: readonly RateInput[],
): ParcelQuoteRequestInput | FreightQuoteRequest {
  const boxes = inputs.map(({ weightGrams, lengthMm, widthMm, heightMm }) => {
    return { weightGrams, lengthMm, widthMm, heightMm };
  });
  const route = { origin: values.from, destination: values.to };
  const [first] = inputs;
  const [pallet] = boxes;
  if (first?.kind !== 'freight' || pallet === undefined) {
    return { serviceType: 'parcel', ...route, serviceLevel: values.level, parcels: boxes };
  }
  return {
    serviceType: 'freight',
    ...route,
    mode: first.mode,
    pallet,
    pallets: first.pallets,
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
