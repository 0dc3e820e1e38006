import type { MessageKey } from '@waypost/i18n/messages';
import { isEmail, isName, isPhoneOrEmpty } from '../../parcels/contact-rules.ts';

/** The product promises to say so after this long without an answer. */
export const BOOKING_TIMEOUT_MS = 12_000;

const METHODS = ['card', 'paypal', 'bank_transfer', 'cod'] as const;
export type Method = (typeof METHODS)[number];

/** The checkout form as typed. */
export type BookingValues = {
  attemptId: string;
  method: Method | null;
  insured: boolean;
  shipperName: string;
  shipperEmail: string;
  shipperPhone: string;
  recipientName: string;
  recipientPhone: string;
  /** What the page showed for the chosen method and insurance. */
  expectedCents: number;
  currency: string;
  billableGrams: number;
};

export type BookingFaults = Partial<Record<keyof BookingValues, MessageKey<'billing'>>>;

/** One hidden field for each price the page shows, so that the choice decides which one is sent. */
export function totalField(method: Method, insured: boolean): string {
  return `total-${method}-${insured ? 'insured' : 'plain'}`;
}

export function readBookingValues(form: FormData): BookingValues {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim().slice(0, 400) : '';
  };
  const method = METHODS.find((known) => known === text('method')) ?? null;
  const insured = text('insured') === 'yes';
  return {
    attemptId: text('attemptId'),
    method,
    insured,
    shipperName: text('shipperName'),
    shipperEmail: text('shipperEmail'),
    shipperPhone: text('shipperPhone'),
    recipientName: text('recipientName'),
    recipientPhone: text('recipientPhone'),
    expectedCents: method === null ? 0 : Number(text(totalField(method, insured))),
    currency: text('currency'),
    billableGrams: Number(text('billableGrams')),
  };
}

export function findBookingFaults(values: BookingValues): BookingFaults {
  const faults: BookingFaults = {};
  if (!isName(values.shipperName)) faults.shipperName = 'nameInvalid';
  if (!isEmail(values.shipperEmail)) faults.shipperEmail = 'emailInvalid';
  if (!isPhoneOrEmpty(values.shipperPhone)) faults.shipperPhone = 'phoneInvalid';
  if (!isName(values.recipientName)) faults.recipientName = 'nameInvalid';
  if (!isPhoneOrEmpty(values.recipientPhone)) faults.recipientPhone = 'phoneInvalid';
  if (values.method === null) faults.method = 'methodMissing';
  return faults;
}
