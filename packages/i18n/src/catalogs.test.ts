import { NEWSLETTER_CONSENT_VERSION, UPDATES_CONSENT_VERSION } from '@waypost/contract';
import { expect, test } from 'vitest';
import { en } from './catalogs/en.ts';
import { compileCatalog } from './compile.ts';
import { translator } from './index.ts';

test('every message of every area compiles', () => {
  for (const [area, messages] of Object.entries(en)) {
    expect(() => compileCatalog(messages), area).not.toThrow();
  }
});

test('a faulty message does not compile', () => {
  expect(() => compileCatalog({ pieces: '{count, plural, one {# piece}' })).toThrow();
});

test('no message has an exclamation mark', () => {
  const fixedByTheProduct = new Set(['notFoundTitle', 'contactReceived']);
  const shouting = Object.values(en)
    .flatMap((messages) => Object.entries<string>(messages))
    .filter(([key, message]) => message.includes('!') && !fixedByTheProduct.has(key));
  expect(shouting).toEqual([]);
});

test('English texts say email, and mail only for post and for programs and servers', () => {
  const mailed = Object.values(en)
    .flatMap((messages) => Object.values<string>(messages))
    .filter((message) => /\b(e-mail|mail(s|ed)?\b(?! (program|server)))/i.test(message));
  expect(mailed).toEqual([]);
});

test('the text of a consent is identified by its version', () => {
  const words = {
    '2026-11': {
      site: 'Send me the Waypost newsletter by email. I can leave it at any time with the link in every issue.',
      account: 'Send me the newsletter',
      updates: 'I agree to receive shipment notifications for this ID.',
    },
  };
  expect(words[NEWSLETTER_CONSENT_VERSION].site).toBe(en.frame.newsletterConsent);
  expect(words[NEWSLETTER_CONSENT_VERSION].account).toBe(en.auth.newsletter);
  expect(words[NEWSLETTER_CONSENT_VERSION].account).toBe(en.account.newsletterAsk);
  expect(words[UPDATES_CONSENT_VERSION].updates).toBe(en.updates.consent);
});

test('plural forms follow the number', () => {
  const t = translator('en', 'parcels');
  expect(t('pallets', { count: 1 })).toBe('1 pallet');
  expect(t('pallets', { count: 12 })).toBe('12 pallets');
});
