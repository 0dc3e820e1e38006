import { mercatorX, mercatorY } from './mercator.ts';

/** world.json, as draw-base-map.ts writes it: differences of longitude and latitude in hundredths. */
export type PackedWorld = { land: number[][]; borders: number[][] };

/** A line on the square world, x and y in turn from 0 to 1, with the box around it. */
export type Outline = {
  points: Float64Array;
  left: number;
  top: number;
  right: number;
  bottom: number;
};

export type WorldShape = { land: Outline[]; borders: Outline[] };

export function unpackWorld({ land, borders }: PackedWorld): WorldShape {
  return { land: land.map(unpackLine), borders: borders.map(unpackLine) };
}

function unpackLine(steps: readonly number[]): Outline {
  const points = new Float64Array(steps.length);
  const line = { points, left: 1, top: 1, right: 0, bottom: 0 };
  let [lon, lat] = [0, 0];
  for (let at = 0; at < steps.length; at += 2) {
    lon += steps[at] ?? 0;
    lat += steps[at + 1] ?? 0;
    const [x, y] = [mercatorX(lon / 100), mercatorY(lat / 100)];
    points[at] = x;
    points[at + 1] = y;
    line.left = Math.min(line.left, x);
    line.right = Math.max(line.right, x);
    line.top = Math.min(line.top, y);
    line.bottom = Math.max(line.bottom, y);
  }
  return line;
}

/** The part of the world that a drawing shows. */
export type Window = { left: number; top: number; size: number; sizePx: number };

type Pen = Pick<CanvasRenderingContext2D, 'moveTo' | 'lineTo'>;

/** Shorter steps than this are not seen, and most of the detail at low zooms. */
const SHORTEST_STEP_PX = 0.6;

/** Whatever of the lines may be seen. `cut` leaves out the seam where the world is cut at 180 degrees. */
export function traceLines(pen: Pen, lines: readonly Outline[], view: Window, cut: boolean): void {
  const scale = view.sizePx / view.size;
  const margin = view.size / 16;
  for (const { points, left, top, right, bottom } of lines) {
    if (left > view.left + view.size + margin || right < view.left - margin) continue;
    if (top > view.top + view.size + margin || bottom < view.top - margin) continue;
    let [penX, penY] = [Infinity, Infinity];
    for (let at = 0; at < points.length; at += 2) {
      const [worldX = 0, worldY = 0] = [points[at], points[at + 1]];
      const x = (worldX - view.left) * scale;
      const y = (worldY - view.top) * scale;
      const isEnd = at === 0 || at === points.length - 2;
      if (!isEnd && Math.abs(x - penX) + Math.abs(y - penY) < SHORTEST_STEP_PX) continue;
      const onSeam = cut && at > 0 && isSeam(worldX) && isSeam(points[at - 2] ?? 0);
      if (at === 0 || onSeam) pen.moveTo(x, y);
      else pen.lineTo(x, y);
      [penX, penY] = [x, y];
    }
  }
}

function isSeam(x: number): boolean {
  return x < 1e-6 || x > 1 - 1e-6;
}
