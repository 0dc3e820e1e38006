import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTRY_CODES } from './places.ts';
import {
  isEmbargoed,
  type LimitReason,
  type Piece,
  type Service,
  serviceLimit,
  serviceLimitsVersion1 as limits,
} from './service-limits.ts';
import { FREIGHT_MODES, PARCEL_LEVELS } from './tariff.ts';

const SERVICES = [...PARCEL_LEVELS, ...FREIGHT_MODES];
const SMALL: Piece = { weightGrams: 5_000, lengthMm: 300, widthMm: 200, heightMm: 150, count: 1 };

function reasonFor(service: Service, from: string, to: string, piece: Partial<Piece> = {}) {
  return serviceLimit(limits, service, { from, to, pieces: [{ ...SMALL, ...piece }] })?.reason;
}

describe('a service that does not reach a place', () => {
  it.each<[Service, string, string, LimitReason]>([
    ['road', 'Antwerp, Belgium', 'New York, United States', 'no_road'],
    ['road', 'Ghent, Belgium', 'Lagos, Nigeria', 'no_road'],
    ['road', 'Tokyo, Japan', 'Seoul, South Korea', 'no_road'],
    ['road', 'Oslo, Norway', 'Reykjavík, Iceland', 'no_road'],
    ['road', 'Madrid, Spain', 'Las Palmas de Gran Canaria, Spain', 'no_road'],
    ['road', 'Lyon, France', '38001 Santa Cruz de Tenerife, Spain', 'no_road'],
    ['road', 'Lisboa, Portugal', 'Funchal, Portugal', 'no_road'],
    ['road', 'Los Angeles, United States', 'Honolulu, HI 96815, United States', 'no_road'],
    ['road', 'Panama City, Panama', 'Bogotá, Colombia', 'no_road'],
    ['road', 'Sydney, Australia', 'Auckland, New Zealand', 'no_road'],
    ['road', 'Kuala Lumpur, Malaysia', 'Kuching, Malaysia', 'no_road'],
    ['sea', 'Ghent, Belgium', 'Antwerp, Belgium', 'no_sea_leg'],
    ['sea', 'Prague, Czechia', 'Bern, Switzerland', 'no_sea_leg'],
    ['sea', 'Vienna, Austria', 'Antwerp, Belgium', 'no_sea_leg'],
    ['sea', 'Antwerp, Belgium', 'Rotterdam, Netherlands', 'no_sea_leg'],
    ['sea', 'Chicago, United States', 'Dallas, United States', 'no_sea_leg'],
    ['priority', 'Antwerp, Belgium', 'Sydney, Australia', 'out_of_reach'],
    ['priority', 'Antwerp, Belgium', 'Lagos, Nigeria', 'out_of_reach'],
    ['express', 'Antwerp, Belgium', 'Funafuti, Tuvalu', 'out_of_reach'],
    ['priority', 'Antwerp, Belgium', 'McMurdo, Antarctica', 'not_served'],
    ['air', 'Antwerp, Belgium', 'Pyongyang, North Korea', 'embargo'],
    ['standard', 'Tehran, Iran', 'Antwerp, Belgium', 'embargo'],
  ])('%s from %s to %s is refused: %s', (service, from, to, reason) => {
    expect(reasonFor(service, from, to)).toBe(reason);
  });

  it.each<[Service, string, string]>([
    ['road', 'Antwerp, Belgium', 'Lyon, France'],
    ['road', 'Antwerp, Belgium', 'London, United Kingdom'],
    ['road', 'Dublin, Ireland', 'Berlin, Germany'],
    ['road', 'Milan, Italy', 'Palermo, Italy'],
    ['road', 'Madrid, Spain', 'Palma de Mallorca, Spain'],
    ['road', 'Madrid, Spain', 'La Palma del Condado, Spain'],
    ['road', 'Toronto, Canada', 'Guadalajara, Mexico'],
    ['road', 'Nairobi, Kenya', 'Kampala, Uganda'],
    ['road', 'Tokyo, Japan', 'Osaka, Japan'],
    ['sea', 'Rotterdam, Netherlands', 'Singapore, Singapore'],
    ['sea', 'Rotterdam, Netherlands', 'Istanbul, Turkey'],
    ['sea', 'Antwerp, Belgium', 'Lisbon, Portugal'],
    ['sea', 'Bern, Switzerland', 'Nairobi, Kenya'],
    ['sea', 'Kampala, Uganda', 'Hamburg, Germany'],
    ['sea', 'Cádiz, Spain', 'Las Palmas de Gran Canaria, Spain'],
    ['sea', 'Los Angeles, United States', 'Honolulu, HI, United States'],
    ['sea', 'Jakarta, Indonesia', 'Makassar, Indonesia'],
    ['air', 'Antwerp, Belgium', 'Reykjavík, Iceland'],
    ['priority', 'Antwerp, Belgium', 'Lisbon, Portugal'],
    ['priority', 'Sydney, Australia', 'Perth, Australia'],
    ['express', 'Antwerp, Belgium', 'Sydney, Australia'],
    ['standard', 'Antwerp, Belgium', 'Funafuti, Tuvalu'],
  ])('%s from %s to %s is carried', (service, from, to) => {
    expect(reasonFor(service, from, to)).toBeUndefined();
  });

  it('is the same in both directions, for every pair of countries', () => {
    const country = fc.constantFrom(...COUNTRY_CODES);
    fc.assert(
      fc.property(fc.constantFrom(...SERVICES), country, country, (service, from, to) => {
        expect(reasonFor(service, `A, ${from}`, `B, ${to}`)).toBe(
          reasonFor(service, `B, ${to}`, `A, ${from}`),
        );
      }),
      { numRuns: 2_000 },
    );
  });

  it('leaves standard and air to every pair of the 220 and more countries that are served', () => {
    const served = COUNTRY_CODES.filter(
      (code) => reasonFor('standard', 'Antwerp, BE', `A, ${code}`) === undefined,
    );
    expect(served.length).toBeGreaterThan(220);
    for (const code of served) expect(reasonFor('air', `A, ${code}`, 'B, BE')).toBeUndefined();
  });
});

describe('a piece beyond a service', () => {
  const WAY = ['Antwerp, Belgium', 'Lyon, France'] as const;

  it.each<[Service, Partial<Piece>, LimitReason]>([
    ['standard', { lengthMm: 5_000 }, 'too_large'],
    ['standard', { heightMm: 2_701, widthMm: 10, lengthMm: 10 }, 'too_large'],
    ['express', { lengthMm: 2_000, widthMm: 600, heightMm: 401 }, 'too_large'],
    ['priority', { weightGrams: 70_001 }, 'too_heavy'],
    ['air', { lengthMm: 3_181 }, 'too_large'],
    ['air', { weightGrams: 1_000_000, count: 101 }, 'shipment_too_heavy'],
    ['road', { widthMm: 2_500, heightMm: 2_500, lengthMm: 2_500 }, 'too_large'],
  ])('is refused by %s: %o is %s', (service, piece, reason) => {
    expect(reasonFor(service, ...WAY, piece)).toBe(reason);
  });

  it.each<[Service, Partial<Piece>]>([
    ['standard', { lengthMm: 2_700, widthMm: 325, heightMm: 325 }],
    ['express', { heightMm: 2_000, widthMm: 600, lengthMm: 400 }],
    [
      'air',
      { lengthMm: 3_180, widthMm: 2_440, heightMm: 2_990, weightGrams: 1_000_000, count: 100 },
    ],
    ['road', { lengthMm: 13_600, widthMm: 2_480, heightMm: 2_700 }],
  ])('is carried by %s at the limit: %o', (service, piece) => {
    expect(reasonFor(service, ...WAY, piece)).toBeUndefined();
  });
});

describe('an embargo', () => {
  it('is reported separately from other limits, because it also invalidates a quote', () => {
    expect(isEmbargoed(limits, ['Antwerp, Belgium', 'Pyongyang, North Korea'])).toBe(true);
    expect(isEmbargoed(limits, ['Antwerp, Belgium', 'McMurdo, Antarctica'])).toBe(false);
  });
});

describe('the first version', () => {
  it('names countries that exist, and no coast without a sea', () => {
    const { embargoed, notServed, landlocked, archipelagos, expressExcept } = limits;
    const named = [
      ...[embargoed, notServed, landlocked, archipelagos, expressExcept].flat(),
      ...[limits.roadNetworks, limits.coasts, limits.priorityRegions].flat(2),
    ];
    expect(named.filter((code) => !COUNTRY_CODES.includes(code))).toEqual([]);
    const wet = [...limits.coasts.flat(), ...archipelagos];
    expect(wet.filter((code) => landlocked.includes(code))).toEqual([]);
  });
});
