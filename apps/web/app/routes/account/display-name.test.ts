import { expect, test } from 'vitest';
import { displayNameOf, initialsOf } from './display-name.ts';

test('somebody without a name is called by the address, and without one Customer', () => {
  expect(displayNameOf({ name: 'Ada Example', email: 'a@b.example' }, 'Customer')).toBe(
    'Ada Example',
  );
  expect(displayNameOf({ name: '  ', email: 'ada@mail.example' }, 'Customer')).toBe('ada');
  expect(displayNameOf({ name: '', email: '' }, 'Customer')).toBe('Customer');
});

test('initials are those of the first and the last word', () => {
  expect(initialsOf('ada mary example')).toBe('AE');
  expect(initialsOf('Ada')).toBe('A');
  expect(initialsOf('𝒜da Żak')).toBe('𝒜Ż');
  expect(initialsOf('')).toBe('');
});
