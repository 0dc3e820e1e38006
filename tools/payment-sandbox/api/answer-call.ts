import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { drawCallFault } from '../faults.ts';
import { type Fields, parseForm } from '../form-body.ts';
import { newId } from '../ids.ts';
import { readParameters } from '../parameters.ts';
import { badParameter, invalidRequest, Refusal } from '../refusal.ts';
import { API_VERSION, type World } from '../world.ts';
import { assertSecretKey } from './api-key.ts';
import { confirmManner } from './confirm-payment-intent.ts';
import { expand } from './expand.ts';
import { replay, type RepeatableCall } from './idempotency.ts';
import { findRoute } from './routes.ts';

const SLOW_CONFIRM_MS = 3_000;

export interface Call {
  method: string;
  path: string;
  query: string;
  body: string;
  authorization: string | undefined;
  idempotencyKey: string | undefined;
  version: string | undefined;
}

export interface Answer {
  status: number;
  body: string;
  headers: Record<string, string>;
}

/** An answer, a broken connection, or silence. */
export type Outcome = Answer | 'drop' | 'hang';

/** Keys and objects of calls that are being worked on: one call at a time for each. */
export interface Busy {
  keys: Set<string>;
  objects: Set<string>;
}

export async function answerCall(shared: World, busy: Busy, call: Call): Promise<Outcome> {
  const requestId = newId('req', 14);
  const key = call.method === 'POST' ? call.idempotencyKey : undefined;
  const headers: Record<string, string> = {
    'request-id': requestId,
    'stripe-version': call.version ?? API_VERSION,
    ...(key !== undefined && { 'idempotency-key': key }),
  };
  const world: World = {
    ...shared,
    request: { id: requestId, idempotency_key: key ?? null },
  };
  try {
    return await answerOnce(world, busy, call, key, headers);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const answer = refusalAnswer(error, requestId);
    return { ...answer, headers: { ...headers, ...answer.headers } };
  }
}

async function answerOnce(
  world: World,
  busy: Busy,
  call: Call,
  key: string | undefined,
  headers: Record<string, string>,
): Promise<Outcome> {
  assertSecretKey(call.authorization);
  const route = findRoute(call.method, call.path);
  if (route === undefined) {
    throw invalidRequest(`Unrecognized request URL (${call.method}: ${call.path}).`, {}, 404);
  }
  const fields = parseForm(call.method === 'POST' ? call.body : call.query);
  if (fields === undefined) throw badParameter('parameter_invalid_string', '', 'Invalid form.');

  const fault = drawCallFault(world.faults, route.call);
  if (fault?.fault === 'drop_before') return 'drop';
  if (fault?.fault === 'error_before') throw unknownError(false);

  const repeatable = key === undefined ? undefined : { ...call, key, hash: hashOf(call.body) };
  const kept = repeatable && replay(world, busy.keys, repeatable);
  const manner =
    route.call === 'payment_intents.confirm' || fields['confirm'] === 'true'
      ? confirmManner(world, route.id, textOf(fields, 'payment_method'))
      : undefined;
  const waitMs =
    (fault?.fault === 'delay' ? fault.delayMs : 0) + (manner === 'slow' ? SLOW_CONFIRM_MS : 0);

  const answer =
    kept ??
    (await whileBusy(busy, key, call.method === 'POST' ? route.id : '', async () => {
      if (waitMs > 0) await sleep(waitMs);
      return run(world, repeatable, () => {
        if (fault?.fault !== 'error_after') return runRoute(world, route, fields, call.method);
        settleQuietly(() => runRoute(world, route, fields, call.method));
        throw unknownError(true);
      });
    }));
  if (fault?.fault === 'drop_after') return 'drop';
  if (fault?.fault === 'hang' || (manner === 'hangs' && kept === undefined)) return 'hang';
  return { ...answer, headers: { ...headers, ...answer.headers } };
}

/** Work and kept answer are one transaction: after a crash there are both or neither. */
function run(world: World, repeatable: RepeatableCall | undefined, work: () => object): Answer {
  return world.store.transaction(() => {
    const { answer, isKept } = attempt(world, work);
    if (repeatable !== undefined && isKept) {
      const { key, method, path, hash } = repeatable;
      const { status, body } = answer;
      const requestId = world.request.id ?? '';
      world.store.keepAnswer(
        key,
        { method, path, parametersHash: hash, status, body, requestId },
        Date.now(),
      );
    }
    return answer;
  });
}

/** A refusal does not undo the work: a decline leaves its trace on the intent. */
function attempt(world: World, work: () => object): { answer: Answer; isKept: boolean } {
  try {
    const answer = { status: 200, body: JSON.stringify(work()), headers: {} };
    return { answer, isKept: true };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { answer: refusalAnswer(error, world.request.id ?? ''), isKept: error.isKept };
  }
}

function runRoute(
  world: World,
  route: NonNullable<ReturnType<typeof findRoute>>,
  fields: Fields,
  method: string,
): object {
  const parameters = readParameters(fields);
  const paths = parameters.list('expand') ?? [];
  const object = route.run(world, route.id, parameters);
  if (method === 'GET') parameters.refuseUnread();
  return expand(world, object, paths);
}

function settleQuietly(work: () => object): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

async function whileBusy(
  busy: Busy,
  key: string | undefined,
  objectId: string,
  work: () => Promise<Answer>,
): Promise<Answer> {
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

function unknownError(isKept: boolean): Refusal {
  const message = 'An unknown error occurred';
  return new Refusal(500, { type: 'api_error', message }, isKept);
}

function refusalAnswer(refusal: Refusal, requestId: string): Answer {
  const error = {
    ...refusal.body,
    request_log_url: `https://dashboard.stripe.com/test/logs/${requestId}`,
  };
  const isMomentary = refusal.status === 409 || refusal.status === 429;
  return {
    status: refusal.status,
    body: JSON.stringify({ error }),
    headers: isMomentary ? { 'stripe-should-retry': 'true' } : {},
  };
}

function hashOf(body: string): string {
  const parameters = new URLSearchParams(body);
  parameters.sort();
  return createHash('sha256').update(parameters.toString()).digest('hex');
}

function textOf(fields: Fields, name: string): string | undefined {
  const value = fields[name];
  return typeof value === 'string' ? value : undefined;
}
