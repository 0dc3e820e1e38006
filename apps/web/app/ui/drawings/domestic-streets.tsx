import { LineDrawing } from './line-drawing.tsx';

/** Stands on Deep. A courier's round through the blocks of a town, from the depot to four doors. */
export function DomesticStreets({ className }: { className?: string }) {
  return (
    <LineDrawing width={420} height={300} className={className ?? 'w-full'}>
      {[14, 116, 218, 320].flatMap((x) =>
        [14, 112, 210].map((y) => (
          <rect key={`${x}-${y}`} x={x} y={y} width="86" height="76" rx="6" opacity="0.45" />
        )),
      )}
      <path d="M56 293h52V101h102V202h102V101h108" className="stroke-signal" strokeWidth="9" />
      <path d="M30 286v-44l26-18 26 18v44zM46 286v-26h20v26" />
      {[
        [108, 150],
        [160, 101],
        [261, 202],
        [366, 101],
      ].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="11" className="fill-deep stroke-current" strokeWidth="6" />
      ))}
    </LineDrawing>
  );
}
