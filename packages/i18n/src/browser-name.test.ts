import { expect, test } from 'vitest';
import { browserName } from './browser-name.ts';
import { translator } from './index.ts';

test('a browser is named in the language of the reader', () => {
  expect(browserName('Firefox on Linux', translator('en', 'account'))).toBe('Firefox on Linux');
  expect(browserName('Firefox on Linux', translator('fr', 'account'))).toBe('Firefox sous Linux');
  expect(browserName('Unknown browser', translator('fr', 'account'))).toBe('Navigateur inconnu');
});
