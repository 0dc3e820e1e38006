import type { Refusal } from '../../platform/answer.server.ts';
import type { BookingValues } from './booking-form.ts';

/** What the page is told about the form it has posted. */
export type BookingAnswer = {
  values: BookingValues;
  /** Whether faults are to be told. */
  checked: boolean;
  refusal: Refusal | null;
  newPriceFailed?: true;
};
