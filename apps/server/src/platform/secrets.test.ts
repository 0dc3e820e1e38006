import { describe, expect, it } from 'vitest';
import { createSecrets } from './secrets.ts';

const secrets = createSecrets({ CODE_SECRET: 'a secret of more than thirty-two characters' });
const others = createSecrets({ CODE_SECRET: 'another secret of more than thirty-two characters' });

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

describe('a secret that was replaced', () => {
  const OLD = 'the old secret of more than thirty-two characters';
  const NEW = 'the new secret of more than thirty-two characters';
  const before = createSecrets({ CODE_SECRET: OLD });
  const both = createSecrets({
    CODE_SECRET: NEW,
    CODE_SECRETS_ACCEPTED: [OLD],
    INDEX_SECRET: OLD,
  });
  const after = createSecrets({ CODE_SECRET: NEW, INDEX_SECRET: OLD });

  it('still proves what was made with it while it is accepted, and no longer', () => {
    const made = before.keyedHash('party_link', 'ann');
    expect(both.acceptedHashes('party_link', 'ann')).toContainEqual(made);
    expect(after.acceptedHashes('party_link', 'ann')).not.toContainEqual(made);
  });

  it('proves nothing new', () => {
    expect(both.keyedHash('code', '123456')).toEqual(after.keyedHash('code', '123456'));
    expect(both.keyedHash('code', '123456')).not.toEqual(before.keyedHash('code', '123456'));
  });

  it('still finds addresses by their hashes', () => {
    expect(after.keyedHash('email', 'ann@a.example')).toEqual(
      before.keyedHash('email', 'ann@a.example'),
    );
  });

  it('still decrypts what it sealed, while what is sealed anew needs the new one', () => {
    expect(both.unseal(before.seal('JBSWY3DP', 'ann'), 'ann')).toBe('JBSWY3DP');
    expect(after.unseal(both.seal('JBSWY3DP', 'ann'), 'ann')).toBe('JBSWY3DP');
    expect(() => after.unseal(before.seal('JBSWY3DP', 'ann'), 'ann')).toThrow();
  });

  it('is not needed any more for what is sealed anew', () => {
    const renewed = both.sealAnew(before.seal('JBSWY3DP', 'ann'), 'ann') ?? Buffer.alloc(0);
    expect(after.unseal(renewed, 'ann')).toBe('JBSWY3DP');
    expect(both.sealAnew(renewed, 'ann')).toBeNull();
    expect(() => after.sealAnew(before.seal('JBSWY3DP', 'ann'), 'ann')).toThrow();
  });
});
