import { PAYMENT_METHODS } from '@waypost/domain/charges';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Cents, Currency, Email, Instant, Phone, plainLines, plainText, Token } from '../fields.ts';
import { Charges, Eta, Quote } from './quotes.ts';

export const PaymentMethod = z.enum(PAYMENT_METHODS);

/** States of an attempt that a caller can see; the machine is in the server's bookings feature. */
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
  'refund_pending',
  'refunded',
  'disputed',
] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];

export const DraftRequest = z
  .object({
    quoteId: z.uuid(),
    recipientEmail: Email,
    /** Longer than five characters after trimming, as the estimator promises. */
    recipientAddress: plainLines(6, 300),
  })
  .meta({ id: 'DraftRequest' });

export const Draft = z
  .object({
    id: Token,
    quote: Quote,
    recipientEmail: z.string(),
    recipientAddress: z.string(),
    /** The Idempotency-Key for the next booking call of this draft. */
    attemptId: Token,
    /** What each payment method will cost, without and with insurance. */
    charges: z.array(
      z.object({
        method: PaymentMethod,
        insured: z.boolean(),
        available: z.boolean(),
        charges: Charges,
      }),
    ),
    /** Set once the draft has become a shipment. */
    receiptId: Token.nullable(),
  })
  .meta({ id: 'Draft' });
export type Draft = z.infer<typeof Draft>;

export const createDraft = endpoint({
  method: 'POST',
  path: '/api/drafts',
  summary: 'Keep a quote with its recipient for 24 hours, to be booked within the validity.',
  tag: 'bookings',
  loadClass: 'bookings',
  body: DraftRequest,
  answers: { 201: Draft },
  problems: ['not_found', 'place_not_bookable', 'quote_expired'],
});

export const readDraft = endpoint({
  method: 'GET',
  path: '/api/drafts/:draftId',
  summary: 'A draft by its unguessable id.',
  tag: 'bookings',
  loadClass: 'bookings',
  params: z.object({ draftId: Token }),
  answers: { 200: Draft },
  problems: ['draft_not_found'],
});

export const BookingContact = z
  .object({
    shipperName: plainText(2, 120),
    shipperEmail: Email,
    shipperPhone: Phone.default(''),
    recipientName: plainText(2, 120),
    recipientPhone: Phone.default(''),
  })
  .meta({ id: 'BookingContact' });

export const BookingRequest = z
  .object({
    draftId: Token,
    paymentMethod: PaymentMethod,
    insured: z.boolean().default(false),
    contact: BookingContact,
    /** What the client believes it will pay; the server compares and never charges it as such. */
    expected: z.object({ totalCents: Cents, currency: Currency, billableGrams: z.int() }),
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

export const PendingAttempt = z
  .object({
    attemptId: Token,
    state: z.enum(ATTEMPT_STATES),
    statusUrl: z.string(),
  })
  .meta({ id: 'PendingAttempt' });

export const bookShipment = endpoint({
  method: 'POST',
  path: '/api/shipments/public',
  summary: 'Book a draft. The attempt id is the Idempotency-Key; repeating the call is safe.',
  tag: 'bookings',
  loadClass: 'bookings',
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
    'payment_method_unavailable',
    'place_not_bookable',
    'cross_site_request',
    'temporarily_unavailable',
  ],
});

export const readAttempt = endpoint({
  method: 'GET',
  path: '/api/attempts/:attemptId',
  summary: 'Where a booking attempt stands.',
  tag: 'bookings',
  loadClass: 'bookings',
  params: z.object({ attemptId: Token }),
  answers: { 200: Booking, 202: PendingAttempt },
  problems: ['attempt_not_found'],
});

export const PAYMENT_STATES = [
  'due_on_delivery',
  'collected',
  'authorised',
  'paid',
  'awaiting_payment',
  'refunded',
] as const;

export const Receipt = z
  .object({
    id: Token,
    trackingNumber: z.string(),
    bookedAt: Instant,
    quote: Quote,
    charges: Charges,
    insured: z.boolean(),
    paymentMethod: PaymentMethod,
    paymentState: z.enum(PAYMENT_STATES),
    shipper: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
    recipient: z.object({
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      address: z.string(),
    }),
  })
  .meta({ id: 'Receipt' });
export type Receipt = z.infer<typeof Receipt>;

export const readReceipt = endpoint({
  method: 'GET',
  path: '/api/receipts/:receiptId',
  summary: 'A receipt by its unguessable link.',
  tag: 'bookings',
  loadClass: 'bookings',
  params: z.object({ receiptId: Token }),
  answers: { 200: Receipt },
  problems: ['receipt_unavailable'],
});
