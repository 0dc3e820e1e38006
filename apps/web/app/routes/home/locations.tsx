import { QUOTE } from '../../frame/links.ts';
import { useT } from '../../platform/catalogs.tsx';
import { LinkButton } from '../../ui/button.tsx';

/** Stations of the schematic map on a grid of 960 by 420, with the side their name stands on. */
const REGIONS = [
  { key: 'regionNorthAmerica', x: 130, y: 120, anchor: 'middle', dy: -26 },
  { key: 'regionEurope', x: 450, y: 120, anchor: 'middle', dy: -26 },
  { key: 'regionMiddleEast', x: 610, y: 210, anchor: 'start', dx: 24, dy: -14 },
  { key: 'regionAsiaPacific', x: 830, y: 210, anchor: 'middle', dy: -26 },
  { key: 'regionAfrica', x: 450, y: 320, anchor: 'middle', dy: 42 },
  { key: 'regionSouthAmerica', x: 210, y: 320, anchor: 'middle', dy: 42 },
] as const;

/** Each line runs beside the others where they share a way, 12 apart. */
const LINES = [
  { key: 'lineAir', className: 'stroke-signal', d: 'M130 114H450L540 204H830' },
  {
    key: 'lineSea',
    className: 'stroke-deep dark:stroke-deep-edge',
    d: 'M130 126 L130 240 L210 320 H450 L560 216 H830 L830 300',
  },
  { key: 'lineRoad', className: 'stroke-edge', d: 'M450 126V320M450 126L534 210H610' },
] as const;

const LEGEND = {
  lineAir: 'bg-signal',
  lineSea: 'bg-deep dark:bg-deep-edge',
  lineRoad: 'bg-edge',
};

export function Locations() {
  const t = useT('home');
  return (
    <section id="locations" className="grid items-center gap-x-12 gap-y-8 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <h2 className="wide text-3xl sm:text-4xl">{t('locationsTitle')}</h2>
        <p className="mt-5 text-lg text-muted">{t('locationsText')}</p>
        <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
          {LINES.map((line) => (
            <li key={line.key} className="flex items-center gap-2.5 font-semibold">
              <span aria-hidden="true" className={`h-1.5 w-8 ${LEGEND[line.key]}`} />
              {t(line.key)}
            </li>
          ))}
        </ul>
        <LinkButton to={QUOTE} className="mt-8">
          {t('quoteSubmit')}
        </LinkButton>
      </div>
      <div className="lg:col-span-8">
        <svg
          viewBox="30 50 900 340"
          role="img"
          aria-label={t('mapLabel')}
          className="h-auto w-full"
          fill="none"
        >
          {LINES.map((line) => (
            <path
              key={line.key}
              d={line.d}
              className={line.className}
              strokeWidth="10"
              strokeLinejoin="round"
              strokeLinecap="round"
            />
          ))}
          {REGIONS.map((region) => (
            <g key={region.key}>
              <circle
                cx={region.x}
                cy={region.y}
                r="16"
                className="fill-ground stroke-ink"
                strokeWidth="7"
              />
              <text
                x={region.x + ('dx' in region ? region.dx : 0)}
                y={region.y + region.dy}
                textAnchor={region.anchor}
                className="wide fill-ink text-[22px]"
              >
                {t(region.key)}
              </text>
            </g>
          ))}
        </svg>
      </div>
    </section>
  );
}
