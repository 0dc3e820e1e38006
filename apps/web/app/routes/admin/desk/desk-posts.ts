import type { ShownRefusal } from '../../../platform/refused.tsx';

/** What the forms beside the list ask for. */
export const DESK_INTENTS = [
  'take',
  'give',
  'snooze',
  'wake',
  'answer',
  'write',
  'close',
  'reopen',
] as const;
export type DeskIntent = (typeof DESK_INTENTS)[number];

/** What was done, as the address says it after a post. */
const DONE = {
  take: 'taken',
  give: 'given',
  snooze: 'snoozed',
  wake: 'woken',
  answer: 'answered',
  write: 'answered',
  close: 'closed',
  reopen: 'reopened',
} as const satisfies Record<DeskIntent, string>;
export type DeskDone = (typeof DONE)[DeskIntent];

export function doneBy(intent: DeskIntent): DeskDone {
  return DONE[intent];
}

export function deskDoneIn(search: URLSearchParams): DeskDone | undefined {
  return Object.values(DONE).find((done) => done === search.get('done'));
}

export const MAX_ANSWER_LENGTH = 2_000;
/** Hours. */
export const SNOOZES = [1, 4, 24, 72, 168, 336] as const;

type Fault = 'answerMissing' | 'answerTooLong' | 'reasonMissing';

/** A form that came back, with what was typed and what was wrong in it. */
export type DeskAnswered = {
  intent: DeskIntent;
  id: string;
  text: string;
  reason: string;
  fault: Fault | null;
  refusal: ShownRefusal | null;
  /** Who has it, when somebody else does. */
  owner: string | null;
};

export function findFault(
  intent: DeskIntent,
  { text, reason }: { text: string; reason: string },
): Fault | null {
  if (intent === 'answer' || intent === 'write') {
    if (text.trim() === '') return 'answerMissing';
    if (text.trim().length > MAX_ANSWER_LENGTH) return 'answerTooLong';
  }
  if (intent === 'snooze' && reason.trim().length < 3) return 'reasonMissing';
  return null;
}
