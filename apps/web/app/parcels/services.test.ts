import { expect, test } from 'vitest';
import { quoteAddress, serviceQuery } from './services.ts';

test('the query of a link chooses a service', () => {
  expect(serviceQuery({ kind: 'parcel', service: 'express' })).toEqual({
    type: 'parcel',
    level: 'express',
  });
  expect(serviceQuery({ kind: 'freight', service: 'sea' })).toEqual({
    type: 'freight',
    mode: 'sea',
  });
});

test('the query of a link fills in the quote card', () => {
  expect(quoteAddress({ type: 'parcel', to: 'São Paulo, Brazil' })).toBe(
    '/services/express?type=parcel&to=S%C3%A3o+Paulo%2C+Brazil#quote',
  );
});
