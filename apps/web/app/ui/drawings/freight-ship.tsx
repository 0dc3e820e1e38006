import { GroundLine, LineDrawing } from './line-drawing.tsx';

/** Stacks of containers from stern to bow: how many are on each other. */
const STACKS = [3, 4, 4, 3, 2, 2];

export function FreightShip({ className }: { className?: string }) {
  return (
    <LineDrawing width={240} height={130} className={className ?? 'w-full'}>
      <path d="M14 82h212l-16 26H36zM24 82V34h22v48M24 44h22M30 34V22h10v12" />
      {STACKS.flatMap((count, stack) =>
        Array.from({ length: count }, (_, row) => (
          <rect
            key={`${stack}-${row}`}
            x={56 + stack * 26}
            y={68 - row * 14}
            width="22"
            height="11"
            className={(stack + row) % 4 === 1 ? 'stroke-signal' : undefined}
          />
        )),
      )}
      <GroundLine y={118} from={12} to={228} />
    </LineDrawing>
  );
}
