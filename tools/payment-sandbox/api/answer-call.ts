import { setTimeout as sleep } from 'node:timers/promises';
import { drawCallFault } from '../faults.ts';
import { type Fields, parseForm } from '../form-body.ts';
import { newId } from '../ids.ts';
import { list } from '../parameters.ts';
import { badParameter, invalidRequest, Refusal } from '../refusal.ts';
import type { World } from '../world.ts';
import { confirmManner } from './confirm-payment-intent.ts';
import { expand } from './expand.ts';
import { keepAnswer, replay } from './idempotency.ts';
import { findRoute } from './routes.ts';

const SLOW_CONFIRM_MS = 3_000;

export interface Call {
  method: string;
  path: string;
  query: string;
  body: string;
  authorization: string | undefined;
  idempotencyKey: string | undefined;
}

export interface Answer {
  status: number;
  body: string;
  headers: Record<string, string>;
}

/** An answer, a broken connection, or silence. */
type Outcome = Answer | 'drop' | 'hang';

/** Keys and objects of calls that are being worked on: one call at a time for each. */
export interface Busy {
  keys: Set<string>;
  objects: Set<string>;
}

export async function answerCall(shared: World, busy: Busy, call: Call): Promise<Outcome> {
  const requestId = newId('req', 14);
  const key = call.method === 'POST' ? call.idempotencyKey : undefined;
  const world: World = { ...shared, request: { id: requestId, idempotency_key: key ?? null } };
  const outcome = await answerOnce(world, busy, call, key).catch(refusalAnswer);
  if (typeof outcome === 'string') return outcome;
  return { ...outcome, headers: { 'request-id': requestId, ...outcome.headers } };
}

async function answerOnce(
  world: World,
  busy: Busy,
  call: Call,
  key: string | undefined,
): Promise<Outcome> {
  // any secret key of test mode will do
  if (!/^Bearer [sr]k_test_\w+$/.test(call.authorization ?? '')) {
    throw new Refusal(401, { type: 'invalid_request_error', message: 'Invalid API Key.' }, false);
  }
  const route = findRoute(call.method, call.path);
  if (route === undefined) {
    throw invalidRequest(`Unrecognized request URL (${call.method}: ${call.path}).`, {}, 404);
  }
  const fields = parseForm(call.method === 'POST' ? call.body : call.query);
  if (fields === undefined) throw badParameter('parameter_invalid_string', '', 'Invalid form.');

  const fault = drawCallFault(world.faults, route.call);
  if (fault?.fault === 'drop_before') return 'drop';
  if (fault?.fault === 'error_before') throw unknownError();

  const kept = key === undefined ? undefined : replay(world, key, call);
  const { payment_method: method } = fields;
  const manner = typeof method === 'string' ? confirmManner(world, method) : undefined;
  const waitMs =
    (fault?.fault === 'delay' ? fault.delayMs : 0) + (manner === 'slow' ? SLOW_CONFIRM_MS : 0);
  const answer =
    kept ??
    (await whileBusy(busy, key, call.method === 'POST' ? route.id : '', async () => {
      if (waitMs > 0) await sleep(waitMs);
      // work and kept answer are one transaction: after a crash there are both or neither
      return world.store.transaction(() => {
        const worked = attempt(() => runRoute(world, route, fields));
        const { isKept, ...done } =
          fault?.fault === 'error_after'
            ? { ...refusalAnswer(unknownError()), isKept: true }
            : worked;
        if (key !== undefined && isKept) keepAnswer(world, key, call, done);
        return done;
      });
    }));
  if (fault?.fault === 'drop_after') return 'drop';
  return fault?.fault === 'hang' || (manner === 'hangs' && kept === undefined) ? 'hang' : answer;
}

function runRoute(
  world: World,
  { run, id }: NonNullable<ReturnType<typeof findRoute>>,
  { expand: expanded = {}, ...fields }: Fields,
): object {
  const object = run(world, fields, id);
  return list
    .parse(expanded)
    .reduce((whole, path) => expand(world, whole, path.split('.')), object);
}

/** A refusal does not undo the work: a decline leaves its trace on the intent. */
function attempt(work: () => object): Answer & { isKept: boolean } {
  try {
    return { status: 200, body: JSON.stringify(work()), headers: {}, isKept: true };
  } catch (error) {
    return { ...refusalAnswer(error), isKept: error instanceof Refusal && error.isKept };
  }
}

async function whileBusy(
  busy: Busy,
  key: string | undefined,
  objectId: string,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (key !== undefined && busy.keys.has(key)) {
    const message = `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`;
    const code = 'idempotency_key_in_use';
    throw new Refusal(409, { type: 'idempotency_error', code, message }, false);
  }
  if (busy.objects.has(objectId)) {
    const message =
      'This object cannot be accessed right now because another API request or Stripe process is currently accessing it.';
    throw new Refusal(429, { type: 'invalid_request_error', code: 'lock_timeout', message }, false);
  }
  if (key !== undefined) busy.keys.add(key);
  if (objectId !== '') busy.objects.add(objectId);
  try {
    return await work();
  } finally {
    if (key !== undefined) busy.keys.delete(key);
    busy.objects.delete(objectId);
  }
}

function unknownError(): Refusal {
  return new Refusal(500, { type: 'api_error', message: 'An unknown error occurred' }, false);
}

/** What is no refusal is a fault of ours, and thrown on. */
function refusalAnswer(error: unknown): Answer {
  if (!(error instanceof Refusal)) throw error;
  const isMomentary = error.status === 409 || error.status === 429;
  return {
    status: error.status,
    body: JSON.stringify({ error: error.body }),
    headers: isMomentary ? { 'stripe-should-retry': 'true' } : {},
  };
}
