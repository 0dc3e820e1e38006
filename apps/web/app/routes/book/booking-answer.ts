import type { Refusal } from '../../platform/answer.server.ts';
import type { BookingValues, Party } from './booking-form.ts';
import type { CheckoutStep } from './checkout-steps.ts';
import type { ShownRefusal } from '../../platform/refused.tsx';

/** What the page is told about the form it has posted. */
export type BookingAnswer = {
  values: BookingValues;
  /** The steps whose faults are told. */
  checked: readonly CheckoutStep[];
  /** The step that is shown. */
  step?: CheckoutStep;
  refusal: Refusal | null;
  newPriceFailed?: true;
  /** Whose postal code may belong to another city. */
  doubts?: Party[];
};

/** Holds the code that was doubted: sent again, it is meant. */
export function doubtedField(party: Party) {
  return `${party}.doubted` as const;
}

/** What became of the last form of the receipt, for the part that sent it. */
export type ReceiptAnswer = {
  part: 'cancel' | 'link' | 'activate' | 'resend';
  done?: true;
  missing?: true;
  refusal?: ShownRefusal;
};
