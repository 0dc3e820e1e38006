import { LineDrawing } from './line-drawing.tsx';

const WIDTH = 640;
const HEIGHT = 420;
const EYE = { x: 320, y: 222 };
const LEFT = 8;
const RIGHT = WIDTH - LEFT;
const FLOOR = 400;
/** The beams of a rack from the top, above the floor. */
const BEAMS = [20, 147, 274];
/** Frames of a rack from the reader to the far wall. */
const FRAMES = [0, 1, 2, 3, 4, 5, 6];
const LAST = 6;

/** Where a point of the nearest frame lies when it stands `step` frames further back. */
function away(x: number, y: number, step: number): string {
  const scale = 1 / (1 + step * 0.55);
  const at = (from: number, to: number) => Math.round(to + (from - to) * scale);
  return `${at(x, EYE.x)} ${at(y, EYE.y)}`;
}

/** Stands on Deep. Looking down an aisle of pallet racking; the route line runs along its floor. */
export function WarehouseAisle({ className }: { className?: string }) {
  return (
    <LineDrawing width={WIDTH} height={HEIGHT} className={className ?? 'w-full'}>
      {[LEFT, RIGHT].map((x) => (
        <g key={x}>
          {FRAMES.map((step) => (
            <path key={step} d={`M${away(x, BEAMS[0] ?? 0, step)}L${away(x, FLOOR, step)}`} />
          ))}
          {[...BEAMS, FLOOR].map((y) => (
            <path key={y} d={`M${away(x, y, 0)}L${away(x, y, LAST)}`} />
          ))}
          {FRAMES.slice(0, -1).flatMap((step) =>
            [...BEAMS.slice(1), FLOOR].map((y, level) => (
              <Load key={`${step}-${y}`} {...{ x, y, step, level }} />
            )),
          )}
        </g>
      ))}
      <path d={`M${away(LEFT, BEAMS[0] ?? 0, LAST)}L${away(RIGHT, BEAMS[0] ?? 0, LAST)}`} />
      <path d={`M${away(LEFT, FLOOR, LAST)}L${away(RIGHT, FLOOR, LAST)}`} />
      <path
        d={`M${away(296, FLOOR, 0)}L${away(296, FLOOR, LAST)}L${away(344, FLOOR, LAST)}L${away(344, FLOOR, 0)}Z`}
        className="fill-signal stroke-signal"
      />
      <ellipse cx={EYE.x} cy="346" rx="34" ry="13" strokeWidth="9" className="fill-deep" />
    </LineDrawing>
  );
}

type LoadProps = { x: number; y: number; step: number; level: number };

/** What stands on one beam: most places are taken, some by what is being picked. */
function Load({ x, y, step, level }: LoadProps) {
  const place = step * 3 + level + (x === RIGHT ? 1 : 0);
  if (place % 5 === 3) return null;
  const top = y - 80 - (place % 3) * 9;
  const corners = [
    away(x, y, step + 0.14),
    away(x, top, step + 0.14),
    away(x, top, step + 0.86),
    away(x, y, step + 0.86),
  ];
  return (
    <path
      d={`M${corners.join('L')}Z`}
      className={place % 7 === 2 ? 'stroke-signal' : undefined}
      strokeWidth="2"
    />
  );
}
