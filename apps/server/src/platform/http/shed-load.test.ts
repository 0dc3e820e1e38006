import { describe, expect, it } from 'vitest';
import { isShed } from './shed-load.ts';

describe('an overloaded process', () => {
  it('sheds other requests first, then tracking, then bookings, and scans last', () => {
    const classes = ['rest', 'tracking', 'bookings', 'scans'] as const;
    const refusedAt = (delayMs: number) => classes.filter((name) => isShed(name, delayMs));
    expect(refusedAt(250)).toEqual([]);
    expect(refusedAt(400)).toEqual(['rest']);
    expect(refusedAt(1_000)).toEqual(['rest', 'tracking']);
    expect(refusedAt(2_000)).toEqual(['rest', 'tracking', 'bookings']);
    expect(refusedAt(5_000)).toEqual(['rest', 'tracking', 'bookings', 'scans']);
  });
});
