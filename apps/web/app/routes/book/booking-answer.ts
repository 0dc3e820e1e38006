import type { Refusal } from '../../platform/answer.server.ts';
import type { BookingValues, Party } from './booking-form.ts';
import type { CheckoutStep } from './checkout-steps.ts';
import type { ShownRefusal } from '../../platform/refused.tsx';

/** The result of the form that was posted. */
export type BookingAnswer = {
  values: BookingValues;
  /** Steps whose faults are shown. */
  checked: readonly CheckoutStep[];
  /** The step that is shown. */
  step?: CheckoutStep;
  refusal: Refusal | null;
  newPriceFailed?: true;
  /** Parties whose postal code may belong to another city. */
  doubts?: Party[];
};

/** Holds the doubted postal code; sending it again confirms it. */
export function doubtedField(party: Party) {
  return `${party}.doubted` as const;
}

/** The result of the last form on the receipt, for the part that sent it. */
export type ReceiptAnswer = {
  part: 'cancel' | 'link' | 'activate' | 'resend';
  done?: true;
  missing?: true;
  refusal?: ShownRefusal;
};
