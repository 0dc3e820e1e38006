import { setTimeout as sleep } from 'node:timers/promises';

const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 5_000;

/** It would be the same again. */
export class Refused extends Error {
  readonly status: number;
  /** The problem, as it was answered. */
  readonly said: string;

  constructor(status: number, what: string, said: string) {
    super(`${what} was refused with ${status}: ${said}`);
    this.status = status;
    this.said = said;
  }
}

/**
 * Repeats calls, which are all safe to repeat, until they are answered, as a device does that keeps its
 * scans: after no answer at all, 429, 5xx, and while the first try is still running. Any other refusal
 * is thrown.
 */
export function persistentFetch(onRepeat: (reason: string) => void): typeof fetch {
  return async (...request) => {
    const asked = new Request(...request);
    for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)) {
      const answer = await fetch(asked.clone()).catch((error: unknown) => error);
      if (answer instanceof Response) {
        if (answer.ok) return answer;
        const said = await answer.text();
        if (!isWorthRepeating(answer.status, said)) {
          const what = `${asked.method} ${new URL(asked.url).pathname}`;
          throw new Refused(answer.status, what, said);
        }
        onRepeat(`${answer.status}`);
      } else {
        onRepeat(`no answer (${reasonOf(answer)})`);
      }
      const seconds = answer instanceof Response ? answer.headers.get('retry-after') : null;
      await sleep(seconds === null ? waitMs * (0.5 + Math.random()) : Number(seconds) * 1000);
    }
  };
}

function isWorthRepeating(status: number, said: string): boolean {
  return status === 429 || status >= 500 || said.includes('attempt_running');
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
