import { expect, test } from 'vitest';
import { namedIn, unusedMessages } from './unused-messages.ts';

/** Sentences of refusals: types ask for one for every code of the contract, and codes come by HTTP. */
const HELD_BY_TYPES = /^problems\./;

test('no message is written, and translated eleven times, for nobody', () => {
  expect(unusedMessages().filter((name) => !HELD_BY_TYPES.test(name))).toEqual([]);
});

test('a key is named by a string, by a template and by a field of the same name', () => {
  const named = namedIn("t('title'); t(`status.${status}`); ({ phone: 'missing' })");
  expect(['title', 'status.Picked Up', 'phone'].map(named)).toEqual([true, true, true]);
  expect(['titles', 'state.Picked Up', 'email'].map(named)).toEqual([false, false, false]);
});
