import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSecrets } from './secrets.ts';
import { isSigned, unsafeAddresseeOf, addresseeToken } from './addressee-token.ts';

const secrets = createSecrets({ CODE_SECRET: 'a secret of at least thirty-two characters' });
const addressee = { kind: 'recipient', id: randomUUID(), shard: 7 } as const;

test('a link of an update names the recipient of the email', () => {
  const token = addresseeToken(secrets, addressee, 'leaves');
  expect(unsafeAddresseeOf(token)).toEqual({ kind: 'recipient', id: addressee.id });
  expect(isSigned(secrets, token, 'leaves')).toBe(true);
});

test('an unsubscribe link confirms nothing, and an old link does not confirm the newest request', () => {
  const first = addresseeToken(secrets, addressee, { confirms: 1 });
  expect(isSigned(secrets, first, { confirms: 1 })).toBe(true);
  expect(isSigned(secrets, first, { confirms: 2 })).toBe(false);
  expect(isSigned(secrets, first, 'leaves')).toBe(false);
});

test('a link of an update is invalid when any character is changed', () => {
  const token = addresseeToken(secrets, addressee, 'leaves');
  const forOther = token.replace(/^(.)R/, '$1S');
  expect(unsafeAddresseeOf(forOther)?.kind).toBe('shipper');
  expect(isSigned(secrets, forOther, 'leaves')).toBe(false);
  expect(
    isSigned(secrets, `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`, 'leaves'),
  ).toBe(false);
  expect(unsafeAddresseeOf('x')).toBeUndefined();
  expect(isSigned(secrets, 'x', 'leaves')).toBe(false);
});
