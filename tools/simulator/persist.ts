import { setTimeout as sleep } from 'node:timers/promises';

/** What the generated client answers. */
interface Answer<T> {
  data: T | undefined;
  error: unknown;
  response?: Response;
}

const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 5_000;

/** It would be the same again. */
export class Refused extends Error {}

/**
 * Repeats a call that is safe to repeat until it is answered, as a device does that keeps its
 * scans: after no answer at all, 429, 5xx, and while the first try is still running. Any other
 * refusal would be the same again.
 */
export async function persist<T>(
  what: string,
  call: () => Promise<Answer<T>>,
  onRepeat: (reason: string) => void,
): Promise<T> {
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)) {
    const { data, error, response } = await call();
    if (data !== undefined) return data;
    const status = response?.status ?? 0;
    if (!isWorthRepeating(status, error)) {
      throw new Refused(`${what} was refused with ${status}: ${JSON.stringify(error)}`);
    }
    onRepeat(status === 0 ? `no answer (${reasonOf(error)})` : `${status}`);
    await sleep(retryAfterMs(response) ?? waitMs * (0.5 + Math.random()));
  }
}

function isWorthRepeating(status: number, error: unknown): boolean {
  if (status === 0 || status === 429 || status >= 500) return true;
  const isProblem = typeof error === 'object' && error !== null && 'code' in error;
  return isProblem && error.code === 'attempt_running';
}

function retryAfterMs(response: Response | undefined): number | null {
  const seconds = Number(response?.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1000 : null;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
