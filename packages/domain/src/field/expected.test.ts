import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SHARD_COUNT } from '../shards.ts';
import { makeTrackingNumber } from '../tracking/tracking-number.ts';
import { type ExpectedShipment, readExpectedTable, writeExpected } from './expected.ts';
import { PIECE_FLAGS } from './sort-plan.ts';

const HEADER = {
  hub: 'ANR',
  plan: 3,
  at: '2026-11-18T02:00:00.000Z',
  lanes: [
    { code: 'A1', name: 'Linkeroever – 東', kind: 'round' as const },
    { code: 'OFFICE', name: 'Office', kind: 'office' as const },
  ],
};

/** Different numbers for different seeds: the steps of mulberry32 from them. */
function numberOf(seed: number): string {
  let state = seed;
  const byte = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) & 0xff;
  };
  return makeTrackingNumber(byte() % SHARD_COUNT, Uint8Array.from({ length: 8 }, byte));
}

const shipment = (index: number): ExpectedShipment => ({
  trackingNumber: numberOf(index),
  pieceCount: (index % 999) + 1,
  lane: index % 2,
  flags: PIECE_FLAGS.filter((_flag, place) => (index >> place) & 1),
});

describe('a table of 100,000 expected shipments', () => {
  const shipments = Array.from({ length: 100_000 }, (_, index) => shipment(index));
  const bytes = writeExpected(HEADER, shipments);
  const table = readExpectedTable(bytes);

  it('finds each of them with its pieces, lane and flags', () => {
    const wrong = shipments.filter(({ trackingNumber, pieceCount, lane, flags }) => {
      const found = table.find(trackingNumber);
      return (
        found?.pieceCount !== pieceCount ||
        found.lane?.code !== HEADER.lanes[lane]?.code ||
        found.flags.join() !== flags.join()
      );
    });
    expect(wrong).toEqual([]);
    expect(table.count).toBe(100_000);
    expect(table.header).toEqual(HEADER);
  });

  it('accepts none of 10,000 foreign numbers', () => {
    const accepted = Array.from({ length: 10_000 }, (_, index) =>
      numberOf(1_000_000 + index),
    ).filter((number) => table.find(number) !== null);
    expect(accepted).toEqual([]);
  });

  it('takes 12 bytes for a shipment', () => {
    expect(bytes.length).toBeLessThan(100_000 * 12 + 300);
  });
});

describe('a table of expected shipments', () => {
  const random = fc.uint8Array({ minLength: 8, maxLength: 8 });
  const number = fc
    .tuple(fc.nat({ max: SHARD_COUNT - 1 }), random)
    .map(([shard, bytes]) => makeTrackingNumber(shard, bytes));

  it('finds exactly what was written, also between numbers that differ in one bit', () => {
    fc.assert(
      fc.property(fc.uniqueArray(number, { maxLength: 40 }), number, (numbers, other) => {
        const table = readExpectedTable(
          writeExpected(
            HEADER,
            numbers.map((trackingNumber) => ({
              trackingNumber,
              pieceCount: 1,
              lane: 0,
              flags: [],
            })),
          ),
        );
        for (const each of numbers) expect(table.find(each)).not.toBeNull();
        expect(table.find(other) !== null).toBe(numbers.includes(other));
        for (const each of numbers) {
          const last = each.charAt(14) === '0' ? '1' : '0';
          const near = each.slice(0, 14) + last + each.slice(15);
          const isWritten = numbers.some((one) => one.slice(0, 15) === near.slice(0, 15));
          expect(table.find(near) !== null).toBe(isWritten);
        }
      }),
    );
  });

  it('may be empty, and knows no alias, piece number or number of test mode', () => {
    const table = readExpectedTable(writeExpected(HEADER, []));
    expect(table.count).toBe(0);
    for (const ref of ['', 'ORDER-2291', numberOf(-1), `${numberOf(-1)}001`, 'WT00000000000000']) {
      expect(table.find(ref)).toBeNull();
    }
    expect(() => writeExpected(HEADER, [{ ...shipment(1), trackingNumber: 'ORDER' }])).toThrow(
      RangeError,
    );
  });

  it('is refused when it is cut off or something else', () => {
    const whole = writeExpected(HEADER, [shipment(1), shipment(2)]);
    for (const length of [0, 5, 20, whole.length - 1, whole.length - 11]) {
      expect(() => readExpectedTable(whole.subarray(0, length))).toThrow();
    }
    expect(() => readExpectedTable(Uint8Array.from({ length: 15 }, (_, at) => 60 + at))).toThrow(
      TypeError,
    );
  });

  it('can be read from the middle of a buffer', () => {
    const whole = writeExpected(HEADER, [shipment(7)]);
    const around = new Uint8Array(whole.length + 3);
    around.set(whole, 3);
    expect(readExpectedTable(around.subarray(3)).find(shipment(7).trackingNumber)).toMatchObject({
      pieceCount: 8,
    });
  });
});
