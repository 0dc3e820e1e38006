import { GroundLine, LineDrawing } from './line-drawing.tsx';

export function FreightTruck({ className }: { className?: string }) {
  return (
    <LineDrawing width={240} height={130} className={className ?? 'w-full'}>
      <path d="M16 96V30h138v66M154 96V50h32l26 24v22M186 50v24h26" />
      <path d="M16 96h12M64 96h8M108 96h60M204 96h8" />
      {[46, 90, 186].map((x) => (
        <g key={x}>
          <circle cx={x} cy="98" r="13" />
          <circle cx={x} cy="98" r="4" />
        </g>
      ))}
      {[30, 72, 114].map((x) => (
        <path
          key={x}
          d={`M${x} 74h30M${x + 2} 74v6M${x + 15} 74v6M${x + 28} 74v6M${x + 3} 74V46h24v28M${x + 3} 60h24`}
          className="stroke-signal"
        />
      ))}
      <GroundLine y={118} from={12} to={228} />
    </LineDrawing>
  );
}
