import { expect, it } from 'vitest';
import { readPickupAddress } from './pickup-address.ts';

it('reads street and postal code of a pickup from its one text', () => {
  expect(readPickupAddress('Ada, Kaai 12, 2000 Antwerp, Belgium', 'Antwerp')).toEqual({
    street: 'Kaai 12',
    postalCode: '2000',
  });
  expect(
    readPickupAddress('Ward, Ltd., Dock, 4 Long Street, floor 2, SW1A 1AA London, UK', 'London'),
  ).toEqual({ street: '4 Long Street', postalCode: 'SW1A 1AA' });
  expect(readPickupAddress('Ada, Kaai 12, Antwerp', 'Antwerp')).toEqual({
    street: 'Kaai 12',
    postalCode: '',
  });
});

it('says nothing where the text names no such city', () => {
  expect(readPickupAddress('somewhere', 'Antwerp')).toEqual({ street: '', postalCode: '' });
  expect(readPickupAddress('Antwerp', 'Antwerp')).toEqual({ street: '', postalCode: '' });
});
