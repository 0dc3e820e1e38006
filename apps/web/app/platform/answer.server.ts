import { PROBLEM_STATUS, type ProblemCode } from '@waypost/contract/problems';
import { data } from 'react-router';
import { onBehalfOf } from './caller.server.ts';
import { relayCookiesOf } from './relayed-cookies.server.ts';
import { requestIdOf } from './request-id.ts';

/**
 * The part of a problem document that pages use. Two values are set here, not by the api: `timeout` means that no
 * answer came in time, and `details.unanswered` that none came at all.
 */
export type Refusal = {
  code: ProblemCode | 'timeout';
  status: number;
  requestId: string;
  errors: { path: string; reason: string }[];
  details: Record<string, unknown>;
};

export type Answer<T> = { ok: true; status: number; data: T } | { ok: false; refusal: Refusal };

export type AnsweredFile =
  | { ok: true; status: number; body: ReadableStream; headers: Headers }
  | { ok: false; refusal: Refusal };

/** A function of the generated client. */
type Endpoint = (
  options: never,
) => Promise<{ data?: unknown; error?: unknown; response?: Response | undefined }>;
type DataOf<E extends Endpoint> = Exclude<Awaited<ReturnType<E>>['data'], undefined>;

type Sent<E extends Endpoint> = Omit<NonNullable<Parameters<E>[0]>, 'baseUrl' | 'signal'>;
type Asked<E extends Endpoint> =
  object extends Sent<E>
    ? [options?: Sent<E>, timeoutMs?: number]
    : [options: Sent<E>, timeoutMs?: number];

/** Calls the api on behalf of the caller of a page; a call that fails is a refusal too. */
export async function ask<E extends Endpoint>(
  request: Request,
  endpoint: E,
  ...asked: Asked<E>
): Promise<Answer<DataOf<E>>> {
  const [options, timeoutMs] = asked;
  const called = await call(request, endpoint, options, timeoutMs);
  if (!called.ok) return called;
  return { ok: true, status: called.response.status, data: called.body };
}

/** For data that a page cannot do without: a refusal shows the error page. */
export async function askOrThrow<E extends Endpoint>(
  request: Request,
  endpoint: E,
  ...asked: Asked<E>
): Promise<DataOf<E>> {
  const answer = await ask(request, endpoint, ...asked);
  if (answer.ok) return answer.data;
  throw data(answer.refusal, { status: answer.refusal.status });
}

/** A file, passed on as it arrives. */
export async function askForFile<E extends Endpoint>(
  request: Request,
  endpoint: E,
  options: Sent<E>,
  timeoutMs?: number,
): Promise<AnsweredFile> {
  const called = await call(request, endpoint, { ...options, parseAs: 'stream' }, timeoutMs);
  if (!called.ok) return called;
  const { response } = called;
  const body: unknown = called.body;
  if (!(body instanceof ReadableStream)) throw new TypeError('the file was not read as a stream');
  return { ok: true, status: response.status, body, headers: response.headers };
}

type Called<E extends Endpoint> =
  | { ok: true; response: Response; body: DataOf<E> }
  | { ok: false; refusal: Refusal };

async function call<E extends Endpoint>(
  request: Request,
  endpoint: E,
  options: (Partial<Sent<E>> & { headers?: unknown }) | undefined,
  timeoutMs: number | undefined,
): Promise<Called<E>> {
  const caller = onBehalfOf(request, timeoutMs);
  const headers = { ...caller.headers, ...(options?.headers as Record<string, string>) };
  try {
    const {
      data: body,
      error,
      response,
    } = await endpoint({ ...options, ...caller, headers } as never);
    if (response === undefined) throw error;
    relayCookiesOf(response);
    if (response.ok && body !== undefined) {
      return { ok: true, response, body: body as DataOf<E> };
    }
    return { ok: false, refusal: refusalOf(request, response.status, error) };
  } catch (error) {
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
    if (!timedOut) console.error(`[${requestIdOf(request)}] the api did not answer:`, error);
    return { ok: false, refusal: unanswered(request, timedOut) };
  }
}

function refusalOf(request: Request, status: number, body: unknown): Refusal {
  const problem = (typeof body === 'object' && body !== null ? body : {}) as Partial<Refusal>;
  const known = problem.code !== undefined && problem.code in PROBLEM_STATUS;
  return {
    code: known && problem.code !== undefined ? problem.code : 'internal',
    status,
    requestId: problem.requestId ?? requestIdOf(request),
    errors: problem.errors ?? [],
    details: problem.details ?? {},
  };
}

function unanswered(request: Request, timedOut: boolean): Refusal {
  return {
    code: timedOut ? 'timeout' : 'temporarily_unavailable',
    status: timedOut ? 504 : 503,
    requestId: requestIdOf(request),
    errors: [],
    details: { unanswered: true },
  };
}
