import type { Problem } from './generated/types.gen.ts';
import { WaypostError } from './waypost-error.ts';

/** A gateway in front of Waypost answers so while Waypost is away. */
const GATEWAY_STATUSES = new Set([502, 503, 504]);

/** The error that an answer above 299 means. Gateways answer without a problem document. */
export function readRefusal(status: number, headers: Headers, text: string): WaypostError {
  const retryAfterSeconds = readRetryAfter(headers);
  const problem = readProblem(text);
  if (problem === undefined) {
    const hint = status < 400 ? ' Check baseUrl: redirects are not followed.' : '';
    return new WaypostError(`Unexpected answer with status ${status}.${hint}`, {
      code: 'unexpected_answer',
      status,
      requestId: headers.get('x-request-id'),
      retryable: status === 429 || GATEWAY_STATUSES.has(status),
      retryAfterSeconds,
    });
  }
  const { title, errors = [], details = {}, ...failure } = problem;
  const places = errors.map(({ pointer, reason }) => `${pointer}: ${reason}`);
  return new WaypostError([title, ...places].join('\n'), {
    ...failure,
    status,
    retryAfterSeconds,
    faults: errors,
    details,
  });
}

/** Null where the header is missing or is a date, which Waypost does not send. */
export function readRetryAfter(headers: Headers): number | null {
  const seconds = Number.parseInt(headers.get('retry-after') ?? '', 10);
  return Number.isNaN(seconds) ? null : seconds;
}

function readProblem(text: string): Problem | undefined {
  try {
    const problem = JSON.parse(text) as Partial<Problem> | null;
    return typeof problem?.code === 'string' ? (problem as Problem) : undefined;
  } catch {
    return undefined;
  }
}
