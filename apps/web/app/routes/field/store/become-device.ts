import type { FieldDevice } from '@waypost/contract/client';
import { openStore, STRICT } from './database.ts';
import { countWaiting, releaseHeld } from './queue.ts';

/** In the list of what was refused. */
export const OTHER_DEVICE = 'other_device';

/**
 * This browser is that device from now on. What it did as another one is listed and never sent: the api would
 * record a second time what it has had, and it tells nobody else the keys of what is sealed.
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
  // what was acknowledged as another device would be recorded a second time if a server asked for it again
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
