import { Refusal } from '../refusal.ts';
import type { World } from '../world.ts';
import type { Answer, Call } from './answer-call.ts';

/** The answer that was kept under this key, if any. Another request with the same key is refused. */
export function replay(world: World, key: string, call: Call): Answer | undefined {
  const kept = world.store.read('answer', answerId(key));
  if (kept === undefined) return undefined;
  if (kept.request !== requestOf(call)) {
    const message = `Keys for idempotent requests can only be used for the same endpoint and with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`;
    throw new Refusal(400, { type: 'idempotency_error', message }, false);
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

export function keepAnswer(world: World, key: string, call: Call, answer: Answer): void {
  const { status, body } = answer;
  world.store.save('answer', {
    id: answerId(key),
    request: requestOf(call),
    status,
    body,
    requestId: world.request.id ?? '',
    keptAt: Date.now(),
  });
}

function answerId(key: string): string {
  return `key_${key}`;
}

/** The order of parameters does not matter. */
function requestOf({ method, path, body }: Call): string {
  const parameters = new URLSearchParams(body);
  parameters.sort();
  return `${method} ${path}?${parameters.toString()}`;
}
