import { LineDrawing } from './line-drawing.tsx';

/** A returned carton is opened and looked at, then goes back to its shelf. */
export function WarehouseReturns({ className }: { className?: string }) {
  return (
    <LineDrawing width={320} height={220} className={className ?? 'w-full'}>
      <path d="M20 190h120v-70H20zM20 120l24-34h72l24 34M68 120v26h24v-26" />
      <path d="M204 60h96M204 118h96M204 176h96M204 28v180M300 28v180" />
      <path d="M216 60V36h32v24M256 60V44h32v16M216 118V92h26v26M216 176v-30h36v30M260 176v-22h28v22" />
      <g className="stroke-signal">
        <path d="M80 74V40h100v60h56" strokeWidth="6" />
        <path d="M222 86l16 14-16 14" strokeWidth="6" />
        <circle cx="80" cy="76" r="8" strokeWidth="5" className="fill-ground" />
        <path d="M256 116V94h32v22z" />
      </g>
    </LineDrawing>
  );
}
