import { endpoints } from '@waypost/contract';
import { expect, test } from 'vitest';
import { isEmail, isName, isPhoneOrEmpty, isStreetAddress } from './contact-rules.ts';

const contact = endpoints.bookShipment.body.shape.contact.shape;
const draft = endpoints.createDraft.body.shape;

const TEXTS = [
  '',
  'a',
  'ab',
  'a@b.co',
  'a@b.c',
  'a b@c.com',
  'ann@example',
  'x,ann@example.com',
  '(x)ann@example.com',
  'ann@example.com;',
  `${'x'.repeat(250)}@b.co`,
  '+32 (0)9 123-45/67',
  'call me',
  '1 St.',
  '1 Rue',
  'Main 1',
  '北京路5号',
  '茶',
  'x'.repeat(121),
  'x'.repeat(301),
];

test('forms and the contract accept the same contact details', () => {
  for (const text of TEXTS) {
    expect(isEmail(text), text).toBe(contact.shipperEmail.safeParse(text).success);
    expect(isName(text), text).toBe(contact.shipperName.safeParse(text).success);
    expect(isPhoneOrEmpty(text), text).toBe(contact.shipperPhone.safeParse(text).success);
    expect(isStreetAddress(text), text).toBe(draft.recipientAddress.safeParse(text).success);
  }
});
