import type { MessageKey } from '@waypost/i18n/messages';
import type { ShownRefusal } from '../../platform/refused.tsx';

export type Section = 'details' | 'email' | 'password' | 'newsletter' | 'sessions' | 'delete';

/** What became of the last form, for the part of the page that sent it. */
export type ProfileAnswer = {
  section: Section;
  done: 'saved' | MessageKey<'answers'> | null;
  refusal: ShownRefusal | null;
  faults: Record<string, MessageKey<'account'>>;
};
