import { callApi } from './call-api.ts';
import { importKey } from './seal.ts';

/** Keys of shifts, in memory alone. That of an earlier shift is learnt from the server, by whoever works now. */
const keys = new Map<string, CryptoKey>();
const MOST_AT_ONCE = 20;

export function keyOf(shiftId: string): CryptoKey | undefined {
  return keys.get(shiftId);
}

export function keepKey(shiftId: string, key: CryptoKey): void {
  keys.set(shiftId, key);
}

/** A shift is over: only what was kept for sending is still opened with its key, on this page. */
export async function learnKeys(shiftIds: readonly string[]): Promise<void> {
  const missing = [...new Set(shiftIds)].filter((shiftId) => !keys.has(shiftId));
  if (missing.length === 0 || keys.size === 0) return;
  const answer = await callApi<{ keys: { shiftId: string; key: string }[] }>('/api/field/keys', {
    method: 'POST',
    body: { shiftIds: missing.slice(0, MOST_AT_ONCE) },
  });
  if (!answer.ok) return;
  for (const { shiftId, key } of answer.data.keys) keys.set(shiftId, await importKey(key));
}
