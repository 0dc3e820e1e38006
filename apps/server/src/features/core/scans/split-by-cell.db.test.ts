import { describe, expect, it } from 'vitest';
import { bookShipment, scanOf } from '../../../testing/builders.ts';
import { useTestCells } from '../../../testing/test-cells.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { createScanForwarder } from './forward-scans.ts';
import type { ScanSender } from './record-call.ts';
import { recordInAllCells } from './split-by-cell.ts';

const { a, b } = useTestCells();

const SENDER: ScanSender = {
  kind: 'system',
  keyId: 'source:1',
  sourceId: 1,
  mayCollect: false,
  clockBehindMs: 0,
};

/** A call with a scan of each cell, of which this cell cannot record its own. */
async function recordBoth(failure: Error) {
  const [own, other] = [await bookShipment(a), await bookShipment(b)];
  const forward = createScanForwarder(a.ctx);
  const recorded = await recordInAllCells(
    a.ctx,
    [scanOf(own.trackingNumber), scanOf(other.trackingNumber)],
    () => Promise.reject(failure),
    (cell, inputs) => forward(cell, inputs, SENDER),
  );
  return recorded.results.map(({ outcome }) => outcome);
}

describe('a call with scans of two cells', () => {
  it('acknowledges those of one cell when those of the other fail, whatever the cause', async () => {
    for (const failure of [new Problem('temporarily_unavailable'), new Error('disk full')]) {
      expect(await recordBoth(failure)).toEqual(['unavailable', 'recorded']);
    }
  });

  it('is refused as a whole when its sender is', async () => {
    await expect(recordBoth(new Problem('unauthenticated'))).rejects.toThrow('unauthenticated');
  });
});
