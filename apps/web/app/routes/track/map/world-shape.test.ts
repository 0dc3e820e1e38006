import { describe, expect, it } from 'vitest';
import packed from './world.json' with { type: 'json' };
import { traceLines, unpackWorld } from './world-shape.ts';

/** What a pen draws, as the points of each line. */
function drawn(land: number[][], view: { left: number; top: number; size: number }) {
  const lines: [number, number][][] = [];
  const pen = {
    moveTo: (x: number, y: number) => void lines.push([[x, y]]),
    lineTo: (x: number, y: number) => void lines.at(-1)?.push([x, y]),
  };
  const world = unpackWorld({ land, borders: [] });
  traceLines(pen, world.land, { ...view, sizePx: 256 });
  return lines;
}

const WHOLE = { left: 0, top: 0, size: 1 };
const EAST = { left: 0.75, top: 0.25, size: 0.25 };
const WEST = { left: 0, top: 0.25, size: 0.25 };

describe('the base map', () => {
  it('decodes lines from their differences', () => {
    // from 0 degrees to 90 east, then to 90 east and the north edge
    expect(drawn([[0, 0, 9_000, 0, 0, 9_000]], WHOLE)).toEqual([
      [
        [128, expect.closeTo(128)],
        [192, expect.closeTo(128)],
        [192, expect.closeTo(0, 1)],
      ],
    ]);
  });

  it('draws land that crosses the 180th meridian on both sides', () => {
    const island = [17_500, 1_000, 1_000, 0, 0, 1_000, -1_000, 0];
    expect(drawn([island], EAST)[0]?.[0]?.[0]).toBeCloseTo(241.8, 1);
    expect(drawn([island], WEST)[0]?.[0]?.[0]).toBeCloseTo(-14.2, 1);
  });

  it('leaves out what is not visible', () => {
    expect(drawn([[0, 0, 100, 0, 0, 100]], EAST)).toEqual([]);
    const dense = [0, 0, ...Array.from({ length: 100 }, () => [1, 0]).flat()];
    expect(drawn([dense], WHOLE)[0]?.length).toBeLessThan(5);
  });

  it('has no line across the whole world except at the south pole', () => {
    const wide: number[][] = [];
    for (const coast of packed.land) {
      let lat = 0;
      for (let at = 0; at < coast.length; at += 2) {
        const from = lat;
        lat += coast[at + 1] ?? 0;
        const isWide = at > 0 && Math.abs(coast[at] ?? 0) > 18_000;
        if (isWide) wide.push([from, lat]);
      }
    }
    expect(wide.filter(([from, to]) => from !== -9_000 || to !== -9_000)).toEqual([]);
  });
});
