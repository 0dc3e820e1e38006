import type { Refusal } from '../../platform/answer.server.ts';
import type { BookingValues } from './booking-form.ts';
import type { ShownRefusal } from '../../platform/refused.tsx';

/** What the page is told about the form it has posted. */
export type BookingAnswer = {
  values: BookingValues;
  /** Whether faults are to be told. */
  checked: boolean;
  refusal: Refusal | null;
  newPriceFailed?: true;
};

/** What became of the last form of the receipt, for the part that sent it. */
export type ReceiptAnswer = {
  part: 'cancel' | 'link' | 'activate' | 'resend';
  done?: true;
  missing?: true;
  refusal?: ShownRefusal;
};
