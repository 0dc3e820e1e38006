import { type Coordinates, type Point, project, WORLD } from './projection.ts';

type Vector = readonly [x: number, y: number, z: number];

/** Degrees between two points of a drawn route: fine enough to look like a curve on any screen. */
const STEP = 4;

/** The shortest way between two places, as the d of a path on the map. */
export function routePath(from: Coordinates, to: Coordinates): string {
  const points = greatCircle(from, to).map(project);
  return points
    .map((point, at) => {
      const previous = points[at - 1];
      if (previous === undefined) return `M${write(point)}`;
      if (Math.abs(point.x - previous.x) < WORLD.width / 2) return `L${write(point)}`;
      const { exit, entry } = edgeBetween(previous, point);
      return `L${write(exit)}M${write(entry)}L${write(point)}`;
    })
    .join('');
}

/** A way that leaves the map on one side comes in again on the other, at the same height. */
function edgeBetween(left: Point, next: Point): { exit: Point; entry: Point } {
  const goesEast = left.x > next.x;
  const edge = goesEast ? WORLD.width : 0;
  const unrolledX = next.x + (goesEast ? WORLD.width : -WORLD.width);
  const y = left.y + ((edge - left.x) / (unrolledX - left.x)) * (next.y - left.y);
  return { exit: { x: edge, y }, entry: { x: WORLD.width - edge, y } };
}

function write({ x, y }: Point): string {
  return `${Number(x.toFixed(1))} ${Number(y.toFixed(1))}`;
}

/** Both ends and places between them, equally far apart, by this many degrees at most. */
export function greatCircle(from: Coordinates, to: Coordinates, step = STEP): Coordinates[] {
  const [a, b] = [vectorOf(from), vectorOf(to)];
  const angle = Math.acos(Math.min(1, a[0] * b[0] + a[1] * b[1] + a[2] * b[2]));
  const steps = Math.max(1, Math.ceil((angle * 180) / Math.PI / step));
  if (angle === 0) return [from, to];
  return Array.from({ length: steps + 1 }, (_, at) => {
    const share = at / steps;
    const [p, q] = [Math.sin((1 - share) * angle), Math.sin(share * angle)];
    return coordinatesOf([p * a[0] + q * b[0], p * a[1] + q * b[1], p * a[2] + q * b[2]]);
  });
}

function vectorOf({ lat, lon }: Coordinates): Vector {
  const [north, east] = [(lat * Math.PI) / 180, (lon * Math.PI) / 180];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}

/** Of any length. */
function coordinatesOf([x, y, z]: Vector): Coordinates {
  return {
    lat: (Math.atan2(z, Math.hypot(x, y)) * 180) / Math.PI,
    lon: (Math.atan2(y, x) * 180) / Math.PI,
  };
}
