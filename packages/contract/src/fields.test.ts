import { describe, expect, it } from 'vitest';
import { AuthenticatorCode, Email, SecondFactor, TimedCursor } from './fields.ts';

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

describe('where a page of a list ended', () => {
  const id = '0197a1e7-88f2-7070-a1b3-ec77d61ae385';

  it('is a day or a moment, and an id', () => {
    for (const at of ['2026-11-17', '2028-02-29', '2026-11-17T03:10:11.123456Z']) {
      expect(TimedCursor.safeParse(`${at}~${id}`).success, at).toBe(true);
    }
  });

  it('is none that the database could not read', () => {
    for (const at of ['2026-02-29', '0000-01-01', '2026-13-01', '2026-11-17T25:00:00.000Z', '1']) {
      expect(TimedCursor.safeParse(`${at}~${id}`).success, at).toBe(false);
    }
    expect(TimedCursor.safeParse(`2026-11-17~${'-'.repeat(36)}`).success).toBe(false);
  });
});
