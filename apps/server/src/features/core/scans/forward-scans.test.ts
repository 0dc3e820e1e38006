import { describe, expect, it } from 'vitest';
import { ForwardedScans } from './forward-scans.ts';

describe('a forwarded call from a cell of the release before', () => {
  it.each([
    ['source:7', 'system'],
    ['0199a6c2-6c1b-7c3e-8a55-0d7f3f6d2b10', 'device'],
  ])('with the key %s is of kind %s', (keyId, kind) => {
    const sender = { keyId, sourceId: 7, mayCollect: false, clockBehindMs: 0 };
    expect(ForwardedScans.parse({ scans: [{}], sender })).toMatchObject({
      sender: { kind, keyId },
    });
  });
});
