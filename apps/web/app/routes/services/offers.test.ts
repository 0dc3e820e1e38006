import { tariffVersion1 as tariff } from '@waypost/domain/rates';
import { serviceLimitsVersion1 as limits } from '@waypost/domain/service-limits';
import { expect, test } from 'vitest';
import { limitOf, offersFor } from './offers.ts';
import { readQuoteValues } from './quote-form.ts';

function offers(fields: Record<string, string>) {
  return offersFor(tariff, limits, readQuoteValues(new URLSearchParams(fields)));
}

test('a parcel is offered at every level with the amount due', () => {
  const found = offers({ from: 'Ghent, Belgium', to: 'Antwerp, Belgium', weight: '10' });
  expect(found?.map((offer) => offer.service)).toEqual(['standard', 'express', 'priority']);
  // (8 + 10 x 2.8) = 36; 12 % + 3 = 7.32.
  expect(found?.[0]?.estimate.totalCents).toBe(4332);
  // 12 % fuel 5.20, 1.5 % security 0.65; 20 % of 49.17 on delivery.
  expect(found?.[0]?.byCard.totalCents).toBe(4917);
  expect(found?.[0]?.onDelivery.totalCents).toBe(5900);
});

test('several parcels are offered together, each priced separately', () => {
  const way = { from: 'Ghent, Belgium', to: 'Antwerp, Belgium' };
  const both = offers({ ...way, weight: '10', 'parcels.1.weight': '2' });
  const [ten, two] = [offers({ ...way, weight: '10' }), offers({ ...way, weight: '2' })];
  for (const [at, offer] of (both ?? []).entries()) {
    const [one, other] = [ten, two].map((alone) => alone?.[at]?.estimate.totalCents ?? 0);
    expect(offer.estimate.totalCents).toBe((one ?? 0) + (other ?? 0));
  }
  // 43.32 + (8 + 2 x 2.8) = 13.60; 12 % + 3 = 4.63: 18.23
  expect(both?.[0]?.estimate.totalCents).toBe(6155);
});

test('freight is offered by every mode that runs between the two places', () => {
  const modesTo = (to: string) =>
    offers({ type: 'freight', from: 'Ghent, BE', to, weight: '200' })?.map(
      ({ service }) => service,
    );
  expect(modesTo('Istanbul, TR')).toEqual(['air', 'sea', 'road']);
  expect(modesTo('Lyon, FR')).toEqual(['air', 'road']);
  expect(modesTo('New York, US')).toEqual(['air', 'sea']);
  expect(modesTo('Pyongyang, KP')).toBeUndefined();
});

test('a service without a price gives a reason', () => {
  const values = readQuoteValues(
    new URLSearchParams({ type: 'freight', from: 'Ghent, BE', to: 'New York, US' }),
  );
  expect(limitOf(limits, 'road', values)).toEqual({ reason: 'no_road' });
  expect(limitOf(limits, 'sea', values)).toBeNull();
});

test('nothing is offered until both places and a weight or size are known', () => {
  expect(offers({ from: 'Ghent, Belgium', weight: '10' })).toBeNull();
  expect(offers({ from: 'Ghent, Belgium', to: 'Lyon, France' })).toBeNull();
  expect(offers({ from: 'Ghent, Belgium', to: 'Lyon, France', weight: 'x' })).toBeNull();
});

test('a place with an unknown country is priced as well', () => {
  expect(offers({ from: 'Ghent', to: 'Lyon', weight: '1' })).not.toBeNull();
});

test('a parcel over 70 kg is not offered, and freight of that weight is', () => {
  const way = { from: 'Ghent, Belgium', to: 'Lyon, France' };
  expect(offers({ ...way, weight: '70' })).not.toBeNull();
  expect(offers({ ...way, weight: '70.001' })).toBeNull();
  expect(offers({ ...way, weight: '70.001', type: 'freight' })).not.toBeNull();
});
