/** `away`: no answer. Otherwise the refusal of the api, with its problem code. */
export type Failure = {
  ok: false;
  status: number;
  code: string;
  message: string;
  retryAfterMs: number;
};
export type Answer<Data> =
  | {
      ok: true;
      data: Data;
      etag: string;
      /** How far the server's clock is ahead; 0 if the difference can be network delay. */
      clockAheadMs: number;
    }
  | Failure;

/** The device is revoked or unknown, or its shift is over. */
export type ShiftRefusal = 'unauthenticated' | 'shift_needed';
let refuseShift: (why: ShiftRefusal) => void = () => undefined;

/** For the calls that begin from now on: the late answer to an earlier one must not end a later shift. */
export function onShiftRefused(listener: (why: ShiftRefusal) => void): void {
  refuseShift = listener;
}

const DEADLINE_MS = 20_000;
/** A picture of 400 KB has 80 seconds more: a bad mobile line must get it through at last. */
const SLOWEST_BYTES_PER_MS = 5;
const AWAY: Failure = { ok: false, status: 0, code: 'away', message: '', retryAfterMs: 0 };

type Call = {
  method?: 'GET' | 'POST' | 'PUT';
  /** Sent as JSON. */
  body?: unknown;
  bytes?: { type: string; content: Uint8Array<ArrayBuffer> };
  etag?: string;
  reads?: 'json' | 'bytes';
};

/** Calls the api as this device, identified by its cookies. */
export async function callApi<Data>(path: string, call: Call = {}): Promise<Answer<Data>> {
  // refusals are shown as they are, so they must come in the chosen language rather than the browser's
  const headers = new Headers({ 'accept-language': document.documentElement.lang });
  if (call.body !== undefined) headers.set('content-type', 'application/json');
  if (call.bytes !== undefined) headers.set('content-type', call.bytes.type);
  if (call.etag !== undefined) headers.set('if-none-match', call.etag);
  const refuse = refuseShift;
  const body = call.bytes?.content ?? (call.body === undefined ? null : JSON.stringify(call.body));
  const uploadMs = Math.ceil((call.bytes?.content.length ?? 0) / SLOWEST_BYTES_PER_MS);
  const deadlineMs = DEADLINE_MS + uploadMs;
  const askedAt = Date.now();
  try {
    const answer = await fetch(path, {
      method: call.method ?? 'GET',
      headers,
      body,
      cache: 'no-store',
      signal: AbortSignal.timeout(deadlineMs),
    });
    const clockAheadMs = clockAhead(answer);
    const tookMs = Date.now() - askedAt;
    // otherwise the phone has slept since, or its clock was put right
    if (tookMs >= 0 && tookMs < RIGHT_ENOUGH_MS)
      lastAhead = { clockAheadMs, atOffset: clockOffset() };
    if (answer.ok) {
      const data = (await (call.reads === 'bytes' ? answer.arrayBuffer() : answer.json())) as Data;
      const etag = answer.headers.get('etag') ?? '';
      return { ok: true, data, etag, clockAheadMs };
    }
    const failure = await failureOf(answer);
    const { code } = failure;
    if (code === 'unauthenticated' || code === 'shift_needed') refuse(code);
    return failure;
  } catch {
    return AWAY;
  }
}

const RIGHT_ENOUGH_MS = 60_000;
let lastAhead: { clockAheadMs: number; atOffset: number } | undefined;

/** By the last answer; undefined before the first one. */
export function presentClockAhead(): number | undefined {
  if (lastAhead === undefined) return undefined;
  const { clockAheadMs, atOffset } = lastAhead;
  const wasPutRight = Math.abs(clockOffset() - atOffset - clockAheadMs) < RIGHT_ENOUGH_MS;
  return wasPutRight ? 0 : clockAheadMs;
}

/** Changes if somebody sets the clock, and on some phones by the time that they sleep. */
function clockOffset(): number {
  return Date.now() - performance.now();
}

function clockAhead(answer: Response): number {
  const ahead = Date.parse(answer.headers.get('date') ?? '') - Date.now();
  return Math.abs(ahead) > RIGHT_ENOUGH_MS ? ahead : 0;
}

async function failureOf(answer: Response): Promise<Failure> {
  const seconds = Number(answer.headers.get('retry-after') ?? '0');
  const problem = (await answer.json().catch(() => ({}))) as { code?: string; message?: string };
  return {
    ok: false,
    status: answer.status,
    code: problem.code ?? 'away',
    message: problem.message ?? '',
    retryAfterMs: Number.isFinite(seconds) ? seconds * 1_000 : 0,
  };
}
