import { FREIGHT_MODES, INCOTERMS, MAX_PARCELS, PARCEL_LEVELS } from '@waypost/domain/rates';
import { SETTABLE_STATUSES } from '@waypost/domain/tracking';
import { z } from 'zod';
import { endpointsOf } from '../endpoint.ts';
import {
  BOX,
  Cents,
  Email,
  EmailOrNothing,
  OrderReference,
  Phone,
  plainText,
  saysAtLeast,
} from '../fields.ts';
import { ChargeLine } from './quotes.ts';
import { CityAndCountry, DeliveryDays, PriceOverride } from './staff-edits.ts';

const endpoint = endpointsOf('shipments');

/** What the price follows from. */
const MEASURED = {
  serviceType: z.enum(['parcel', 'freight']),
  parcel: z
    .object({
      level: z.enum(PARCEL_LEVELS),
      /** How many of this weight and size. */
      pieces: z.int().min(1).max(MAX_PARCELS).default(1),
      ...BOX,
    })
    .optional(),
  freight: z
    .object({
      mode: z.enum(FREIGHT_MODES),
      pallets: z.int().min(1).max(200),
      /** Default: the incoterm in force. */
      incoterm: z.enum(INCOTERMS).optional(),
      ...BOX,
    })
    .optional(),
  from: CityAndCountry,
  to: CityAndCountry,
};

const EntryPayment = z.enum(['on_account', 'on_delivery']);

export const ShipmentEntry = z
  .object({
    /** Chosen by the client. Sending the same id twice creates one shipment. */
    id: z.uuid(),
    /** Account it belongs to; none if missing. */
    userId: z.uuid().optional(),
    /** An additional number to find it by; it always gets a tracking number of its own. */
    trackingNumber: plainText(0, 64).optional(),
    orderReference: OrderReference.optional(),
    ...MEASURED,
    /** What is sent; empty if it is not known. */
    contents: plainText(0, 120).default(''),
    /** What it is worth, where `contents` says what it is. */
    declaredValueCents: Cents.default(0),
    status: z.enum(SETTABLE_STATUSES).default('Created'),
    /** Default: the name in the customer's account. */
    shipperName: plainText(0, 120).default(''),
    shipperEmail: EmailOrNothing.default(''),
    shipperPhone: Phone.default(''),
    recipientName: plainText(1, 120),
    recipientEmail: Email,
    recipientPhone: Phone.default(''),
    recipientAddress: plainText(3, 300).check(saysAtLeast(6)),
    payment: EntryPayment,
    /** Replaces the price of the tariff; needs the permission to move money. */
    price: PriceOverride.optional(),
    eta: DeliveryDays.optional(),
  })
  .refine(({ serviceType, ...entry }) => entry[serviceType] !== undefined, {
    message: 'the measures are missing',
  })
  .refine(({ contents, declaredValueCents }) => declaredValueCents === 0 || contents.length > 1, {
    path: ['contents'],
    message: 'a value needs contents',
  })
  .refine(({ payment, userId }) => payment !== 'on_account' || userId !== undefined, {
    path: ['payment'],
    message: 'only a customer has an account',
  })
  .meta({ id: 'ShipmentEntry' });
export type ShipmentEntry = z.infer<typeof ShipmentEntry>;

export const enterShipment = endpoint('POST /api/admin/shipments', {
  summary:
    'Enter a shipment, with or without a customer account, at the price of the tariff or another.',
  body: ShipmentEntry,
  answers: {
    201: z
      .object({
        id: z.uuid(),
        trackingNumber: z.string(),
        priceCents: z.int(),
        currency: z.string(),
      })
      .meta({ id: 'ShipmentEntered' }),
  },
  problems: [
    'second_factor_enrolment_needed',
    'cross_site_request',
    'customer_unknown',
    'no_credit',
    'over_credit_limit',
    'reference_too_short',
    'reference_mistyped',
    'reference_taken',
    'place_unknown',
    'nothing_to_price',
    'over_max_piece_weight',
    'service_not_available',
    'measure_out_of_range',
    'pallets_below_one',
    'delivery_days_impossible',
    'form_already_sent',
  ],
});

const PricedEntry = z.object({ ...MEASURED, payment: EntryPayment }).meta({ id: 'PricedEntry' });
export type PricedEntry = z.infer<typeof PricedEntry>;

const EntryPrice = z
  .object({ lines: z.array(ChargeLine), totalCents: Cents, currency: z.string() })
  .meta({ id: 'EntryPrice' });
export type EntryPrice = z.infer<typeof EntryPrice>;

export const priceEntry = endpoint('POST /api/admin/shipments/price', {
  summary: 'What a shipment would cost that staff is about to enter. Nothing is stored.',
  body: PricedEntry,
  answers: { 200: EntryPrice },
  problems: [
    'second_factor_enrolment_needed',
    'cross_site_request',
    'place_unknown',
    'nothing_to_price',
    'over_max_piece_weight',
    'service_not_available',
    'measure_out_of_range',
    'pallets_below_one',
  ],
});
