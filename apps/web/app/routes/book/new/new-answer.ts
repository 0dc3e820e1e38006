import type { Draft } from '@waypost/contract/client';
import type { ShownRefusal } from '../../../platform/refused.tsx';
import type { BookingFaults } from '../booking-faults.ts';
import type { NewValues } from './new-form.ts';

/** The server's price of what is in the form, kept in a draft that can be booked. */
export type Priced = {
  /** Names the draft; opens nothing. */
  handle: string;
  attemptId: string;
  basis: string;
  charges: Draft['charges'][number]['charges'];
  billableGrams: number;
  customs: boolean;
  termsVersion: string;
};

/** What the page is told about the form it has posted. */
export type NewAnswer = {
  values: NewValues;
  faults: BookingFaults;
  refusal: (ShownRefusal & { sentence?: string }) | null;
  priced: Priced | null;
  /** The price was not the one that was confirmed. */
  isNewPrice?: true;
  isTemplateSaved?: true;
  templateRefusal?: ShownRefusal;
};
