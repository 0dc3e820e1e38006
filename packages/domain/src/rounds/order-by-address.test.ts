import { expect, it } from 'vitest';
import { orderByAddress } from './order-by-address.ts';

function ordered(lines: readonly string[]): string[] {
  return orderByAddress(lines, (line) => {
    const [street = '', postalCode = '', city = ''] = line.split('; ');
    return { street, postalCode, city };
  });
}

it('orders stops by postal code, city, street and house number in natural order', () => {
  const right = [
    'Hauptstr. 2; 9999; Berg',
    'Am Markt 9; 80331; München',
    'am Markt 9a; 80331; München',
    'Am Markt 10; 80331; München',
    'Am Markt 100; 80331; München',
    'Straße des 17. Juni 4; 80331; München',
    'Straße des 17. Juni 12 b; 80331; München',
    'Am Markt 1; 80333; München',
  ];
  expect(ordered(right.toReversed())).toEqual(right);
});

it('reads house numbers before and after the street, with letters and ranges', () => {
  const right = [
    '2 Main Street; SW1A 1AA; London',
    '10b Main Street; SW1A1AA; London',
    '12-14 Main Street; SW1A 1AA; London',
    'Via Roma, 3; SW1A 1AA; London',
    'Via Roma, 21/4; SW1A 1AA; London',
  ];
  expect(ordered(right.toReversed())).toEqual(right);
});

it('keeps the order of stops with the same address', () => {
  const stops = ['b', 'a', 'c'];
  const same = { street: 'Ring 1', postalCode: '1010', city: 'Wien' };
  expect(orderByAddress(stops, () => same)).toEqual(stops);
});
