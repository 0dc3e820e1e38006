import { expect, test } from 'vitest';
import { keepScans } from './kept-scans.ts';

const [a, b, c] = [{ scanId: 'a' }, { scanId: 'b' }, { scanId: 'c' }] as const;
const at = (ms: number) => ({ resendSince: new Date(ms).toISOString() });

test('a device resends, once, the scans acknowledged since the moment that an answer names', () => {
  const kept = keepScans<{ scanId: string }>();
  kept.acknowledged([a], 1_000);
  kept.acknowledged([b, c], 2_000);
  expect(kept.wantedBy({})).toEqual([]);
  expect(kept.wantedBy(at(2_000))).toEqual([b, c]);
  expect(kept.wantedBy(at(2_000))).toEqual([]);
  expect(kept.wantedBy(at(0))).toEqual([a, b, c]);
});

test('a device keeps a scan since its last acknowledgement, for a limited time', () => {
  const kept = keepScans<{ scanId: string }>();
  kept.acknowledged([a, b], 1_000);
  kept.acknowledged([a], 3_000);
  kept.forgetBefore(2_000);
  expect(kept.wantedBy(at(500))).toEqual([a]);
});
