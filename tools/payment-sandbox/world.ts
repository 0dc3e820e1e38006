import type { SandboxConfig } from './config.ts';
import { drawWebhookFault, type Faults } from './faults.ts';
import { newId } from './ids.ts';
import type { Event, EventType, Kind, Objects } from './objects.ts';
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

/** Records an event in the caller's transaction, and its delivery with whatever faults are set. */
export function emit(world: World, type: EventType, object: unknown): void {
  const { store, config, request } = world;
  const event: Event = {
    id: newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: nowSeconds(),
    data: { object },
    livemode: false,
    pending_webhooks: config.webhook === undefined ? 0 : 1,
    request,
    type,
  };
  store.save('event', event);
  if (config.webhook === undefined) return;
  for (const delayMs of drawWebhookFault(world.faults, type)) {
    store.addTask(Date.now() + delayMs, { kind: 'deliver', eventId: event.id, tries: 0 });
  }
  world.wake();
}
