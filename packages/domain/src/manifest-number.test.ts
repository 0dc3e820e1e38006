import { describe, expect, it } from 'vitest';
import { makeManifestNumber, readManifestNumber } from './manifest-number.ts';
import { readReference } from './tracking/tracking-number.ts';

const NUMBER = makeManifestNumber(7, Uint8Array.from([1, 2, 3, 4, 5, 6, 7, 8]));

describe('the number of a manifest', () => {
  it('is read as a person types it, and not when one symbol is wrong', () => {
    expect(NUMBER).toMatch(/^MF7[0-9A-Z]{13}$/);
    expect(readManifestNumber(NUMBER)).toBe(NUMBER);
    const grouped = NUMBER.toLowerCase().replaceAll(/.{4}(?=.)/g, '$& ');
    expect(readManifestNumber(grouped)).toBe(NUMBER);
    expect(readManifestNumber(` -m f${grouped.slice(2)} `)).toBe(NUMBER);
    const wrong = NUMBER.slice(0, -1) + (NUMBER.endsWith('0') ? '1' : '0');
    expect(readManifestNumber(wrong)).toBeNull();
  });

  it("is never a shipment's number, and the reverse", () => {
    expect(readReference(NUMBER).kind).toBe('alias');
    expect(readManifestNumber('WP7ABCDEFGHJKMNP')).toBeNull();
  });
});
