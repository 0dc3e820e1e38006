import { LineDrawing } from './line-drawing.tsx';

/** A closed room with its own air: strip curtain, thermometer, cooler. */
export function WarehouseClimate({ className }: { className?: string }) {
  return (
    <LineDrawing width={320} height={220} className={className ?? 'w-full'}>
      <path d="M14 212V40l146-30 146 30v172z" />
      <path d="M44 212V88h120v124" strokeWidth="4" />
      {[64, 84, 104, 124, 144].map((x) => (
        <path key={x} d={`M${x} 88v120`} />
      ))}
      <path d="M190 60h90v34h-90zM202 70h66M202 82h66" />
      <path d="M206 104v8M222 104v14M238 104v8M254 104v14" />
      <g className="stroke-signal">
        <path d="M226 184v-38a10 10 0 0 1 20 0v38a18 18 0 1 1-20 0z" />
        <path d="M236 160v32M254 146h10M254 160h10M254 174h10" strokeWidth="4" />
      </g>
    </LineDrawing>
  );
}
