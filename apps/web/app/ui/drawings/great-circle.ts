import { type Coordinates, project, WORLD } from './projection.ts';

type Vector = readonly [x: number, y: number, z: number];

/** Degrees between two points of a drawn route: fine enough to look like a curve on any screen. */
const STEP = 4;

/** The shortest way between two places, as the d of a path on the map. */
export function routePath(from: Coordinates, to: Coordinates): string {
  let previousX: number | undefined;
  return greatCircle(from, to)
    .map((place) => {
      const { x, y } = project(place);
      // Where the way leaves the map on one side, it comes in again on the other.
      const goesOn = previousX !== undefined && Math.abs(x - previousX) < WORLD.width / 2;
      previousX = x;
      return `${goesOn ? 'L' : 'M'}${Number(x.toFixed(1))} ${Number(y.toFixed(1))}`;
    })
    .join('');
}

/** Both ends and places between them, equally far apart. */
export function greatCircle(from: Coordinates, to: Coordinates): Coordinates[] {
  const [a, b] = [vectorOf(from), vectorOf(to)];
  const angle = Math.acos(Math.min(1, a[0] * b[0] + a[1] * b[1] + a[2] * b[2]));
  const steps = Math.max(1, Math.ceil((angle * 180) / Math.PI / STEP));
  if (angle === 0) return [from, to];
  return Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / steps;
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
