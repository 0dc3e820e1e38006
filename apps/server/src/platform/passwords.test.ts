import { describe, expect, it } from 'vitest';
import { createPasswords, refuseWeakPassword } from './passwords.ts';

const ADA = { email: 'ada@people.example', name: 'Ada Example' };

describe('a password', () => {
  it('is refused when short, common or predictable, in any case of letters', () => {
    for (const short of ['', 'a2345b7', '👩🏽‍🚀👩🏽']) {
      expect(() => refuseWeakPassword(short, ADA), short).toThrow('password_too_short');
    }
    for (const common of ['password', 'PASSWORD1', '12345678', 'Qwertyuiop', 'iloveyou']) {
      expect(() => refuseWeakPassword(common, ADA), common).toThrow('password_too_common');
    }
    for (const predictable of ['waypost1', 'adaexample1']) {
      expect(() => refuseWeakPassword(predictable, ADA), predictable).toThrow(
        'password_too_predictable',
      );
    }
    expect(() => refuseWeakPassword('violet harbour 94', ADA)).not.toThrow();
    expect(() => refuseWeakPassword('пароль и соль', ADA)).not.toThrow();
  });

  it('is hashed by argon2id with 19 MiB and two passes, and matches only itself', async () => {
    const passwords = createPasswords();
    const hash = await passwords.hash(' violet harbour 94 ');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwords.matches(hash, ' violet harbour 94 ')).toBe(true);
    expect(await passwords.matches(hash, 'violet harbour 94')).toBe(false);
    expect(await passwords.matches(undefined, 'violet harbour 94')).toBe(false);
  });
});
