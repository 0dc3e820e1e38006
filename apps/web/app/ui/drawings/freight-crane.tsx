import { GroundLine, LineDrawing } from './line-drawing.tsx';

/** A portal crane sets one container down on the quay. */
export function FreightCrane({ className }: { className?: string }) {
  return (
    <LineDrawing width={440} height={330} className={className ?? 'w-full'}>
      <path d="M20 66h400M20 84h400M20 66v18M420 66v18" />
      {Array.from({ length: 16 }, (_, at) => (
        <path
          key={at}
          d={`M${20 + at * 25} ${at % 2 === 0 ? 84 : 66}l25 ${at % 2 === 0 ? -18 : 18}`}
        />
      ))}
      <path d="M96 84v214M120 84v214M320 84v214M344 84v214" />
      <path d="M96 130h24M96 190h24M96 250h24M320 130h24M320 190h24M320 250h24" />
      <path d="M108 66V18L20 66M108 18l312 48M108 18V8" />
      <circle cx="100" cy="302" r="7" />
      <circle cx="118" cy="302" r="7" />
      <circle cx="324" cy="302" r="7" />
      <circle cx="342" cy="302" r="7" />
      <path d="M204 84v12h44v-12M210 96v54M242 96v54" />
      {[
        [140, 270],
        [232, 270],
        [140, 238],
      ].map(([x, y]) => (
        <Container key={`${x}-${y}`} x={x ?? 0} y={y ?? 0} />
      ))}
      <g className="stroke-signal">
        <path d="M190 158l20-8h32l20 8" />
        <Container x={184} y={158} />
      </g>
      <GroundLine y={316} from={14} to={426} />
    </LineDrawing>
  );
}

function Container({ x, y }: { x: number; y: number }) {
  return (
    <path
      d={`M${x} ${y}h84v30h-84zM${x + 14} ${y}v30M${x + 28} ${y}v30M${x + 42} ${y}v30M${x + 56} ${y}v30M${x + 70} ${y}v30`}
    />
  );
}
