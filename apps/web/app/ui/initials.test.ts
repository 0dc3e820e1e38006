import { expect, test } from 'vitest';
import { initialsOf } from './avatar.tsx';

test.each([
  ['Ada Lindqvist', 'AL'],
  ['  hugo   de almeida ', 'HA'],
  ['Åsa', 'Å'],
  ['ada.lindqvist@mail.example', 'A'],
  ['"Bo" (Ohm)', 'BO'],
  ['नमिता शर्मा', 'नश'],
  ['', ''],
])('%s has the initials %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
