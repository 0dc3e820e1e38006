import { expect, test } from 'vitest';
import { displayNameOf } from './display-name.ts';

test('the display name falls back to the email address, then to Customer', () => {
  expect(displayNameOf({ name: 'Ada Example', email: 'a@b.example' }, 'Customer')).toBe(
    'Ada Example',
  );
  expect(displayNameOf({ name: '  ', email: 'ada@mail.example' }, 'Customer')).toBe('ada');
  expect(displayNameOf({ name: '', email: '' }, 'Customer')).toBe('Customer');
});
