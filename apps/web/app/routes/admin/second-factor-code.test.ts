import { expect, test } from 'vitest';
import { readAuthenticatorCode, readSecondFactor } from './second-factor-code.ts';

test('six digits are read with the spaces that apps put between them', () => {
  expect(readSecondFactor(' 123 456 ')).toBe('123456');
  expect(readAuthenticatorCode('123 456')).toBe('123456');
});

test('a recovery code is read in any case, with or without its dash', () => {
  expect(readSecondFactor('7k3mq-x0p1a')).toBe('7K3MQ-X0P1A');
  expect(readSecondFactor('7K3MQX0P1A')).toBe('7K3MQ-X0P1A');
  expect(readSecondFactor('7k3mq - xopla')).toBe('7K3MQ-X0P1A');
});

test('anything else is neither', () => {
  for (const typed of ['', '12345', '1234567', '7K3MQ-X0P1', '7K3MQ-X0P1AB', '7K3MQ-X0P1U']) {
    expect(readSecondFactor(typed), typed).toBeNull();
  }
  expect(readAuthenticatorCode('7K3MQ-X0P1A')).toBeNull();
});
