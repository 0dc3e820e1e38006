import { expect, it } from 'vitest';
import { incomingScan } from './incoming-scan.ts';

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
