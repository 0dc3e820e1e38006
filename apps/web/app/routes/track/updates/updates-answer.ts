import type { ShownRefusal } from '../../../platform/refused.tsx';

/** What the two forms of the card post to. */
export const UPDATES_PATH = '/track/updates';

/** What it answers. */
export type UpdatesAnswer = {
  about: 'follow' | 'alerts';
  ref: string;
  refusal: ShownRefusal | null;
};
