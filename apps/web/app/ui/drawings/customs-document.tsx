import { LineDrawing } from './line-drawing.tsx';

/** An invoice with its lines of goods, and the stamp that lets it through. */
export function CustomsDocument({ className }: { className?: string }) {
  return (
    <LineDrawing width={260} height={260} className={className ?? 'w-full'}>
      <path d="M40 24h122l38 38v174H40zM162 24v38h38" />
      <path d="M62 58h62M62 72h38" />
      {[104, 124, 144, 164].map((y) => (
        <path key={y} d={`M62 ${y}h66M148 ${y}h30`} />
      ))}
      <path d="M62 90h116M62 182h116" strokeWidth="4" />
      <path d="M148 198h30" />
      <g className="stroke-signal">
        <circle cx="186" cy="196" r="46" className="fill-ground" strokeWidth="5" />
        <circle cx="186" cy="196" r="35" />
        <path d="M166 197l14 14 27-29" strokeWidth="6" />
      </g>
    </LineDrawing>
  );
}
