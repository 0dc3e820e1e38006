import { LineDrawing } from './line-drawing.tsx';

/** Three dock doors from outside: shut, unloading, open. */
export function WarehouseDock({ className }: { className?: string }) {
  return (
    <LineDrawing width={320} height={220} className={className ?? 'w-full'}>
      <path d="M8 26h304M8 44h304" />
      <path d="M8 186h304" strokeWidth="4" />
      {[20, 122, 224].map((x) => (
        <path key={x} d={`M${x} 186V70h76v116`} />
      ))}
      {[88, 106, 124, 142, 160].map((y) => (
        <path key={y} d={`M20 ${y}h76`} />
      ))}
      <path d="M224 88h76" />
      <path d="M240 186v-30h44v30M240 171h44M262 156v30" />
      <g className="stroke-signal">
        <path d="M128 194V82h64v112zM160 82v112M146 140h6M168 140h6" className="fill-ground" />
        <path d="M136 194v14h14v-14M170 194v14h14v-14" />
      </g>
      <path d="M50 58h16M152 58h16M254 58h16" strokeWidth="5" />
    </LineDrawing>
  );
}
