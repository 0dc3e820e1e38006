import { FREIGHT_MODES, PARCEL_LEVELS, tariffVersion1 } from '@waypost/domain/rates';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceQuote } from '../quotes/index.ts';
import { repriceQuote } from './reprice-quote.ts';

const place = fc.constantFrom('Ghent, Belgium', 'Lyon, France', 'Accra, Ghana', 'Nowhere');
const box = {
  weightGrams: fc.integer({ min: 10, max: 70_000 }),
  lengthMm: fc.integer({ min: 0, max: 20_000 }),
  widthMm: fc.integer({ min: 0, max: 20_000 }),
  heightMm: fc.integer({ min: 0, max: 20_000 }),
};
const anyRequest = fc.oneof(
  fc.record({
    serviceType: fc.constant('parcel' as const),
    origin: place,
    destination: place,
    serviceLevel: fc.constantFrom(...PARCEL_LEVELS),
    parcels: fc.tuple(fc.record(box)),
  }),
  fc.record({
    serviceType: fc.constant('freight' as const),
    origin: place,
    destination: place,
    mode: fc.constantFrom(...FREIGHT_MODES),
    pallet: fc.record(box),
    pallets: fc.integer({ min: 1, max: 200 }),
    incoterm: fc.constant('DAP' as const),
  }),
);

const base = tariffVersion1;

function stored(request: Parameters<typeof priceQuote>[1]) {
  const { dueByCard, tariffVersion } = priceQuote(base, request);
  return { tariffVersion, dueCents: dueByCard.totalCents };
}

describe('a quote priced again', () => {
  test('costs the same under an unchanged tariff', () => {
    fc.assert(
      fc.property(anyRequest, fc.boolean(), (request, isOfAnotherVersion) => {
        const quote = { request, ...stored(request) };
        const tariffVersion = isOfAnotherVersion ? 7 : quote.tariffVersion;
        const again = repriceQuote({ base, tariff: { ...base } }, { ...quote, tariffVersion });
        expect(again).toMatchObject({ beforeCents: quote.dueCents, afterCents: quote.dueCents });
      }),
      { numRuns: 500 },
    );
  });

  const request = {
    serviceType: 'parcel',
    origin: 'Ghent, Belgium',
    destination: 'Lyon, France',
    serviceLevel: 'express',
    parcels: [{ weightGrams: 40_000, lengthMm: 0, widthMm: 0, heightMm: 0 }],
  } as const;
  const parcel = { ...request, parcels: [request.parcels[0]] };

  test('names its lane, service and weight, but no place', () => {
    const again = repriceQuote({ base, tariff: base }, { request: parcel, ...stored(parcel) });
    expect(again).toMatchObject({ lane: 'BE-FR', service: 'express', billableGrams: 40_000 });
    expect(JSON.stringify(again)).not.toMatch(/Ghent|Lyon/);
  });

  test('is refused when the new tariff does not cover it', () => {
    const tariff = { ...base, parcel: { ...base.parcel, maxPieceGrams: 30_000 } };
    expect(repriceQuote({ base, tariff }, { request: parcel, ...stored(parcel) })).toBe('refused');
    const quote = { request: parcel, tariffVersion: 7, dueCents: 1 };
    expect(repriceQuote({ base: tariff, tariff: base }, quote)).toBe('refused before');
  });
});
