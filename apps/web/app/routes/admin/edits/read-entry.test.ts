import { expect, test } from 'vitest';
import { readEntry } from './read-entry.ts';

const TYPED = {
  id: '0199c5a0-0000-7000-8000-000000000000',
  service: 'express',
  weight: '2,5',
  pieces: '1',
  from: 'Ghent, Belgium',
  to: 'Lyon, France',
  recipientName: 'Rosa',
  recipientEmail: 'rosa@example.org',
  recipientAddress: '5 Rue de Rivoli',
  payment: 'on_delivery',
};

test('a parcel has its level and one box', () => {
  expect(readEntry(TYPED)).toMatchObject({
    entry: {
      serviceType: 'parcel',
      parcel: { level: 'express', weightGrams: 2500, lengthMm: 0, widthMm: 0, heightMm: 0 },
      status: 'Created',
    },
  });
});

test('freight has one pallet per piece; an invalid number of pieces counts as one', () => {
  for (const [pieces, pallets] of [
    ['3', 3],
    ['x', 1],
    ['0', 1],
  ] as const) {
    expect(readEntry({ ...TYPED, service: 'sea', pieces })).toMatchObject({
      entry: { serviceType: 'freight', freight: { mode: 'sea', pallets } },
    });
  }
});

test('missing and invalid measures are named', () => {
  expect(readEntry({ ...TYPED, weight: 'heavy', to: '', price: '10' })).toEqual({
    faults: { weight: 'malformed', to: 'required', priceReason: 'required' },
  });
});
