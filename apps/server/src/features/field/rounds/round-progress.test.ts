import { emptyFold } from '@waypost/domain/tracking';
import { describe, expect, it } from 'vitest';
import { withStanding } from './round-progress.ts';

const PIECE = {
  roundId: 'round-1',
  stopNo: 1,
  ref: 'WP1',
  pieceNo: 1,
  service: 'express',
  weightGrams: 1,
  volumeMl: 1,
  missing: false,
  shipmentId: 'shipment-1',
  shard: 1,
  fold: JSON.stringify(emptyFold(1)),
};

describe('a piece that is not paid for', () => {
  it('is stopped in the hub', () => {
    const piece = { ...PIECE, kind: 'delivery', held: true } as const;
    expect(withStanding(piece).standing).toBe('stopped');
    expect(withStanding({ ...piece, held: false }).standing).toBe('waiting');
  });

  it('is still fetched from its shipper', () => {
    expect(withStanding({ ...PIECE, kind: 'pickup', held: true }).standing).toBe('waiting');
  });
});
