import { tariffVersion1 as tariff } from '@waypost/domain/rates';
import { expect, test } from 'vitest';
import { offersFor } from './offers.ts';
import { readQuoteValues } from './quote-form.ts';

function offers(fields: Record<string, string>) {
  return offersFor(tariff, readQuoteValues(new URLSearchParams(fields)));
}

test('a parcel is offered at every level with what will be due', () => {
  const found = offers({ from: 'Ghent, Belgium', to: 'Antwerp, Belgium', weight: '10' });
  expect(found?.map((offer) => offer.service)).toEqual(['standard', 'express', 'priority']);
  // (8 + 10 x 2.8) = 36; 12 % + 3 = 7.32.
  expect(found?.[0]?.estimate.totalCents).toBe(4332);
  // 12 % fuel 5.20, 1.5 % security 0.65; 20 % of 49.17 on delivery.
  expect(found?.[0]?.byCard.totalCents).toBe(4917);
  expect(found?.[0]?.onDelivery.totalCents).toBe(5900);
});

test('freight is offered by every mode', () => {
  const found = offers({ type: 'freight', from: 'Ghent, BE', to: 'Lyon, FR', weight: '200' });
  expect(found?.map((offer) => offer.service)).toEqual(['air', 'sea', 'road']);
});

test('nothing is offered before both places and a weight or size are known', () => {
  expect(offers({ from: 'Ghent, Belgium', weight: '10' })).toBeNull();
  expect(offers({ from: 'Ghent, Belgium', to: 'Lyon, France' })).toBeNull();
  expect(offers({ from: 'Ghent, Belgium', to: 'Lyon, France', weight: 'x' })).toBeNull();
});

test('a place without a known country is priced all the same', () => {
  expect(offers({ from: 'Ghent', to: 'Lyon', weight: '1' })).not.toBeNull();
});

test('a parcel over 70 kg is not offered, and freight of that weight is', () => {
  const way = { from: 'Ghent, Belgium', to: 'Lyon, France' };
  expect(offers({ ...way, weight: '70' })).not.toBeNull();
  expect(offers({ ...way, weight: '70.001' })).toBeNull();
  expect(offers({ ...way, weight: '70.001', type: 'freight' })).not.toBeNull();
});
