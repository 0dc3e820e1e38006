import type { Stripe } from 'stripe';
import type { SandboxConfig } from './config.ts';
import { drawWebhookFault, type Faults } from './faults.ts';
import { newId } from './ids.ts';
import type { Kind, Objects } from './objects.ts';
import { noSuch } from './refusal.ts';
import type { Store } from './store.ts';

/** The version of the official SDK whose shapes we answer with. */
export const API_VERSION = '2026-10-28.endive';

/** What every call works with. */
export interface World {
  readonly store: Store;
  readonly config: SandboxConfig;
  /** Where browsers reach us: second steps and instructions are pages of ours. */
  readonly origin: string;
  readonly faults: Faults;
  /** The call that is being answered, for the events it causes. */
  readonly request: { id: string | null; idempotency_key: string | null };
  /** To be called after something was scheduled. */
  wake(): void;
}

export function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

export function mustRead<K extends Kind>(
  { store }: World,
  kind: K,
  id: string,
  /** Named in the body instead of the address. */
  param?: string,
): Objects[K] {
  const object = store.read(kind, id);
  if (object === undefined) throw noSuch(kind, id, param, param === undefined ? 404 : 400);
  return object;
}

/**
 * Saves an object in the caller's transaction, with the event of its change and the delivery of that,
 * whatever faults are set.
 */
export function save<K extends Kind>(
  world: World,
  kind: K,
  object: Objects[K],
  type?: Stripe.Event['type'],
): Objects[K] {
  const { store, config, request } = world;
  store.save(kind, object);
  if (type === undefined || config.webhook === undefined) return object;
  const event = {
    id: newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: nowSeconds(),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request,
    type,
  };
  for (const delayMs of drawWebhookFault(world.faults, type)) {
    const dueAt = Date.now() + delayMs;
    store.save('task', { id: newId('task'), dueAt, kind: 'deliver', event, tries: 0 });
  }
  world.wake();
  return object;
}
