import type { FieldDevice } from '@waypost/contract/client';
import { openStore, STRICT } from './database.ts';
import { countWaiting, releaseHeld } from './queue.ts';

/** A reason in the list of refused acts. */
export const OTHER_DEVICE = 'other_device';

/**
 * Makes this browser that device. Acts of another device are listed as refused and never sent: the api would record
 * those it already has twice, and it gives the keys of sealed acts to their own device only.
 */
export async function becomeDevice(device: FieldDevice): Promise<void> {
  releaseHeld();
  const stores = ['settings', 'acts', 'refused', 'sealed', 'done', 'sent', 'pictures'] as const;
  const work = (await openStore()).transaction(stores, 'readwrite', STRICT);
  const settings = work.objectStore('settings');
  const before = (await settings.get('device')) as FieldDevice | undefined;
  for (const { order, actId, ref, at, deviceId } of await work.objectStore('acts').getAll()) {
    if (order === undefined || (deviceId ?? before?.id) === device.id) continue;
    await work.objectStore('refused').put({ actId, ref, at, reason: OTHER_DEVICE });
    await work.objectStore('acts').delete(order);
    await work.objectStore('pictures').delete(actId);
  }
  // acknowledged acts of another device would be recorded twice if a restored server asked for them again
  for (const actId of await work.objectStore('sent').getAllKeys()) {
    await work.objectStore('pictures').delete(actId);
  }
  await work.objectStore('sent').clear();
  await work.objectStore('sealed').clear();
  await work.objectStore('done').clear();
  for (const name of ['shift', 'expected', 'containers', 'enrolling']) await settings.delete(name);
  await settings.put(device, 'device');
  await work.done;
  await countWaiting();
}

/** The same device as the api knows it now. What is known of one hub is not used in another. */
export async function renewDevice(device: FieldDevice): Promise<void> {
  const work = (await openStore()).transaction('settings', 'readwrite', STRICT);
  const before = (await work.store.get('device')) as FieldDevice | undefined;
  if (before?.hub.id !== device.hub.id) {
    for (const name of ['expected', 'containers']) await work.store.delete(name);
  }
  await work.store.put(device, 'device');
  await work.done;
}
