import { PROBLEM_STATUS, type ProblemCode } from '@waypost/contract/problems';
import { relayCookiesOf } from './relayed-cookies.server.ts';
import { requestIdOf } from './request-id.ts';

/**
 * The part of a problem document that pages use. `timeout` is ours: no answer came in time. So is
 * `details.unanswered`: no answer came at all.
 */
export type Refusal = {
  code: ProblemCode | 'timeout';
  status: number;
  requestId: string;
  errors: { path: string; reason: string }[];
  details: Record<string, unknown>;
};

export type Answer<T> = { ok: true; status: number; data: T } | { ok: false; refusal: Refusal };

type Call<T> = Promise<{ data?: T | undefined; error?: unknown; response?: Response | undefined }>;

/** Turns a call of the generated client into an answer; a call that fails is a refusal too. */
export async function ask<T>(request: Request, call: Call<T>): Promise<Answer<T>> {
  try {
    const { data: body, error, response } = await call;
    if (response === undefined) throw error;
    relayCookiesOf(response);
    if (response.ok && body !== undefined) return { ok: true, status: response.status, data: body };
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
