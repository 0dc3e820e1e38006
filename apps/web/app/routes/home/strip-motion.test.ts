import { describe, expect, test } from 'vitest';
import { drift, nextStop } from './strip-motion.ts';

describe('a strip that moves from stop to stop', () => {
  const strip = { visibleWidth: 1000, fullWidth: 2500 };

  test('moves by 90 % of the visible width', () => {
    expect(nextStop({ ...strip, position: 0 })).toBe(900);
    expect(nextStop({ ...strip, position: 250 })).toBe(1150);
  });

  test('does not move beyond its end', () => {
    expect(nextStop({ ...strip, position: 900 })).toBe(1500);
  });

  test('starts again after its end', () => {
    expect(nextStop({ ...strip, position: 1500 })).toBe(0);
  });

  test('detects its end although browsers round positions', () => {
    expect(nextStop({ ...strip, position: 1499.5 })).toBe(0);
  });

  test('stays where it is when all of it is visible', () => {
    expect(nextStop({ position: 0, visibleWidth: 1000, fullWidth: 1000 })).toBe(0);
    expect(nextStop({ position: 0, visibleWidth: 1000, fullWidth: 800 })).toBe(0);
  });
});

describe('a drifting strip', () => {
  test('moves 20 px per second', () => {
    let position = 0;
    for (let frame = 0; frame < 50; frame++) position = drift(position, 20, 5000);
    expect(position).toBeCloseTo(20);
  });

  test('moves no further in a long frame than in one of 32 ms', () => {
    expect(drift(100, 32, 5000)).toBeCloseTo(100.64);
    expect(drift(100, 4000, 5000)).toBeCloseTo(100.64);
  });

  test('returns to its start after its end', () => {
    expect(drift(4999.9, 20, 5000)).toBeCloseTo(0.3);
  });

  test('continues from wherever a reader has scrolled it', () => {
    expect(drift(5100, 20, 5000)).toBeCloseTo(100.4);
  });

  test('stays at its start when everything is visible', () => {
    expect(drift(10, 16, 0)).toBe(0);
  });
});
