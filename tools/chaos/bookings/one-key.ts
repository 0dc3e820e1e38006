import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type Answer, openLine } from './line.ts';
import { bookingRequest } from '../../installation/book-parcel.ts';
import { makeDraft } from './page.ts';

/** Posts one booking many times at once: there must be one shipment and one answer. */
export async function postOneKey(apiPorts: readonly number[], posts: number) {
  const line = openLine(apiPorts);
  const draft = await makeDraft(line, 0);
  const posting = {
    method: 'POST',
    path: '/api/shipments/public',
    headers: { 'idempotency-key': draft.attemptId },
    body: bookingRequest(draft, 'card'),
  } as const;
  let askedAgain = 0;
  /** An api that is too busy says so, and the client retries. */
  async function post(): Promise<Answer | undefined> {
    for (;;) {
      const answer = await line(posting);
      if (answer?.status !== 503) return answer;
      askedAgain += 1;
      await sleep(answer.retryAfterSeconds * 1000);
    }
  }
  const answers = await Promise.all(Array.from({ length: posts }, post));

  const names = answers.map(nameOf);
  const bookings = answers.flatMap((answer) => (answer?.status === 201 ? [answer.body] : []));
  const strange = [...new Set(names)].filter((name) => !EXPECTED.has(name));
  return {
    posts,
    askedAgain,
    /** How often each answer was given. */
    answers: Object.fromEntries(
      [...Map.groupBy(names, (name) => name)].map(([name, all]) => [name, all.length]),
    ),
    faults: [
      ...strange.map((name) => `one of ${posts} posts of one key was answered ${name}`),
      ...(bookings.length === 0 ? ['nobody was told the booking'] : []),
      ...(bookings.every((booking) => isDeepStrictEqual(booking, bookings[0]))
        ? []
        : ['one key was told two bookings']),
    ],
  };
}

const EXPECTED = new Set(['201', '409 attempt_running']);

function nameOf(answer: Answer | undefined): string {
  if (answer === undefined) return 'nothing';
  const { code } = answer.body as { code?: string };
  return code === undefined ? `${answer.status}` : `${answer.status} ${code}`;
}
