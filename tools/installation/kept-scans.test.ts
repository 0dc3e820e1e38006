import { expect, test } from 'vitest';
import { keepScans } from './kept-scans.ts';

test('a device sends the scans again that were acknowledged since the moment an answer names, once', () => {
  const kept = keepScans<string>();
  kept.acknowledged(['a'], 1_000);
  kept.acknowledged(['b', 'c'], 2_000);
  const resendSince = new Date(2_000).toISOString();
  expect(kept.wantedBy({})).toEqual([]);
  expect(kept.wantedBy({ resendSince })).toEqual(['b', 'c']);
  expect(kept.wantedBy({ resendSince })).toEqual([]);
  expect(kept.wantedBy({ resendSince: new Date(0).toISOString() })).toEqual(['a', 'b', 'c']);
});
