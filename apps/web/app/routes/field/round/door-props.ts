import type { FieldStop } from '@waypost/contract/client';
import type { Outcomes } from './outcomes-of-pieces.ts';

/** Props of the pages of one stop. */
export type DoorProps = {
  stop: FieldStop;
  of: { shiftId: string; personId: string; roundId: string; stopNo: number };
  /** Pieces that the act can be about. */
  open: readonly string[];
  outcomes: Outcomes;
  /** Passes the act by which it can be undone. Over when the list of stops is shown: until then the button is busy. */
  done: (actId: string | null) => Promise<void>;
  back: () => void;
};
