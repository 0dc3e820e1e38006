/** The actions of the forms beside the list, and the result that the address holds after a post. */
export const DONE = {
  take: 'taken',
  give: 'given',
  snooze: 'snoozed',
  wake: 'woken',
  answer: 'answered',
  write: 'answered',
  close: 'closed',
  reopen: 'reopened',
  note: 'noted',
  renew: 'renewed',
} as const;
export type DeskIntent = keyof typeof DONE;

export function deskDoneIn(search: URLSearchParams): (typeof DONE)[DeskIntent] | undefined {
  return Object.values(DONE).find((done) => done === search.get('done'));
}

export const MAX_ANSWER_LENGTH = 2_000;
/** Hours. */
export const SNOOZES = [1, 4, 24, 72, 168, 336] as const;
