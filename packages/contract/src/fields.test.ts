import { describe, expect, it } from 'vitest';
import { Email } from './fields.ts';

describe('an email address', () => {
  it.each(['ada@example.com', ' ada.lovelace+post@mail.example.co ', 'jürgen@exämple.de'])(
    'may be %s',
    (text) => {
      expect(Email.parse(text)).toBe(text.trim());
    },
  );

  it.each([
    '',
    'ada',
    'ada@example',
    'ada@example.c',
    'ada@@example.com',
    'x,ada@example.com',
    'x;ada@example.com',
    'Ada <ada@example.com>',
    '"ada"@example.com',
    'ada@example.com\r\nBcc: eve@example.com',
  ])('may not be %j', (text) => {
    expect(Email.safeParse(text).success).toBe(false);
  });
});
