import { mercatorX, mercatorY } from './mercator.ts';

/** world.json, as draw-base-map.ts writes it: differences of longitude and latitude in hundredths. */
export type PackedWorld = { land: number[][]; borders: number[][] };

/** A line on the world as a square from 0 to 1, x and y in turn, with the box around it. */
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
  const line = { points, left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
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
/** Beyond the edge, for the width of a line. */
const MARGIN_PX = 4;

/** Whatever of the lines may be seen. A line that crosses the 180th meridian lies on both sides of the world. */
export function traceLines(pen: Pen, lines: readonly Outline[], view: Window): void {
  const margin = (MARGIN_PX * view.size) / view.sizePx;
  for (const line of lines) {
    if (line.top > view.top + view.size + margin || line.bottom < view.top - margin) continue;
    for (const turn of [-1, 0, 1]) {
      const left = view.left + turn;
      if (line.left > left + view.size + margin || line.right < left - margin) continue;
      traceLine(pen, line.points, { ...view, left });
    }
  }
}

function traceLine(pen: Pen, points: Float64Array, { left, top, size, sizePx }: Window): void {
  const scale = sizePx / size;
  let [penX, penY] = [Infinity, Infinity];
  for (let at = 0; at < points.length; at += 2) {
    const x = ((points[at] ?? 0) - left) * scale;
    const y = ((points[at + 1] ?? 0) - top) * scale;
    const isEnd = at === 0 || at === points.length - 2;
    if (!isEnd && Math.abs(x - penX) + Math.abs(y - penY) < SHORTEST_STEP_PX) continue;
    if (at === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
    [penX, penY] = [x, y];
  }
}
