import { LineDrawing } from './line-drawing.tsx';

/** A shop window in a browser; what is put into the basket leaves it as a parcel on the line. */
export function EcommerceStorefront({ className }: { className?: string }) {
  return (
    <LineDrawing width={420} height={280} className={className ?? 'w-full'}>
      <rect x="14" y="16" width="270" height="204" rx="6" />
      <path d="M14 46h270" />
      <path d="M30 31h.01M42 31h.01M54 31h.01" strokeWidth="5" />
      {[34, 116, 198].map((x) => (
        <path key={x} d={`M${x} 66h66v62h-66zM${x} 142h44M${x} 156h26`} />
      ))}
      <path d="M48 116l14-20 10 12 8-8 8 16M140 114v-28h20v28zM214 114c0-26 36-26 36 0z" />
      <rect x="34" y="180" width="92" height="22" rx="4" />
      <g className="stroke-signal">
        <path d="M126 191H330v42" strokeWidth="6" />
        <circle cx="126" cy="191" r="8" strokeWidth="5" className="fill-ground" />
      </g>
      <g className="fill-ground">
        <path d="M286 160l44-18 62 22v58l-44 18-62-22z" className="stroke-signal" />
        <path
          d="M286 160l62 22 44-18M348 182v58M308 151l62 22v16"
          className="fill-none stroke-signal"
        />
      </g>
    </LineDrawing>
  );
}
