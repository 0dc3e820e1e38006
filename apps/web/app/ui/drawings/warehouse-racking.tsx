import { LineDrawing } from './line-drawing.tsx';

const BAYS = [0, 1, 2];
const LEVELS = [0, 1, 2];

/** Pallets on beams, seen from the aisle; a fork lifts one. */
export function WarehouseRacking({ className }: { className?: string }) {
  return (
    <LineDrawing width={320} height={220} className={className ?? 'w-full'}>
      {[14, 111, 208, 305].map((x) => (
        <path key={x} d={`M${x} 8v204`} strokeWidth="4" />
      ))}
      {LEVELS.map((level) => (
        <path key={level} d={`M14 ${74 + level * 66}h291`} strokeWidth="4" />
      ))}
      {BAYS.flatMap((bay) =>
        LEVELS.map((level) => {
          const lifted = bay === 1 && level === 1;
          if (bay === 2 && level === 0) return null;
          return (
            <Pallet
              key={`${bay}-${level}`}
              x={26 + bay * 97}
              y={74 + level * 66 - (lifted ? 8 : 0)}
              rows={(bay + level) % 2 === 0 ? 2 : 1}
              signal={lifted}
            />
          );
        }),
      )}
    </LineDrawing>
  );
}

type PalletProps = { x: number; y: number; rows: number; signal: boolean };

function Pallet({ x, y, rows, signal }: PalletProps) {
  return (
    <g className={signal ? 'stroke-signal' : undefined}>
      <path d={`M${x} ${y - 8}h73M${x + 4} ${y - 8}v6M${x + 36} ${y - 8}v6M${x + 69} ${y - 8}v6`} />
      {Array.from({ length: rows }, (_, row) => (
        <path
          key={row}
          d={`M${x + 5} ${y - 10 - row * 19}h31v-17h-31zM${x + 37} ${y - 10 - row * 19}h31v-17h-31z`}
        />
      ))}
    </g>
  );
}
