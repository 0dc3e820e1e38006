import { expect, it } from 'vitest';
import { postalCodesOf } from './postal-areas.ts';

it.each([
  ['BE', 'Flanders', 'VAN', '2000', '1000'],
  ['FR', 'Île-de-France', '75', '75001', '69001'],
  ['FR', 'Corsica', '2A', '20000', '13000'],
  ['US', 'New York', '', '10118', '94043'],
  ['IT', 'Lazio', 'RM', '00186', '20124'],
  ['ES', 'Catalonia', 'B', '08017', '28013'],
  ['CA', 'Ontario', '', 'M5V 3L9', 'H3G 3C4'],
  ['JP', 'Osaka', '', '530-0001', '100-0005'],
  ['IN', 'Karnataka', '', '560001', '400058'],
])(
  'postal codes in %s, %s %s begin like %s, not like %s',
  (country, state, district, code, other) => {
    const shape = new RegExp(`^(?:${postalCodesOf(country, { state, district })})`);
    expect([shape.test(code), shape.test(other)]).toEqual([true, false]);
  },
);

it('returns nothing for areas without data', () => {
  expect(postalCodesOf('DE', { state: 'Bavaria', district: '091' })).toBeNull();
  expect(postalCodesOf('BE', { state: 'Flanders', district: '' })).toBeNull();
});
