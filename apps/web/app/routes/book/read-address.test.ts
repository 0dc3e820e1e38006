import { expect, test } from 'vitest';
import { readAddress } from './read-address.ts';

test.each([
  ['Rua Augusta 24, 1100-053 Lisboa, Portugal', 'Lisbon', 'Rua Augusta 24', '', '1100-053'],
  ['Rua Augusta 24, 1100-053', 'Lisbon', 'Rua Augusta 24', '', '1100-053'],
  ['10 Downing Street, London, SW1A 2AA', 'London', '10 Downing Street', '', 'SW1A 2AA'],
  ['Damrak 1, 1012 LG Amsterdam', 'Amsterdam', 'Damrak 1', '', '1012 LG'],
  ['Kaai 12, Floor 3, Antwerp, Belgium', 'Antwerp', 'Kaai 12', 'Floor 3', ''],
  ['24, Rua Augusta, Lisboa', 'Lisbon', '24, Rua Augusta', 'Lisboa', ''],
  ['Flat 3\n10 Downing Street\nLondon', 'London', 'Flat 3', '10 Downing Street', ''],
  ['شارع الملك ١٢، دبي', 'دبي', 'شارع الملك ١٢', '', ''],
  ['The Old Mill, Bruges', 'Bruges', 'The Old Mill, Bruges', '', ''],
  ['', 'Lisbon', '', '', ''],
  ['12 Ring Road', 'Accra', '12 Ring Road', '', ''],
])('%j is read into its lines', (text, city, line1, line2, postalCode) => {
  expect(readAddress(text, city)).toEqual({ line1, line2, postalCode });
});

test('no line is longer than a label takes', () => {
  const { line1, line2 } = readAddress(`${'x'.repeat(299)}1, ${'y'.repeat(300)}`, 'Lisbon');
  expect([line1.length, line2.length]).toEqual([120, 120]);
});
