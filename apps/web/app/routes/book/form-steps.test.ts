import { expect, test } from 'vitest';
import { itemField, readBookingValues } from './booking-form.ts';
import { takeFormStep } from './form-steps.ts';

const ADDRESS = {
  id: '0192f000-0000-7000-8000-000000000001',
  name: 'Luc Martin',
  email: '',
  phone: '',
  line1: '5 Rue de Rivoli',
  line2: '',
  city: 'Paris',
  region: '',
  postalCode: '75001',
  country: 'FR',
  isDefault: false,
  createdAt: '2026-11-15T08:00:00.000Z',
};
const given = {
  lane: { shipper: 'BE', recipient: 'FR' },
  addresses: [ADDRESS],
  chosen: (party: string) => (party === 'recipient' ? ADDRESS.id : ''),
};

function formWithItems(...descriptions: string[]) {
  const form = new FormData();
  for (const [at, description] of descriptions.entries()) {
    form.set(itemField(at, 'description'), description);
  }
  return readBookingValues(form);
}

test('a new item has the country of departure as its origin', () => {
  const { items } = takeFormStep('add-item', formWithItems('Shirts'), given);
  expect(items).toHaveLength(2);
  expect(items[1]).toMatchObject({ description: '', quantity: '1', originCountry: 'BE' });
});

test('a declaration has at most twenty items', () => {
  const full = formWithItems(...Array.from({ length: 20 }, () => 'Shirts'));
  expect(takeFormStep('add-item', full, given).items).toHaveLength(20);
});

test('an item is removed, and the others keep their order', () => {
  const { items } = takeFormStep('remove-item.1', formWithItems('One', 'Two', 'Three'), given);
  expect(items.map(({ description }) => description)).toEqual(['One', 'Three']);
});

test('a saved address fills in the party it was chosen for', () => {
  const { texts } = takeFormStep('use-saved.recipient', formWithItems(), given);
  expect(texts).toMatchObject({
    recipientName: 'Luc Martin',
    'recipient.line1': '5 Rue de Rivoli',
    'recipient.postalCode': '75001',
    shipperName: '',
  });
});

test('an unknown step changes nothing', () => {
  const values = formWithItems('Shirts');
  expect(takeFormStep('use-saved.shipper', values, given)).toEqual(values);
  expect(takeFormStep('drop table', values, given)).toEqual(values);
});
