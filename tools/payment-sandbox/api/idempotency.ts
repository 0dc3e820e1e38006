import { Refusal } from '../refusal.ts';
import type { World } from '../world.ts';
import type { Answer } from './answer-call.ts';

const LONGEST_KEY = 255;

/** A call with an Idempotency-Key. */
export interface RepeatableCall {
  key: string;
  method: string;
  path: string;
  /** Of its parameters, whatever their order. */
  hash: string;
}

/**
 * The answer that was kept under this key, if any. Stripe compares endpoint and parameters: another
 * request with the same key is refused, and so is the same one while the first is still running.
 */
export function replay(
  world: World,
  keysInUse: Set<string>,
  call: RepeatableCall,
): Answer | undefined {
  const { key } = call;
  if (key.length > LONGEST_KEY) {
    throw refuse(400, `Idempotency keys must be ${LONGEST_KEY} characters or less.`);
  }
  const kept = world.store.keptAnswer(key);
  if (kept === undefined) {
    if (!keysInUse.has(key)) return undefined;
    throw refuse(
      409,
      `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
      'idempotency_key_in_use',
    );
  }
  if (kept.method !== call.method || kept.path !== call.path) {
    throw refuse(
      400,
      `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${kept.path}' vs '${call.path}'). Try using a key other than '${key}' if you meant to execute a different request.`,
    );
  }
  if (kept.parametersHash !== call.hash) {
    throw refuse(
      400,
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    );
  }
  return {
    status: kept.status,
    body: kept.body,
    headers: {
      'idempotent-replayed': 'true',
      'original-request': kept.requestId,
      ...(kept.status === 500 && { 'stripe-should-retry': 'false' }),
    },
  };
}

function refuse(status: number, message: string, code?: string): Refusal {
  return new Refusal(
    status,
    { type: 'idempotency_error', message, ...(code !== undefined && { code }) },
    false,
  );
}
