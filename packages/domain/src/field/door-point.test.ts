import { describe, expect, it } from 'vitest';
import { type DoorFix, doorPoint } from './door-point.ts';

const DOOR = { lat: 51.2, lon: 4.4 };
/** North of the door. */
const at = (metres: number, accuracyM = 10): DoorFix => ({
  lat: DOOR.lat + metres / 111_195,
  lon: DOOR.lon,
  accuracyM,
});

describe('the point of a door', () => {
  it('needs two positions that agree', () => {
    expect(doorPoint([])).toBeNull();
    expect(doorPoint([at(0)])).toBeNull();
    const point = doorPoint([at(0), at(20)]);
    expect(point).toMatchObject({ fixes: 2, accuracyM: 10 });
    expect(point?.lat).toBeCloseTo(at(10).lat, 6);
  });

  it('is unknown if two positions do not agree', () => {
    expect(doorPoint([at(0), at(400)])).toBeNull();
  });

  it('is not moved by a single position elsewhere', () => {
    const point = doorPoint([at(0), at(6), at(12), at(9000)]);
    expect(point).toMatchObject({ fixes: 3 });
    expect(point?.lat).toBeCloseTo(at(6).lat, 6);
  });

  it('is unknown if half of the positions lie elsewhere', () => {
    expect(doorPoint([at(0), at(5), at(500), at(505)])).toBeNull();
    expect(doorPoint([at(0), at(5), at(500), at(-500)])).toBeNull();
  });

  it('ignores inaccurate positions', () => {
    expect(doorPoint([at(0), at(5, 41)])).toBeNull();
    expect(doorPoint([at(0), at(5, 40)])).not.toBeNull();
  });
});
