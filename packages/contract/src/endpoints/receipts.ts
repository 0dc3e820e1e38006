import { EXPORT_REASONS } from '@waypost/domain/customs-areas';
import { z } from 'zod';
import { endpointsOf } from '../endpoint.ts';
import { ADDRESS_LINES, Cents, CountryCode, Currency, Instant, Token } from '../fields.ts';
import { Exporter, GoodsItem, PaymentMethod } from './bookings.ts';
import { Handover } from './handovers.ts';
import { Charges, Quote } from './quotes.ts';

const endpoint = endpointsOf('bookings', 'bookings');

export const PAYMENT_STATES = [
  'due_on_delivery',
  'collected',
  'authorised',
  'paid',
  'awaiting_payment',
  'on_account',
  'failed',
  'refund_pending',
  'partly_refunded',
  'refunded',
  'refund_failed',
  'disputed',
  'charged_back',
  'cancelled',
] as const;

/** Why a shipment is on hold. Its label is withheld until then. */
export const HOLDS = ['awaiting_activation', 'awaiting_payment', 'payment_failed'] as const;

export const PARTY = {
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** As one text, for bookings without a structured address. */
  address: z.string(),
  ...ADDRESS_LINES,
  country: CountryCode.nullable(),
};
const ReceiptParty = z.object(PARTY);

export const BankTransfer = z
  .object({
    iban: z.string(),
    bic: z.string(),
    accountHolder: z.string(),
    reference: z.string(),
    amountCents: Cents,
    currency: Currency,
    payBy: Instant,
  })
  .meta({ id: 'BankTransfer' });
export type BankTransfer = z.infer<typeof BankTransfer>;

export const Receipt = z
  .object({
    id: Token,
    trackingNumber: z.string(),
    /** The shipper's own number of the order; null if none was given. */
    orderReference: z.string().nullable(),
    bookedAt: Instant,
    quote: Quote,
    charges: Charges,
    insured: z.boolean(),
    paymentMethod: PaymentMethod,
    paymentState: z.enum(PAYMENT_STATES),
    /** Amount that the payment state is about: the whole price, or the part being refunded. */
    paymentStateCents: Cents,
    card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
    bankTransfer: BankTransfer.nullable(),
    hold: z.enum(HOLDS).nullable(),
    cancelledAt: Instant.nullable(),
    /** True until it is picked up: the shipper can cancel it. */
    cancellable: z.boolean(),
    /** How it is handed over to us; null if nothing was chosen. */
    handover: Handover.nullable(),
    shipper: ReceiptParty,
    recipient: ReceiptParty,
    payer: z
      .object({ name: z.string(), vatId: z.string(), country: CountryCode.nullable() })
      .nullable(),
    items: z.array(GoodsItem),
    /** Null where it was not asked or not given. */
    exportReason: z.enum(EXPORT_REASONS).nullable(),
    exporter: Exporter,
    /** The terms that were accepted with the booking. Null where staff entered the shipment. */
    terms: z.object({ version: z.string(), acceptedAt: Instant }).nullable(),
  })
  .meta({ id: 'Receipt' });
export type Receipt = z.infer<typeof Receipt>;

const ReceiptPath = z.object({ receiptId: Token });

export const readReceipt = endpoint('GET /api/receipts/:receiptId', {
  summary: 'A receipt by its unguessable id, which grants access to it.',
  params: ReceiptPath,
  answers: { 200: Receipt },
  problems: ['receipt_unavailable'],
});

export const activateShipment = endpoint('POST /api/receipts/:receiptId/activation', {
  summary: 'Activate a booking paid on delivery with the code emailed to the shipper.',
  params: ReceiptPath,
  body: z.object({ code: z.string().max(40) }).meta({ id: 'ActivationCode' }),
  answers: { 200: Receipt },
  problems: ['receipt_unavailable', 'code_invalid'],
});

export const resendActivationCode = endpoint('POST /api/receipts/:receiptId/activation/code', {
  summary: 'Email a new activation code to the shipper.',
  params: ReceiptPath,
  answers: { 200: z.object({ sent: z.literal(true) }).meta({ id: 'ActivationCodeSent' }) },
  problems: ['receipt_unavailable'],
});
