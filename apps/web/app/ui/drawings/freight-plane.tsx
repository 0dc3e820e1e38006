import { GroundLine, LineDrawing } from './line-drawing.tsx';

export function FreightPlane({ className }: { className?: string }) {
  return (
    <LineDrawing width={240} height={130} className={className ?? 'w-full'}>
      <path d="M26 62c0-9 9-13 22-13h128c22 0 38 8 44 17-6 7-22 10-44 10H48c-13 0-22-5-22-14Z" />
      <path d="M36 50 22 20h17l25 29M98 70 74 98h18l48-28M30 62H16l-5-7h15" />
      <path d="M196 52l6 9h14" />
      <path d="M84 58h.01M96 58h.01M156 58h.01M168 58h.01M180 58h.01" strokeWidth="4" />
      <path d="M108 51h36v18h-36zM126 51v18" className="stroke-signal" />
      <GroundLine y={118} from={12} to={228} />
    </LineDrawing>
  );
}
