import { expect, test } from 'vitest';
import { quoteAddress, serviceQuery } from './services.ts';

test('a service is chosen by the query of its link', () => {
  expect(serviceQuery({ kind: 'parcel', service: 'express' })).toEqual({
    type: 'parcel',
    level: 'express',
  });
  expect(serviceQuery({ kind: 'freight', service: 'sea' })).toEqual({
    type: 'freight',
    mode: 'sea',
  });
});

test('the quote card can be opened with its fields filled in', () => {
  expect(quoteAddress({ type: 'parcel', to: 'São Paulo, Brazil' })).toBe(
    '/services/express?type=parcel&to=S%C3%A3o+Paulo%2C+Brazil#quote',
  );
});
