import { readRefusal, readRetryAfter } from './read-refusal.ts';
import { WaypostError } from './waypost-error.ts';

export interface Connection {
  key: string;
  baseUrl: string;
  fetch: typeof fetch;
  maxRetries: number;
  timeoutMs: number;
  userAgent: string;
}

export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With its parameters filled in. */
  path: string;
  query?: object | undefined;
  body?: object | undefined;
  /** Takes an Idempotency-Key, so that it is done once however often it is sent. */
  isKeyed?: boolean;
  /** Does harm when it is done twice, and takes no key: not sent again when its answer was lost. */
  isOnce?: boolean;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** For each attempt. */
  timeoutMs?: number;
  /** How often the call is sent again at most. */
  maxRetries?: number;
}

export interface KeyedOptions extends CallOptions {
  /**
   * Your own name for this call, such as `order-1001`: repeated within 30 days, also by another process, it
   * is done once. Left out, one is made for this call and its retries.
   */
  idempotencyKey?: string;
}

export interface Answer {
  status: number;
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
}

const FIRST_WAIT_MS = 500;
const LONGEST_BACKOFF_MS = 8_000;
/** A limit counts by the minute. Whoever is asked to wait longer is told instead. */
const LONGEST_WAIT_SECONDS = 60;

/** Sends a call until it is answered, refused for good, or was tried often enough. */
export async function request(
  connection: Connection,
  operation: Operation,
  options: KeyedOptions = {},
): Promise<Answer> {
  const headers = headersFor(connection, operation, options);
  const maxRetries = options.maxRetries ?? connection.maxRetries;
  for (let retry = 0; ; retry += 1) {
    try {
      return await attempt(connection, operation, headers, options);
    } catch (error) {
      if (!(error instanceof WaypostError)) throw error;
      if (retry >= maxRetries || !maySendAgain(error, operation)) throw error;
      await wait(waitAfter(error, retry), options.signal);
    }
  }
}

/** The headers of a call: the same for each of its attempts. */
export function headersFor(
  { key, userAgent }: Connection,
  { body, isKeyed = false }: Operation,
  { idempotencyKey }: KeyedOptions = {},
): Record<string, string> {
  return {
    authorization: `Bearer ${key}`,
    'user-agent': userAgent,
    ...(body && { 'content-type': 'application/json' }),
    ...(isKeyed && { 'idempotency-key': idempotencyKey ?? crypto.randomUUID() }),
  };
}

export function addressOf({ baseUrl }: Connection, { path, query = {} }: Operation): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return `${baseUrl}${path}${search.size === 0 ? '' : `?${search.toString()}`}`;
}

async function attempt(
  connection: Connection,
  operation: Operation,
  headers: Record<string, string>,
  { signal, timeoutMs = connection.timeoutMs }: CallOptions,
): Promise<Answer> {
  const timeout = AbortSignal.timeout(timeoutMs);
  let answer: Answer;
  try {
    const response = await connection.fetch(addressOf(connection, operation), {
      method: operation.method,
      headers,
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...(operation.body && { body: JSON.stringify(operation.body) }),
    });
    const body = new Uint8Array(await response.arrayBuffer());
    answer = { status: response.status, headers: response.headers, body };
  } catch (cause) {
    signal?.throwIfAborted();
    throw timeout.aborted
      ? new WaypostError(`No answer within ${timeoutMs} ms.`, { ...NO_ANSWER, code: 'timeout' })
      : new WaypostError('The connection failed.', { ...NO_ANSWER, code: 'network_error', cause });
  }
  if (answer.status < 300) return answer;
  throw readRefusal(answer.status, answer.headers, new TextDecoder().decode(answer.body));
}

const NO_ANSWER = { retryable: true } as const;

/**
 * What Waypost itself refused was not done. A lost answer, that of a gateway and one of a failure say nothing about
 * it: what was done may have been stored when the database did not answer any more. Only `overloaded` is said before.
 */
function maySendAgain(
  { retryable, code, status, retryAfterSeconds }: WaypostError,
  { isOnce = false }: Operation,
): boolean {
  if (!retryable || (retryAfterSeconds ?? 0) > LONGEST_WAIT_SECONDS) return false;
  const hasFailed = status >= 500 && code !== 'overloaded';
  const isUnknown = status === 0 || hasFailed || code === 'unexpected_answer';
  return !(isOnce && isUnknown);
}

function waitAfter({ retryAfterSeconds }: WaypostError, retry: number): number {
  const backoff = Math.min(FIRST_WAIT_MS * 2 ** retry, LONGEST_BACKOFF_MS);
  // spread, so that programs that failed together do not come back together
  const spread = backoff * (0.5 + Math.random() / 2);
  return retryAfterSeconds === null ? spread : retryAfterSeconds * 1_000 + spread / 4;
}

/** How long the answer 202 asks to wait for a document that is being made. */
export function waitForDocument({ headers }: Answer, options: CallOptions): Promise<void> {
  return wait((readRetryAfter(headers) ?? 1) * 1_000, options.signal);
}

export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    }, ms);
    signal?.addEventListener('abort', onAbort, { once: true });
  });
}
