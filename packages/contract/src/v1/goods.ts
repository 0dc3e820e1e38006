import { EXPORT_REASONS } from '@waypost/domain/customs-areas';
import { FREIGHT_MODES, INCOTERMS, MAX_PARCELS, PARCEL_LEVELS } from '@waypost/domain/rates';
import { z } from 'zod';
import { BOX, Cents, Email, Grams, Phone, plainText, saysAtLeast } from '../fields.ts';
import { Country, example, open } from './fields.ts';

export const Service = open(example(z.enum([...PARCEL_LEVELS, ...FREIGHT_MODES]), 'standard'));

/** Weight and size of one piece. */
const Piece = {
  /** Weight in grams. */
  weightGrams: example(BOX.weightGrams.min(1), 2500),
  /** Longest side in millimetres. */
  lengthMm: example(BOX.lengthMm.min(1), 300),
  /** Second side in millimetres. */
  widthMm: example(BOX.widthMm.min(1), 200),
  /** Third side in millimetres. */
  heightMm: example(BOX.heightMm.min(1), 100),
};

const Parcel = z.strictObject(Piece).meta({ id: 'V1Parcel' });

/** Weight and size in answers. */
export const PieceSize = z
  .strictObject({
    /** Weight in grams. */
    weightGrams: example(z.int(), 2500),
    /** Longest side in millimetres. */
    lengthMm: example(z.int(), 300),
    /** Second side in millimetres. */
    widthMm: example(z.int(), 200),
    /** Third side in millimetres. */
    heightMm: example(z.int(), 100),
  })
  .meta({ id: 'V1PieceSize' });

const Freight = z
  .strictObject({
    /** How many pallets there are. */
    pallets: example(z.int().min(1).max(200), 2),
    /** Weight and size of each. */
    pallet: z.strictObject(Piece).meta({ id: 'V1Pallet' }),
    /** Default: the incoterm of the carrier's settings. */
    incoterm: example(z.enum(INCOTERMS).optional(), 'DAP'),
  })
  .meta({ id: 'V1Freight' });

/** What is sent: `parcels` or `freight`, one of them. */
export const CONTENTS = {
  /** Parcels, each with a label of its own. */
  parcels: z.array(Parcel).min(1).max(MAX_PARCELS).optional(),
  /** Pallets. */
  freight: Freight.optional(),
  /** Covers loss and damage up to the declared value. */
  insured: example(z.boolean().default(false), false),
};

/** Exactly one of two. */
export function oneOf(first: string, second: string) {
  return ({ value, issues }: z.core.ParsePayload<object>) => {
    const given = [first, second].filter((name) => Reflect.get(value, name) !== undefined);
    if (given.length === 1) return;
    const message = `send ${first} or ${second}, one of them`;
    issues.push({ code: 'custom', message, path: [second], input: value });
  };
}

export const Place = z
  .strictObject({
    /** The city. */
    city: example(plainText(1, 80), 'Antwerp'),
    /** ISO 3166-1 alpha-2 code of the country. */
    country: Country,
    /** Not needed for a price. */
    postalCode: example(plainText(0, 16).default(''), '2000'),
    /** Not needed for a price. */
    region: example(plainText(0, 80).default(''), ''),
  })
  .meta({ id: 'V1Place' });

export const ADDRESS = {
  /** Name of the person or company. */
  name: example(plainText(2, 120), 'Rosa Recipient'),
  /** Phone number; may be empty. */
  phone: example(Phone.default(''), '+33 1 23 45 67 89'),
  /** Street and number. */
  line1: example(plainText(2, 120).check(saysAtLeast(3)), '5 Rue de Rivoli'),
  /** Floor, unit or building; may be empty. */
  line2: example(plainText(0, 120).default(''), ''),
  /** The city. */
  city: example(plainText(1, 80), 'Paris'),
  /** State or region; may be empty. */
  region: example(plainText(0, 80).default(''), ''),
  /** In the shape of the country; required where the country has postal codes. */
  postalCode: example(plainText(0, 16).default(''), '75001'),
  /** ISO 3166-1 alpha-2 code of the country. */
  country: example(Country, 'FR'),
};

export const Sender = z
  .strictObject({
    ...ADDRESS,
    /** Default: the address of the account. */
    email: example(Email.optional(), 'dispatch@example.com'),
  })
  .meta({ id: 'V1Sender' });

/** Printed on the label. */
export const DeliveryInstructions = example(plainText(0, 120), 'Leave it with the porter.');

export const Recipient = z
  .strictObject({
    ...ADDRESS,
    /** Gets news of the delivery. */
    email: example(Email, 'rosa.recipient@example.org'),
    // without a default: an Idempotency-Key of an older release must fit the same body
    /** What the courier should know at the door. Printed on the label. */
    instructions: DeliveryInstructions.optional(),
  })
  .meta({ id: 'V1Recipient' });
export type Recipient = z.infer<typeof Recipient>;

/** An address in answers. */
export const Party = z
  .strictObject({
    /** Name of the person or company. */
    name: example(z.string(), 'Rosa Recipient'),
    /** Email address; empty once its person was erased. */
    email: example(z.string(), 'rosa.recipient@example.org'),
    /** Phone number; may be empty. */
    phone: example(z.string(), '+33 1 23 45 67 89'),
    /** Street and number. */
    line1: example(z.string(), '5 Rue de Rivoli'),
    /** Floor, unit or building; may be empty. */
    line2: example(z.string(), ''),
    /** The city. */
    city: example(z.string(), 'Paris'),
    /** State or region; may be empty. */
    region: example(z.string(), ''),
    /** Postal code; may be empty. */
    postalCode: example(z.string(), '75001'),
    /** ISO 3166-1 alpha-2 code of the country. */
    country: example(Country, 'FR'),
  })
  .meta({ id: 'V1Party' });

export const Item = z
  .strictObject({
    /** What it is. */
    description: example(plainText(2, 120).check(saysAtLeast(3)), 'Cotton shirts'),
    /** How many there are. */
    quantity: example(z.int().min(1).max(100_000), 3),
    /** Weight of the whole line. */
    weightGrams: example(Grams, 900),
    /** Value of the whole line, in cents of the tariff's currency. */
    valueCents: example(Cents, 7500),
    /** Where it was made. */
    originCountry: example(Country.nullable().default(null), 'PT'),
    /** Harmonized System code, six to ten digits; may be empty. */
    hsCode: example(
      z
        .string()
        .regex(/^(?:[0-9]{6,10})?$/)
        .default(''),
      '610510',
    ),
  })
  .meta({ id: 'V1Item' });

export const ExportReason = example(z.enum(EXPORT_REASONS), 'sale');
