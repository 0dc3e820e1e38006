import { expect, test } from 'vitest';
import { displayNameOf } from './display-name.ts';

test('somebody without a name is called by the address, and without one Customer', () => {
  expect(displayNameOf({ name: 'Ada Example', email: 'a@b.example' }, 'Customer')).toBe(
    'Ada Example',
  );
  expect(displayNameOf({ name: '  ', email: 'ada@mail.example' }, 'Customer')).toBe('ada');
  expect(displayNameOf({ name: '', email: '' }, 'Customer')).toBe('Customer');
});
