import { LineDrawing } from './line-drawing.tsx';

/** A packing bench: an open carton, tape, scale and screen. */
export function WarehousePacking({ className }: { className?: string }) {
  return (
    <LineDrawing width={320} height={220} className={className ?? 'w-full'}>
      <path d="M8 152h304" strokeWidth="4" />
      <path d="M26 152v60M294 152v60M26 190h268" />
      <path d="M22 22h78v52H22zM61 74v22M42 96h38M34 38h34M34 50h50" />
      <path d="M22 152v-16h56v16M30 136v-8h40v8" />
      <circle cx="276" cy="132" r="18" />
      <circle cx="276" cy="132" r="7" />
      <path d="M258 132v18" />
      <g className="stroke-signal">
        <path d="M112 150V94h108v56zM112 94 92 74h54l20 20M220 94l20-20h-54l-20 20" />
        <path d="M178 112h30v24h-30zM184 119h18M184 127h10" />
      </g>
    </LineDrawing>
  );
}
