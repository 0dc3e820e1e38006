import type { FieldStop } from '@waypost/contract/client';
import type { Outcomes } from './outcomes-of-pieces.ts';

/** Of the pages of one stop. */
export type DoorProps = {
  stop: FieldStop;
  of: { shiftId: string; personId: string; roundId: string; stopNo: number };
  /** Pieces that it can be about. */
  open: readonly string[];
  outcomes: Outcomes;
  /** With the act by which it can be undone. */
  done: (actId: string | null) => void;
  back: () => void;
};
