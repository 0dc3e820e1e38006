import { describe, expect, it } from 'vitest';
import { placesIn } from './pickup-places.ts';

const OFFERED = [
  { window: '09:00-13:00', places: 20 },
  { window: '13:00-17:00', places: 15 },
];
const MONDAY = '2026-11-16';
const SUNDAY = '2026-11-22';

describe('the places of a pickup window', () => {
  it('are those of the settings if the city has none', () => {
    expect(placesIn(OFFERED, undefined, MONDAY, '13:00-17:00')).toBe(15);
    const own = { '09:00-13:00': [1, null, null, null, null, null, null] };
    expect(placesIn(OFFERED, own, '2026-11-17', '09:00-13:00')).toBe(20);
    expect(placesIn(OFFERED, own, MONDAY, '13:00-17:00')).toBe(15);
  });

  it('are those of the city for the weekday, even zero', () => {
    const own = { '09:00-13:00': [30, null, null, null, null, null, 0] };
    expect(placesIn(OFFERED, own, MONDAY, '09:00-13:00')).toBe(30);
    expect(placesIn(OFFERED, own, SUNDAY, '09:00-13:00')).toBe(0);
  });

  it('are zero in a window that is no longer offered, whatever the city has', () => {
    const own = { '17:00-20:00': [9, 9, 9, 9, 9, 9, 9] };
    expect(placesIn(OFFERED, own, MONDAY, '17:00-20:00')).toBe(0);
  });
});
