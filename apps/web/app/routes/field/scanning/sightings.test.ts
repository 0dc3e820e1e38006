import { makePieceNumber, makeTrackingNumber } from '@waypost/domain/tracking-number';
import { describe, expect, it } from 'vitest';
import { createSightings } from './sightings.ts';

const numberOf = (label: number) => makeTrackingNumber(3, new Uint8Array(8).fill(label));
const piece = (label: number, pieceNo = 1) => makePieceNumber(numberOf(label), pieceNo);
const qr = (label: number) => `https://carrier.example/track?ref=${numberOf(label)}`;

/** A frame each 50 ms. */
function watch(frames: readonly (readonly string[])[]): string[] {
  const see = createSightings();
  return frames.flatMap((texts, at) => {
    const codes = texts.map((text) => ({ text, isLinear: false }));
    return see(codes, at * 50, false).map(({ text }) => text);
  });
}
const times = <Value>(count: number, value: Value): Value[] =>
  Array.from({ length: count }, () => value);

describe('a label in front of a camera', () => {
  it('counts once, in however many frames and by however many codes it is seen', () => {
    const frames = [1, 2, 3].flatMap((label) => [
      [qr(label)],
      ...times(8, [piece(label), qr(label), piece(label)]),
      [qr(label)],
    ]);
    expect(watch(frames)).toEqual([piece(1), piece(2), piece(3)]);
  });

  it('counts beside others in the same frame, also those of the same shipment', () => {
    expect(watch(times(5, [piece(1, 1), piece(1, 2), qr(1), piece(2)]))).toEqual([
      piece(1, 1),
      piece(1, 2),
      piece(2),
    ]);
  });

  it('counts again after it was out of sight', () => {
    expect(watch([[piece(1)], ...times(20, []), [piece(1)]])).toEqual([piece(1)]);
    expect(watch([[piece(1)], ...times(40, []), [piece(1)]])).toEqual([piece(1), piece(1)]);
  });

  it('counts by its QR code if nothing else of it can be read for half a second', () => {
    expect(watch(times(8, [qr(1)]))).toEqual([]);
    expect(watch(times(30, [qr(1)]))).toEqual([qr(1)]);
  });

  it('counts by its bars alone only if two frames in a row agree', () => {
    const see = createSightings();
    const bars = (text: string) => [{ text, isLinear: true }];
    const frames = [
      bars(piece(1, 1)),
      [],
      bars(piece(1, 7)),
      [],
      bars(piece(1, 1)),
      [],
      bars(piece(1, 1)),
    ];
    const seen = frames.map((codes, at) =>
      see(codes, at * 50, at % 2 === 0).map(({ text }) => text),
    );
    expect(seen).toEqual([[], [], [], [], [], [], [piece(1, 1)]]);
  });

  it('counts once even if it belongs to another carrier', () => {
    expect(watch(times(9, ['JJD014600003']))).toEqual(['JJD014600003']);
  });
});
