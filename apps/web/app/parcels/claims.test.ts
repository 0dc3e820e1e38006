import { estimate, PARCEL_LEVELS, tariffVersion1 as tariff } from '@waypost/domain/rates';
import { en } from '@waypost/i18n/catalogs/en';
import { isStaffArea } from '@waypost/i18n/messages';
import { describe, expect, it } from 'vitest';
import { dueByCard, lowestDomesticPrices } from './sample-prices.ts';

/** Shown only while the site says that it is a simulation. */
const OF_THE_SIMULATION = [
  'about.simulation2',
  'about.simulationTitle',
  'contact.placeholder',
  'frame.footerNote',
  'home.voicesNote',
  'privacy.placeholder',
  'privacy.simulationText',
  'privacy.simulationTitle',
  'terms.placeholder',
  'terms.simulationText',
  'terms.simulationTitle',
];

const texts = Object.entries<Record<string, string>>(en)
  .filter(([area]) => !isStaffArea(area))
  .flatMap(([area, messages]) =>
    Object.entries(messages).map(([key, text]) => ({ key: `${area}.${key}`, text })),
  );

function keysWith(pattern: RegExp): string[] {
  return texts.flatMap(({ key, text }) => (pattern.test(text) ? [key] : [])).toSorted();
}

describe('a text of the public site', () => {
  it('mentions a simulation only where the notice can be turned off', () => {
    expect(keysWith(/simulat|placeholder/i)).toEqual(OF_THE_SIMULATION);
  });

  it('has no hard-coded transit time: those come from the tariff', () => {
    expect(keysWith(/\d\s*[–-]\s*\d+ (?:business days|days|hours)/)).toEqual([]);
    expect(keysWith(/same-day delivery|next-day/i)).toEqual([]);
  });

  it("has no price in a currency other than the tariff's", () => {
    expect(tariff.currency).toBe('EUR');
    expect(keysWith(/[$£]\s?\d|\bUSD\b|US dollars/)).toEqual([]);
  });

  it('names the lowest domestic price of a document and of a parcel, as quoted', () => {
    const lowest = lowestDomesticPrices(tariff);
    // 8 + 0.01 x 2.8 = 8.03; 12 % + 3 more: 11.99; 12 % fuel and 1.5 % security
    expect(lowest).toEqual({ documents: 1361, parcels: 1535 });
    const ranges = { documents: [1, 10, 100, 499], parcels: [500, 501, 2_000, 20_000] };
    for (const [range, weights] of Object.entries(ranges)) {
      for (const weightGrams of weights) {
        for (const level of PARCEL_LEVELS) {
          const box = { weightGrams, lengthMm: 0, widthMm: 0, heightMm: 0 };
          const input = { kind: 'parcel', level, ...box } as const;
          if (estimate(tariff, input, true) === null) continue;
          const least = lowest[range as keyof typeof lowest];
          expect(dueByCard(tariff, input, true)).toBeGreaterThanOrEqual(least);
        }
      }
    }
  });
});
