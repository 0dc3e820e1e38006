import { QUOTE } from '../../frame/links.ts';
import { useT } from '../../platform/catalogs.tsx';
import { LinkButton } from '../../ui/button.tsx';

/** Stations of the schematic map on a grid of 620 by 340. Names stand above the upper, below the lower. */
const REGIONS = [
  { key: 'regionNorthAmerica', x: 100, y: 100 },
  { key: 'regionEurope', x: 310, y: 100 },
  { key: 'regionAsiaPacific', x: 520, y: 100 },
  { key: 'regionSouthAmerica', x: 100, y: 250 },
  { key: 'regionAfrica', x: 310, y: 250 },
  { key: 'regionMiddleEast', x: 520, y: 250 },
] as const;

const LINES = [
  { key: 'lineAir', className: 'stroke-signal', d: 'M100 100H520' },
  {
    key: 'lineSea',
    className: 'stroke-deep dark:stroke-deep-edge',
    d: 'M100 100V250H520V100',
  },
  { key: 'lineRoad', className: 'stroke-edge', d: 'M310 250V100L452 242H520' },
] as const;

const LEGEND = {
  lineAir: 'bg-signal',
  lineSea: 'bg-deep dark:bg-deep-edge',
  lineRoad: 'bg-edge',
};

/** The network as a schematic map of its three lines. */
export function LineMap() {
  const t = useT('home');
  return (
    <div className="grid items-center gap-x-12 gap-y-8 lg:grid-cols-12">
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
          viewBox="-10 50 640 250"
          role="img"
          aria-label={t('mapLabel')}
          className="mx-auto h-auto w-full max-w-3xl"
          fill="none"
        >
          {LINES.map((line) => (
            <path
              key={line.key}
              d={line.d}
              className={line.className}
              strokeWidth="8"
              strokeLinejoin="round"
              strokeLinecap="round"
            />
          ))}
          {REGIONS.map((region) => (
            <g key={region.key}>
              <circle
                cx={region.x}
                cy={region.y}
                r="14"
                className="fill-ground stroke-ink"
                strokeWidth="6"
              />
              <text
                x={region.x}
                y={region.y < 200 ? region.y - 28 : region.y + 44}
                textAnchor="middle"
                className="wide fill-ink text-[23px] sm:text-[19px]"
              >
                {t(region.key)}
              </text>
            </g>
          ))}
        </svg>
      </div>
    </div>
  );
}
