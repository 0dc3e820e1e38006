import { LineDrawing } from './line-drawing.tsx';

const ROWS = [0, 1, 2];
const COLUMNS = [0, 1, 2, 3, 4];

/** Shelves of open bins; one bin is pulled out. */
export function WarehouseBins({ className }: { className?: string }) {
  return (
    <LineDrawing width={320} height={220} className={className ?? 'w-full'}>
      <path d="M16 12v200M304 12v200" />
      {ROWS.map((row) => (
        <path key={row} d={`M16 ${72 + row * 62}h288`} strokeWidth="4" />
      ))}
      {ROWS.flatMap((row) =>
        COLUMNS.map((column) => {
          const picked = row === 1 && column === 3;
          const x = 26 + column * 55 + (picked ? 3 : 0);
          const y = 72 + row * 62 + (picked ? 8 : 0);
          return (
            <path
              key={`${row}-${column}`}
              d={`M${x} ${y}v-38l10 12h28l10-12v38zM${x + 16} ${y - 12}h16`}
              className={picked ? 'fill-ground stroke-signal' : undefined}
            />
          );
        }),
      )}
    </LineDrawing>
  );
}
