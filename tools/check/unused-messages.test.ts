import { expect, test } from 'vitest';
import { namedIn, unusedMessages } from './unused-messages.ts';

/** Texts of problems: types require one for every code of the contract, and codes arrive over HTTP. */
const HELD_BY_TYPES = /^problems\./;

test('every message is used by a source', () => {
  expect(unusedMessages().filter((name) => !HELD_BY_TYPES.test(name))).toEqual([]);
});

test('a key counts as used by a string, a template or a field of the same name', () => {
  const named = namedIn("t('title'); t(`status.${status}`); ({ phone: 'missing' })");
  expect(['title', 'status.Picked Up', 'phone'].map(named)).toEqual([true, true, true]);
  expect(['titles', 'state.Picked Up', 'email'].map(named)).toEqual([false, false, false]);
});
