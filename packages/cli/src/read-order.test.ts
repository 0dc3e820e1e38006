import { describe, expect, it } from 'vitest';
import { readPlace } from './goods.ts';
import { plain } from './print.ts';
import { readOrder } from './read-order.ts';

const ORDER = {
  reference: 'ORDER-1001',
  service: 'express',
  weight: '2500',
  size: '300x200x100',
  'max-total': '6000',
  'from-address-id': '01993e2e',
  'to-name': 'Rosa Recipient',
  'to-email': 'rosa@example.org',
  'to-line1': '5 Rue de Rivoli',
  'to-postal-code': '75001',
  'to-city': 'Paris',
  'to-country': 'FR',
};

describe('an order of the command line', () => {
  it('becomes a booking', () => {
    expect(readOrder(ORDER)).toEqual({
      reference: 'ORDER-1001',
      service: 'express',
      fromAddressId: '01993e2e',
      to: {
        name: 'Rosa Recipient',
        email: 'rosa@example.org',
        line1: '5 Rue de Rivoli',
        postalCode: '75001',
        city: 'Paris',
        country: 'FR',
      },
      parcels: [{ weightGrams: 2500, lengthMm: 300, widthMm: 200, heightMm: 100 }],
      maxTotalCents: 6000,
      payment: { kind: 'account' },
    });
  });

  it.each([
    ['service', undefined, '--service is missing.'],
    ['weight', '2.5', '--weight must be a whole number.'],
    ['size', '30 cm', '--size is not like 300x200x100.'],
    ['pay', 'cash', '--pay is account or card.'],
    ['to-email', '', '--to-email is missing.'],
  ])('is refused with %s of %s', (field, value, message) => {
    expect(() => readOrder({ ...ORDER, [field]: value })).toThrow(message);
  });
});

describe('a place of the command line', () => {
  it.each([
    ['de 10119 Berlin', { country: 'DE', postalCode: '10119', city: 'Berlin' }],
    ['HK - Hong Kong', { country: 'HK', city: 'Hong Kong' }],
  ])('%s has a country, a postal code and a city', (text, expected) => {
    expect(readPlace(text, 'from')).toEqual(expected);
  });

  it('without a city is refused', () => {
    expect(() => readPlace('DE 10119', 'to')).toThrow('--to is not like "DE 10119 Berlin".');
  });
});

describe('a text of others', () => {
  it('is printed without what steers a terminal', () => {
    expect(plain('Rosa\u001B[2J\u009B1mX\r\n')).toBe('Rosa [2J 1mX  ');
  });
});
