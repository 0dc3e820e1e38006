import { makePieceNumber, makeTrackingNumber } from '@waypost/domain/tracking-number';
import { describe, expect, it } from 'vitest';
import { createWedge, type Press } from './wedge.ts';

const PIECE = makePieceNumber(makeTrackingNumber(3, new Uint8Array(8).fill(7)), 1);

/** As a scanner with the layout of the United States presses keys, 10 ms apart. */
function pressesOf(text: string, from = 0, gapMs = 10): Press[] {
  return [...text].map((symbol, at) => ({
    code: /\d/.test(symbol) ? `Digit${symbol}` : `Key${symbol.toUpperCase()}`,
    shiftKey: /[A-Z]/.test(symbol),
    at: from + at * gapMs,
  }));
}

function read(presses: readonly Press[]) {
  const scans: string[] = [];
  const wedge = createWedge((text) => scans.push(text));
  const taken = presses.map((press) => wedge.press(press));
  return { scans, taken, wedge };
}

describe('a hardware scanner that types', () => {
  it('is read by the places of its keys, whatever they mean on this keyboard', () => {
    const enter = { code: 'Enter', shiftKey: false, at: PIECE.length * 10 };
    expect(read([...pressesOf(PIECE), enter]).scans).toEqual([PIECE]);
  });

  it('may send no key at the end', () => {
    const { scans, wedge } = read(pressesOf(PIECE));
    expect(scans).toEqual([]);
    wedge.pause();
    expect(scans).toEqual([PIECE]);
  });

  it('is given more time between its keys once it has sent one at the end', () => {
    const { wedge } = read(pressesOf(PIECE));
    expect(wedge.pauseMs()).toBe(60);
    const at = PIECE.length * 10;
    wedge.press({ code: 'Enter', shiftKey: false, at });
    expect(wedge.pauseMs()).toBe(400);
  });

  it('reads 20 labels a second for a minute without losing one', () => {
    const presses: Press[] = [];
    for (let scan = 0; scan < 1_200; scan += 1) {
      presses.push(...pressesOf(PIECE, scan * 50, 2));
      presses.push({ code: 'Enter', shiftKey: false, at: scan * 50 + PIECE.length * 2 });
    }
    expect(read(presses).scans).toEqual(Array.from({ length: 1_200 }, () => PIECE));
  });

  it('keeps its keys out of a text field from the second one on', () => {
    const { taken } = read(pressesOf(PIECE));
    expect(taken.filter((isTaken) => !isTaken)).toHaveLength(1);
  });

  it('is not a person who types, however short the text', () => {
    const { scans, taken, wedge } = read([
      ...pressesOf('please call', 0, 90),
      { code: 'Enter', shiftKey: false, at: 2_000 },
    ]);
    wedge.pause();
    expect(scans).toEqual([]);
    expect(taken).not.toContain(true);
  });
});
