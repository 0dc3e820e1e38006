import { makeTrackingNumber } from '@waypost/domain/tracking-number';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ONE_CELL } from '../../../platform/cells/cells.ts';
import { createLog } from '../../../platform/log.ts';
import { createLiveHub } from './live-hub.ts';

type LiveCtx = Parameters<typeof createLiveHub>[0];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('asks another cell for few shipments at a time, and begins no round before the last one has ended', async () => {
  let open = 0;
  let most = 0;
  let asked = 0;
  const findFresh = async () => {
    open += 1;
    asked += 1;
    most = Math.max(most, open);
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    open -= 1;
    return null;
  };
  const ctx: LiveCtx = {
    cells: { ...ONE_CELL, areSeveral: true, elsewhere: () => ({ name: 'b', address: '' }) },
    nudges: { subscribe: () => undefined, isConnected: () => true },
    database: {} as LiveCtx['database'],
    log: createLog('test', 'silent'),
  };
  const hub = createLiveHub(ctx, { findFresh });
  const seen = { version: 1, isCurrent: true, json: Buffer.from('{}') };
  for (let n = 0; n < 300; n += 1) {
    const ref = makeTrackingNumber(20, crypto.getRandomValues(new Uint8Array(8)));
    hub.watch(ref, { ...seen, shipmentId: `shipment ${n}` }, { send: () => undefined });
  }
  await vi.advanceTimersByTimeAsync(9_000);
  expect(most).toBe(128);
  await vi.advanceTimersByTimeAsync(8_000);
  expect(asked).toBe(300);
  hub.close();
});
