import { describe, expect, it } from 'vitest';
import { createSecrets } from '../../../platform/secrets.ts';
import { isSigned, newsletterToken, unsafeConsentOf } from './newsletter-token.ts';

const secrets = createSecrets({ CODE_SECRET: 'a secret of thirty-two characters' });
const consent = { id: '01930f4e-7b1c-7c3a-9a57-0d5e6f7a8b9c', shard: 3 };
const leaving = newsletterToken(secrets, consent, 'leaves');

describe('a newsletter link', () => {
  it('names its consent and its purpose', () => {
    expect(unsafeConsentOf(leaving)).toBe(consent.id.replaceAll('-', ''));
    expect(isSigned(secrets, leaving, 'leaves')).toBe(true);
    const confirming = newsletterToken(secrets, consent, { confirms: 2 });
    expect(isSigned(secrets, confirming, { confirms: 2 })).toBe(true);
  });

  it('is refused for another purpose', () => {
    expect(isSigned(secrets, leaving, { confirms: 1 })).toBe(false);
    const confirming = newsletterToken(secrets, consent, { confirms: 2 });
    expect(isSigned(secrets, confirming, { confirms: 3 })).toBe(false);
    expect(isSigned(secrets, confirming, 'leaves')).toBe(false);
  });

  it('cannot be forged for another consent or without the key', () => {
    const other = leaving.replace(/^(.)01/, '$102');
    expect(other).not.toBe(leaving);
    expect(isSigned(secrets, other, 'leaves')).toBe(false);
    const strangers = createSecrets({ CODE_SECRET: 'another secret of that many letters' });
    expect(isSigned(strangers, leaving, 'leaves')).toBe(false);
  });

  it.each(['', 'x', leaving.slice(0, -1), `${leaving}0`, leaving.toLowerCase()])(
    'is refused as %j',
    (text) => {
      expect(unsafeConsentOf(text)).toBeUndefined();
      expect(isSigned(secrets, text, 'leaves')).toBe(false);
    },
  );
});
