import { describe, expect, it } from 'vitest';
import { createSecrets } from './secrets.ts';

const secrets = createSecrets('a secret of more than thirty-two characters');
const others = createSecrets('another secret of more than thirty-two characters');

describe('a keyed hash', () => {
  it('depends on the key, the purpose and the boundaries of its parts', () => {
    const hashes = [
      secrets.keyedHash('code', 'a', 'bc'),
      secrets.keyedHash('code', 'ab', 'c'),
      secrets.keyedHash('limit', 'a', 'bc'),
      others.keyedHash('code', 'a', 'bc'),
    ].map((hash) => hash.toString('hex'));
    expect(new Set(hashes).size).toBe(4);
    expect(secrets.keyedHash('code', 'a', 'bc').toString('hex')).toBe(hashes[0]);
  });
});

describe('an encrypted value', () => {
  it('decrypts only with the same key and purpose, and only unchanged', () => {
    const sealed = secrets.seal('JBSWY3DPEHPK3PXP', 'ann');
    expect(sealed.toString('latin1')).not.toContain('JBSWY3DP');
    expect(secrets.unseal(sealed, 'ann')).toBe('JBSWY3DPEHPK3PXP');
    expect(() => secrets.unseal(sealed, 'ben')).toThrow();
    expect(() => others.unseal(sealed, 'ann')).toThrow();
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(30) ^ 1, 30);
    expect(() => secrets.unseal(changed, 'ann')).toThrow();
  });
});
