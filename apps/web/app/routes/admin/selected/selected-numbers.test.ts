import { expect, it } from 'vitest';
import { numbersIn } from './selected-numbers.ts';

it('the address of an act names each selected shipment once, and at most 200', () => {
  const numbers = Array.from({ length: 205 }, (_, at) => `WP${String(at).padStart(14, '0')}`);
  const params = new URLSearchParams(['<b>', ...numbers, ...numbers].map((n) => ['n', n]));
  expect(numbersIn(params)).toEqual(numbers.slice(0, 200));
});
