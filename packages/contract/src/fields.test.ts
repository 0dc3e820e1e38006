import { describe, expect, it } from 'vitest';
import { AuthenticatorCode, Email, SecondFactor } from './fields.ts';

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

describe('a second factor', () => {
  it('is read with the spaces that apps put between six digits', () => {
    expect(SecondFactor.parse(' 123 456 ')).toBe('123456');
    expect(AuthenticatorCode.parse('123 456')).toBe('123456');
  });

  it.each(['7k3mq-x0p1a', '7K3MQX0P1A', '7k3mq - xopla'])(
    'is read in any case, with or without the hyphen of a recovery code: %s',
    (typed) => {
      expect(SecondFactor.parse(typed)).toBe('7K3MQ-X0P1A');
    },
  );

  it.each(['', '12345', '1234567', '7K3MQ-X0P1', '7K3MQ-X0P1AB', '7K3MQ-X0P1U'])(
    'may not be %j',
    (typed) => {
      expect(SecondFactor.safeParse(typed).success).toBe(false);
    },
  );

  it('may not be a recovery code while an authenticator is being set up', () => {
    expect(AuthenticatorCode.safeParse('7K3MQ-X0P1A').success).toBe(false);
  });
});
