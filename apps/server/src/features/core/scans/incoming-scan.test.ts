import { expect, it } from 'vitest';
import { correctedTime, incomingScan } from './incoming-scan.ts';

const REF = 'WP00DEM00000001V';

it.each([
  ['Köln', 4_068_262_011_563_990_236n],
  ['Hamburg', -4_245_095_341_843_733_247n],
])('gives a scan in %s the hash that is stored with it already', (city, contentHash) => {
  const scan = {
    scanId: '01a1dcc2-2633-4738-96f1-08b33df713d2',
    ref: REF,
    code: 'ARRIVED' as const,
    occurredAt: '2026-11-18T12:00:00Z',
    place: { city, country: 'DE' },
  };
  expect(incomingScan(scan, 1, REF, 0).contentHash).toBe(contentHash);
});

it.each([
  ['0000-01-01T00:00:00+14:00', 0],
  ['9999-12-31T23:59:59-12:00', 0],
  ['9999-12-31T23:59:59Z', 64_000_000_000_000],
])('reads %s, corrected by %i ms, as a moment that a date field carries', (told, behindMs) => {
  expect(new Date(correctedTime(told, behindMs)).toISOString()).toMatch(/^\d{4}-/);
});
