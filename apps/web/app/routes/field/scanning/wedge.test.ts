import { makePieceNumber, makeTrackingNumber } from '@waypost/domain/tracking-number';
import { describe, expect, it } from 'vitest';
import { createWedge, type Press } from './wedge.ts';

const PIECE = makePieceNumber(makeTrackingNumber(3, new Uint8Array(8).fill(7)), 1);
const OTHER = makePieceNumber(makeTrackingNumber(4, new Uint8Array(8).fill(8)), 1);

/** The key presses of a scanner with a US layout, 10 ms apart. */
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

/**
 * Reads three labels with Enter. All keys have correct times, but their delivery stalls for `lateMs` within each
 * label.
 */
function readLate(lateMs: number): string[] {
  const scans: string[] = [];
  const wedge = createWedge((text) => scans.push(text));
  for (let label = 0; label < 3; label += 1) {
    const from = label * 5_000;
    const presses = [
      ...pressesOf(PIECE, from),
      { code: 'Enter', shiftKey: false, at: from + PIECE.length * 10 },
    ];
    for (const [at, press] of presses.entries()) {
      // the delay of the first label stays below the first pause
      const stopMs = label === 0 ? Math.min(lateMs, 400) : lateMs;
      if (at === 8 && stopMs > wedge.pauseMs()) wedge.pause();
      wedge.press(press);
    }
  }
  return scans;
}

describe('a hardware scanner that types like a keyboard', () => {
  it('is read by key positions, whatever the layout of the keyboard', () => {
    const enter = { code: 'Enter', shiftKey: false, at: PIECE.length * 10 };
    expect(read([...pressesOf(PIECE), enter]).scans).toEqual([PIECE]);
  });

  it('may send no key at the end', () => {
    const { scans, wedge } = read(pressesOf(PIECE));
    expect(scans).toEqual([]);
    wedge.pause();
    expect(scans).toEqual([PIECE]);
  });

  it('is read sooner once it is known to send no key at the end', () => {
    const { wedge } = read(pressesOf(PIECE));
    const firstMs = wedge.pauseMs();
    wedge.pause();
    expect(wedge.pauseMs()).toBeLessThan(firstMs);
  });

  it('may start the next label before the pause of one without an end key is over', () => {
    expect(read([...pressesOf(PIECE), ...pressesOf(OTHER, 300)]).scans).toEqual([PIECE]);
  });

  it('is read whole while a busy phone delivers its keys late, from the first label on', () => {
    const late = [200, 1_200, 700];
    for (const lateMs of late) expect(readLate(lateMs)).toEqual([PIECE, PIECE, PIECE]);
  });

  it('is read whole even if its keys come so late that a part was read before', () => {
    const { scans, wedge } = read(pressesOf(PIECE).slice(0, 8));
    wedge.pause();
    for (const press of pressesOf(PIECE).slice(8)) wedge.press(press);
    wedge.press({ code: 'Enter', shiftKey: false, at: PIECE.length * 10 });
    expect(scans).toEqual([PIECE.slice(0, 8), PIECE]);
  });

  it('is read once if only its last key comes late', () => {
    const { scans, wedge } = read(pressesOf(PIECE));
    wedge.pause();
    wedge.press({ code: 'Enter', shiftKey: false, at: PIECE.length * 10 });
    expect(scans).toEqual([PIECE]);
  });

  it('reads 20 labels a second for a minute without losing one', () => {
    const presses: Press[] = [];
    for (let scan = 0; scan < 1_200; scan += 1) {
      presses.push(...pressesOf(PIECE, scan * 50, 2));
      presses.push({ code: 'Enter', shiftKey: false, at: scan * 50 + PIECE.length * 2 });
    }
    expect(read(presses).scans).toEqual(Array.from({ length: 1_200 }, () => PIECE));
  });

  it('has all its keys but the first kept out of a text field', () => {
    const { taken } = read(pressesOf(PIECE));
    expect(taken.filter((isTaken) => !isTaken)).toHaveLength(1);
  });

  it('is not confused with a person who types, however short the text', () => {
    const { scans, taken, wedge } = read([
      ...pressesOf('please call', 0, 90),
      { code: 'Enter', shiftKey: false, at: 2_000 },
    ]);
    wedge.pause();
    expect(scans).toEqual([]);
    expect(taken).not.toContain(true);
  });
});
