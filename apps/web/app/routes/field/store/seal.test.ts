import { describe, expect, it } from 'vitest';
import { importKey, sealJson, unsealJson, unwrapKey, wrapKey } from './seal.ts';

const KEY = Buffer.alloc(32, 7).toString('base64');
/** Fewer iterations than on a phone, where a key is derived once a shift. */
const ROUNDS = 1_000;
const STOP = { name: 'Ada Canary', address: ['Rue du Test 1'] };

describe('a sealed value', () => {
  it('opens with the key of the shift after the PIN has unwrapped it', async () => {
    const sealed = await sealJson(await importKey(KEY), 'round', STOP);
    const unwrapped = await unwrapKey(await wrapKey(KEY, '123456', ROUNDS), '123456');
    expect(unwrapped).not.toBeNull();
    if (unwrapped === null) return;
    expect(await unsealJson(unwrapped, 'round', sealed)).toEqual(STOP);
  });

  it('reveals nothing of its content, and differs each time', async () => {
    const key = await importKey(KEY);
    const [one, other] = await Promise.all([
      sealJson(key, 'round', STOP),
      sealJson(key, 'round', STOP),
    ]);
    expect(Buffer.from(one.data).toString('latin1')).not.toContain('Canary');
    expect(Buffer.from(one.data).equals(Buffer.from(other.data))).toBe(false);
  });

  it('stays closed to another PIN, in another place, and after a change', async () => {
    const key = await importKey(KEY);
    expect(await unwrapKey(await wrapKey(KEY, '123456', ROUNDS), '123457')).toBeNull();
    const sealed = await sealJson(key, 'round', STOP);
    await expect(unsealJson(key, 'person', sealed)).rejects.toThrow();
    new Uint8Array(sealed.data).reverse();
    await expect(unsealJson(key, 'round', sealed)).rejects.toThrow();
  });
});
