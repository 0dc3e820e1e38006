import { expect, test } from 'vitest';
import { streetOf } from './street-of.ts';

test.each([
  ['Rua Augusta 24, 1100-053 Lisboa, Portugal', 'Rua Augusta 24'],
  ['24, Rua Augusta, Lisboa', '24, Rua Augusta'],
  ['Flat 3\n10 Downing Street\nLondon', 'Flat 3'],
  ['شارع الملك ١٢، دبي', 'شارع الملك ١٢'],
  ['The Old Mill, Bruges', 'The Old Mill, Bruges'],
  ['', ''],
])('the street line of %j is %j', (address, street) => {
  expect(streetOf(address)).toBe(street);
});

test('a street line is never longer than a label takes', () => {
  expect(streetOf('x'.repeat(300))).toHaveLength(120);
});
