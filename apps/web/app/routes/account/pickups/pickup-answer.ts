import type { FreeWindow } from '@waypost/contract';
import type { ShownRefusal } from '../../../platform/refused.tsx';

/** What became of a form that was not carried out. */
export type PickupAnswer = {
  refusal: ShownRefusal | null;
  /** What could be taken instead. */
  free: FreeWindow[];
  /** Said by the form itself. */
  fault: 'incomplete' | 'addressIncomplete' | null;
  /** As it was typed, for a page without scripts. */
  typed: Record<string, string>;
  chosen: string[];
  /** Kept when it is not known whether the request arrived: sent again, it is the same request. */
  requestKey: string | null;
};

export const NOTHING_WRONG: PickupAnswer = {
  refusal: null,
  free: [],
  fault: null,
  typed: {},
  chosen: [],
  requestKey: null,
};
