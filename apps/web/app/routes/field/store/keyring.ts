import { callApi } from './call-api.ts';
import { importKey } from './seal.ts';

/**
 * Keys of shifts, in memory only. The key of an earlier shift is fetched from the server during the present one.
 */
const keys = new Map<string, CryptoKey>();
/** Shifts that the server does not know for this device. Tried again in the next shift or after a reload. */
const refused = new Set<string>();
const MOST_AT_ONCE = 20;

export function keyOf(shiftId: string): CryptoKey | undefined {
  return keys.get(shiftId);
}

export function keepKey(shiftId: string, key: CryptoKey): void {
  keys.set(shiftId, key);
  refused.clear();
}

export function isKeyRefused(shiftId: string): boolean {
  return refused.has(shiftId);
}

/** Fetches the keys of earlier shifts, which are needed only to decrypt their unsent acts for sending. */
export async function learnKeys(shiftIds: readonly string[]): Promise<void> {
  if (keys.size === 0) return;
  const isMissing = (shiftId: string) => !keys.has(shiftId) && !refused.has(shiftId);
  const missing = [...new Set(shiftIds)].filter(isMissing);
  for (let at = 0; at < missing.length; at += MOST_AT_ONCE) {
    const asked = missing.slice(at, at + MOST_AT_ONCE);
    const answer = await callApi<{ keys: { shiftId: string; key: string }[] }>('/api/field/keys', {
      method: 'POST',
      body: { shiftIds: asked },
    });
    if (!answer.ok) return;
    for (const { shiftId, key } of answer.data.keys) keys.set(shiftId, await importKey(key));
    for (const shiftId of asked) if (!keys.has(shiftId)) refused.add(shiftId);
  }
}
