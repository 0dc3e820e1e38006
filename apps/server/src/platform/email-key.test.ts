import { expect, it } from 'vitest';
import { emailKey } from './email-key.ts';

it('addresses are equal without surrounding spaces and in any case of ASCII letters', () => {
  expect(emailKey('  Ada.Example@EXAMPLE.com ')).toBe('ada.example@example.com');
});

it('addresses with look-alike letters or letters that lower-case alike are different', () => {
  expect(emailKey('mi\u212ae@example.com')).not.toBe(emailKey('mike@example.com'));
  expect(emailKey('\u0130@example.com')).toBe('\u0130@example.com');
});
