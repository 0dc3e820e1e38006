export type Point = { lat: number; lon: number };
export type Place = { x: number; y: number };

export type Size = { width: number; height: number };

/** About as many units as the drawing gets pixels, so that its labels can be read. */
export const WIDE: Size = { width: 1000, height: 580 };
export const NARROW: Size = { width: 360, height: 380 };
const MARGIN = 36;
/** Points that are closer together are not magnified: about 1 km. */
const LEAST_DEGREES = 0.01;

/** Fits all points into a drawing, with north at the top and the same scale in both directions. */
export function frameOf(
  points: readonly Point[],
  { width, height }: Size,
): (point: Point) => Place {
  const lats = points.map(({ lat }) => lat);
  const lons = points.map(({ lon }) => lon);
  const middle = { lat: middleOf(lats), lon: middleOf(lons) };
  // a degree of longitude gets shorter towards the poles
  const narrowing = Math.max(0.1, Math.cos((middle.lat * Math.PI) / 180));
  const wide = Math.max(LEAST_DEGREES, spanOf(lons) * narrowing);
  const high = Math.max(LEAST_DEGREES, spanOf(lats));
  const scale = Math.min((width - 2 * MARGIN) / wide, (height - 2 * MARGIN) / high);
  return ({ lat, lon }) => ({
    x: round(width / 2 + (lon - middle.lon) * narrowing * scale),
    y: round(height / 2 - (lat - middle.lat) * scale),
  });
}

function spanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : Math.max(...values) - Math.min(...values);
}

function middleOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : (Math.max(...values) + Math.min(...values)) / 2;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The labels that fit without covering an earlier one. */
export function labelsWithRoom<Label extends Place>(
  labels: readonly Label[],
  roomOf: (label: Label) => Size,
): Label[] {
  const placed: (Size & { label: Label })[] = [];
  for (const label of labels) {
    const room = roomOf(label);
    const isFree = placed.every(
      ({ label: other, width, height }) =>
        Math.abs(other.x - label.x) >= (width + room.width) / 2 ||
        Math.abs(other.y - label.y) >= (height + room.height) / 2,
    );
    if (isFree) placed.push({ label, ...room });
  }
  return placed.map(({ label }) => label);
}
