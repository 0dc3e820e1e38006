import { describe, expect, it } from 'vitest';
import { frameOf, labelsWithRoom, WIDE as MAP } from './map-frame.ts';

describe('the drawing of a round', () => {
  it('contains every point, with north at the top and east on the right', () => {
    const points = [
      { lat: 51.1, lon: 4.2 },
      { lat: 51.3, lon: 4.6 },
      { lat: 51.25, lon: 4.3 },
    ];
    const places = points.map(frameOf(points, MAP));
    for (const { x, y } of places) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(MAP.width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(MAP.height);
    }
    const [southWest, northEast] = places;
    expect(northEast?.y).toBeLessThan(southWest?.y ?? 0);
    expect(northEast?.x).toBeGreaterThan(southWest?.x ?? 0);
  });

  it('draws a kilometre as long in both directions', () => {
    const ends = [
      { lat: 60, lon: 10 },
      { lat: 60.1, lon: 10.2 },
    ];
    const place = frameOf(ends, MAP);
    const [from, north, east] = [
      place({ lat: 60, lon: 10 }),
      place({ lat: 60.01, lon: 10 }),
      place({ lat: 60, lon: 10.02 }),
    ];
    expect((east.x - from.x) / (from.y - north.y)).toBeCloseTo(1, 1);
  });

  it('puts a lone point in the middle', () => {
    const only = { lat: 51.2, lon: 4.4 };
    expect(frameOf([only], MAP)(only)).toEqual({ x: MAP.width / 2, y: MAP.height / 2 });
  });

  it('leaves out labels that would cover an earlier one', () => {
    const labels = [
      { name: 'first', x: 10, y: 10 },
      { name: 'covered', x: 15, y: 12 },
      { name: 'below', x: 10, y: 40 },
    ];
    const shown = labelsWithRoom(labels, () => ({ width: 20, height: 20 }));
    expect(shown.map(({ name }) => name)).toEqual(['first', 'below']);
  });
});
