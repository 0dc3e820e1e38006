import { expect, test } from 'vitest';
import { inLanguage } from './link.tsx';

test.each([
  ['/faq', '/faq?lang=fr'],
  ['/services/express?type=parcel#quote', '/services/express?type=parcel&lang=fr#quote'],
  ['/#locations', '/?lang=fr#locations'],
])('a link to %s keeps the language of the address', (to, localized) => {
  expect(inLanguage(to, 'fr')).toBe(localized);
});

test.each(['#prices', '?page=2', '//elsewhere.example/', '/api/docs', '/admin'])(
  'a link to %s is left alone',
  (to) => {
    expect(inLanguage(to, 'fr')).toBe(to);
  },
);
