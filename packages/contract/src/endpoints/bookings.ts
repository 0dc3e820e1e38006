import { PAYMENT_METHODS } from '@waypost/domain/charges';
import { EXPORT_REASONS } from '@waypost/domain/customs-areas';
import { z } from 'zod';
import { endpointsOf } from '../endpoint.ts';
import {
  ADDRESS_LINES,
  Cents,
  CountryCode,
  Currency,
  Email,
  Grams,
  OrderReference,
  Phone,
  plainLines,
  plainText,
  saysAtLeast,
  Token,
} from '../fields.ts';
import { HANDOVER_PROBLEMS, HandoverChoice } from './handovers.ts';
import { Charges, Eta, Quote } from './quotes.ts';
import { CheckoutRates } from './tariffs.ts';

const endpoint = endpointsOf('bookings', 'bookings');

export const PaymentMethod = z.enum(PAYMENT_METHODS);

/** States of an attempt that a caller can see; the state machine is in the server's bookings feature. */
export const ATTEMPT_STATES = [
  'claimed',
  'authorising',
  'requires_action',
  'authorised',
  'booked',
  'captured',
  'declined',
  'cancelled',
  'expired',
  'capture_failed',
  'disputed',
] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];

export const DraftRequest = z
  .object({
    quoteId: z.uuid(),
    recipientEmail: Email,
    /** Longer than five characters after trimming, as the estimator promises. */
    recipientAddress: plainLines(3, 300).check(saysAtLeast(6)),
  })
  .meta({ id: 'DraftRequest' });

/** Twice a form with twenty items and long texts. */
const MAX_DETAILS_LENGTH = 20_000;

function lengthOf(fields: Record<string, string>): number {
  return Object.entries(fields).reduce((sum, [name, text]) => sum + name.length + text.length, 0);
}

/** A partly completed checkout form: no field is required, every field has a maximum length. */
export const DraftDetails = z
  .record(z.string().regex(/^[A-Za-z0-9.]{1,40}$/), plainLines(0, 300))
  .refine((fields) => Object.keys(fields).length <= 200, 'too many fields')
  .refine((fields) => lengthOf(fields) <= MAX_DETAILS_LENGTH, 'too long')
  .meta({ id: 'DraftDetails' });

/** An address typed as one text, in fields. */
export const ReadAddress = z
  .object({
    ...ADDRESS_LINES,
    /** False if it could be read otherwise: show the fields to the person who typed it. */
    sure: z.boolean(),
  })
  .meta({ id: 'ReadAddress' });

export const Draft = z
  .object({
    id: Token,
    quote: Quote,
    recipientEmail: z.string(),
    recipientAddress: z.string(),
    /** `recipientAddress` in the fields of a booking. */
    recipientFields: ReadAddress,
    /** Send this as the `Idempotency-Key` of the next booking call for this draft. */
    attemptId: Token,
    /**
     * Charges by payment method, with and without insurance, for the declared value that was asked about; 0 if
     * none was. An insured booking of another value is refused with the charges of that value.
     */
    charges: z.array(
      z.object({
        method: PaymentMethod,
        insured: z.boolean(),
        /** False for `on_account`, which takes an account with a credit limit: see `readCredit`. */
        available: z.boolean(),
        charges: Charges,
      }),
    ),
    /** What the charges are made of, to price another declared value. */
    rates: CheckoutRates,
    /** True when the goods leave a customs area; `items` are then required. */
    customs: z.boolean(),
    /** The terms of carriage in force, with their list of prohibited goods. Send it as `acceptedTerms`. */
    termsVersion: z.string(),
    /** The checkout form as last saved, so that it survives a reload. */
    details: DraftDetails.nullable(),
    /** Set once the draft has become a shipment. */
    receiptId: Token.nullable(),
  })
  .meta({ id: 'Draft' });
export type Draft = z.infer<typeof Draft>;

export const createDraft = endpoint('POST /api/drafts', {
  summary: 'Save a quote with its recipient for 24 hours, to be booked while the quote is valid.',
  body: DraftRequest,
  answers: { 201: Draft },
  problems: [
    'not_found',
    'place_not_bookable',
    'quote_expired',
    'country_embargoed',
    'cross_site_request',
  ],
});

export const readDraft = endpoint('GET /api/drafts/:draftId', {
  summary: 'A draft by its unguessable id.',
  params: z.object({ draftId: Token }),
  query: z.object({
    /** Sum of the values of the goods, for the price of their insurance. */
    declaredValueCents: z.coerce.number().pipe(Cents).optional(),
  }),
  answers: { 200: Draft },
  problems: ['draft_not_found'],
});

export const saveDraftDetails = endpoint('PUT /api/drafts/:draftId/details', {
  summary: 'Save the current content of the checkout form.',
  params: z.object({ draftId: Token }),
  body: DraftDetails,
  answers: { 200: z.object({ saved: z.literal(true) }).meta({ id: 'DraftSaved' }) },
  problems: ['draft_not_found'],
});

/**
 * Country and city are those of the quote: the city may be written in another way or name a district, and an
 * address elsewhere needs a quote of its own.
 */
export const PostalAddress = z
  .object({
    line1: plainText(2, 120).check(saysAtLeast(3)),
    line2: plainText(0, 120).default(''),
    city: plainText(1, 80),
    region: plainText(0, 80).default(''),
    /** In the shape of the country; required where the country has postal codes. */
    postalCode: plainText(0, 16).default(''),
  })
  .meta({ id: 'PostalAddress' });
export type PostalAddress = z.infer<typeof PostalAddress>;

/** What is sent. Weight and value are totals for the line. Customs declarations are made of these lines. */
export const GoodsItem = z
  .object({
    description: plainText(2, 120).check(saysAtLeast(3)),
    quantity: z.int().min(1).max(100_000),
    weightGrams: Grams,
    valueCents: Cents,
    originCountry: CountryCode.nullable().default(null),
    /** Harmonized System code, six to ten digits; may be empty. */
    hsCode: z
      .string()
      .regex(/^(?:[0-9]{6,10})?$/)
      .default(''),
  })
  .meta({ id: 'GoodsItem' });
export type GoodsItem = z.infer<typeof GoodsItem>;

/** The shipper's numbers as the customs papers name them. */
export const Exporter = z
  .object({
    vatId: plainText(0, 20).default(''),
    /** Economic operators' registration and identification number: a country code and up to 15 characters. */
    eori: z
      .string()
      .overwrite((typed) => typed.replaceAll(/\s/g, '').toUpperCase())
      .regex(/^(?:[A-Z]{2}[A-Z0-9]{1,15})?$/, 'not an EORI number')
      .default(''),
  })
  .meta({ id: 'Exporter' });
export type Exporter = z.infer<typeof Exporter>;

/** The payer as printed on the receipt. */
export const Payer = z
  .object({
    name: plainText(2, 120),
    vatId: plainText(0, 20).default(''),
    country: CountryCode.nullable().default(null),
  })
  .meta({ id: 'Payer' });
export type Payer = z.infer<typeof Payer>;

export const BookingContact = z
  .object({
    shipperName: plainText(2, 120),
    shipperEmail: Email,
    shipperPhone: Phone.default(''),
    recipientName: plainText(2, 120),
    recipientPhone: Phone.default(''),
  })
  .meta({ id: 'BookingContact' });

/** The token from the provider's card frame. The card number never reaches us. */
export const CardToken = z.string().regex(/^pm_[A-Za-z0-9_]{8,120}$/);

export const BookingRequest = z
  .object({
    draftId: Token,
    paymentMethod: PaymentMethod,
    /** Pays for loss and damage up to the declared value: the sum of the values of `items`, which it needs. */
    insured: z.boolean().default(false),
    contact: BookingContact,
    shipperAddress: PostalAddress,
    recipientAddress: PostalAddress,
    payer: Payer.optional(),
    orderReference: OrderReference.optional(),
    /** What is sent and what it is worth. Required for customs and for insurance, printed on the receipt. */
    items: z.array(GoodsItem).max(20).default([]),
    /**
     * Why the goods leave their customs area. Printed on the customs papers; a CN 22 without it has to be ticked
     * by hand.
     */
    exportReason: z.enum(EXPORT_REASONS).optional(),
    exporter: Exporter.optional(),
    /**
     * The `termsVersion` of the draft, once the shipper has accepted these terms and declared that nothing
     * prohibited is inside. With an API key it may be left out: the account accepts the version in force.
     */
    acceptedTerms: plainText(1, 20).optional(),
    /** Token of a newly entered card. */
    paymentMethodId: CardToken.optional(),
    /** Id of a saved card. */
    savedCardId: z.uuid().optional(),
    /**
     * How the parcel is handed over. A place in a pickup window is taken when the booking is paid or
     * activated; if the window is gone by then, the next free one is. Left out, it can be chosen later.
     */
    handover: HandoverChoice.optional(),
    /**
     * The total shown to the payer. The server compares it with its own and refuses the booking if they
     * differ.
     */
    expected: z.object({
      totalCents: Cents,
      currency: Currency,
      // 200 pallets of the largest size are beyond an `integer`
      billableGrams: z.int().min(0).max(1_000_000_000_000),
    }),
  })
  .meta({ id: 'BookingRequest' });
export type BookingRequest = z.infer<typeof BookingRequest>;

export const Booking = z
  .object({
    attemptId: Token,
    state: z.enum(ATTEMPT_STATES),
    id: z.uuid(),
    trackingNumber: z.string(),
    receiptId: Token,
    eta: Eta,
  })
  .meta({ id: 'Booking' });
export type Booking = z.infer<typeof Booking>;

/** What the payer must do next: open the payment provider's page, or make a bank transfer. */
export const NextAction = z
  .object({ kind: z.literal('redirect'), url: z.url() })
  .meta({ id: 'NextAction' });
export type NextAction = z.infer<typeof NextAction>;

export const PendingAttempt = z
  .object({
    attemptId: Token,
    state: z.enum(ATTEMPT_STATES),
    statusUrl: z.string(),
    nextAction: NextAction.nullable(),
  })
  .meta({ id: 'PendingAttempt' });
export type PendingAttempt = z.infer<typeof PendingAttempt>;

export const bookShipment = endpoint('POST /api/shipments/public', {
  summary: 'Book a draft. The attempt id is the Idempotency-Key; repeating the call is safe.',
  headers: z.object({ 'idempotency-key': Token.optional() }),
  body: BookingRequest,
  answers: { 201: Booking, 202: PendingAttempt },
  problems: [
    'idempotency_key_missing',
    'idempotency_mismatch',
    'draft_not_found',
    'attempt_not_found',
    'attempt_running',
    'attempt_superseded',
    'already_booked',
    'price_changed',
    'quote_expired',
    'country_embargoed',
    'payment_method_unavailable',
    'payment_declined',
    'payment_not_completed',
    'too_many_declines',
    'too_many_bookings',
    'pay_on_delivery_limit',
    'pay_on_delivery_too_high',
    'no_credit',
    'key_spend_cap_reached',
    'over_credit_limit',
    'card_missing',
    'card_not_found',
    'items_missing',
    'declared_value_missing',
    'shipper_elsewhere',
    'recipient_elsewhere',
    'terms_not_accepted',
    'place_not_bookable',
    ...HANDOVER_PROBLEMS,
    'cross_site_request',
    'temporarily_unavailable',
  ],
});

export const readAttempt = endpoint('GET /api/attempts/:attemptId', {
  summary: 'The state of a booking attempt.',
  params: z.object({ attemptId: Token }),
  answers: { 200: Booking, 202: PendingAttempt },
  problems: ['attempt_not_found', 'payment_declined', 'payment_not_completed'],
});

export const giveUpAttempt = endpoint('POST /api/attempts/:attemptId/give-up', {
  summary:
    'Stop waiting for the payer. Once the payment is voided at the provider, the draft gets a new attempt.',
  params: z.object({ attemptId: Token }),
  answers: { 200: Booking, 202: PendingAttempt },
  problems: ['attempt_not_found', 'payment_declined', 'payment_not_completed'],
});

/** Webhook events of the payment provider. Only the signature and the intent's id are used. */
export const paymentWebhook = endpoint('POST /api/payments/webhook', {
  summary: 'Webhook events of the payment provider.',
  tag: 'payments',
  headers: z.object({ 'stripe-signature': z.string().max(2_000).optional() }),
  bodyLimitBytes: 256 * 1024,
  answers: { 200: z.object({ received: z.literal(true) }).meta({ id: 'WebhookReceived' }) },
  problems: ['webhook_signature_invalid'],
});
