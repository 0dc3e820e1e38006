import { describe, expect, it } from 'vitest';
import { normaliseAddress } from './normal-address.ts';

const BASE = { street: 'Hauptstraße 12a', postalCode: '80331', city: 'München', country: 'DE' };

describe('an address that is compared', () => {
  it('is the same however its street is written', () => {
    const wanted = normaliseAddress(BASE);
    expect(wanted).not.toBeNull();
    for (const street of [
      'Hauptstr. 12a',
      'HAUPTSTRASSE 12A',
      'Hauptstrasse,  12a',
      'Hauptstr 12a',
    ])
      expect(normaliseAddress({ ...BASE, street })).toBe(wanted);
    expect(normaliseAddress({ ...BASE, city: 'Munchen' })).toBe(wanted);
    const london = { street: '10 Main St.', postalCode: 'SW1A 1AA', city: 'London', country: 'GB' };
    expect(normaliseAddress(london)).toBe(
      normaliseAddress({ ...london, street: '10, Main Street', postalCode: 'sw1a1aa' }),
    );
  });

  it('differs by house number, postal code, city and country', () => {
    const others = [
      { ...BASE, street: 'Hauptstraße 12' },
      { ...BASE, postalCode: '80333' },
      { ...BASE, city: 'Augsburg' },
      { ...BASE, country: 'AT' },
    ];
    const texts = [BASE, ...others].map(normaliseAddress);
    expect(new Set(texts).size).toBe(5);
  });

  it('keeps scripts other than Latin apart', () => {
    const tokyo = { street: '丸の内 1-1', postalCode: '100-0005', city: '千代田区', country: 'JP' };
    expect(normaliseAddress(tokyo)).not.toBeNull();
    expect(normaliseAddress(tokyo)).not.toBe(normaliseAddress({ ...tokyo, street: '大手町 1-1' }));
  });

  it('is null without a house number, a street or a city', () => {
    expect(normaliseAddress({ ...BASE, street: 'Hauptstraße' })).toBeNull();
    expect(normaliseAddress({ ...BASE, street: ' ' })).toBeNull();
    expect(normaliseAddress({ ...BASE, city: '' })).toBeNull();
  });
});
