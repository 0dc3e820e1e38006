import { useT } from '../../platform/catalogs.tsx';
import { TextLink } from '../../ui/text-link.tsx';

const PARTS = [
  { id: 'nodes', link: null },
  { id: 'portal', link: { label: 'apiLink', to: '/api/docs', leaves: true } },
  { id: 'tracking', link: { label: 'trackLink', to: '/track', leaves: false } },
] as const;

export function WarehousingNetwork() {
  const t = useT('warehousing');
  return (
    <section className="grid gap-x-12 gap-y-8 lg:grid-cols-12">
      <div className="lg:col-span-5">
        <h2 className="wide text-3xl sm:text-4xl">{t('networkTitle')}</h2>
        <Nodes />
      </div>
      <dl className="space-y-8 lg:col-span-7">
        {PARTS.map(({ id, link }) => (
          <div key={id} className="border-t-2 border-ink pt-4">
            <dt className="wide text-xl">{t(`network.${id}`)}</dt>
            <dd className="mt-2 max-w-prose text-muted">
              {t(`network.${id}Text`)}
              {link !== null && (
                <TextLink
                  to={link.to}
                  reloadDocument={link.leaves}
                  className="mt-3 block w-fit text-ink"
                >
                  {t(link.label)}
                </TextLink>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const HUB = { x: 150, y: 100 };
const SITES = [
  { x: 40, y: 40 },
  { x: 250, y: 30 },
  { x: 310, y: 120 },
  { x: 60, y: 170 },
  { x: 210, y: 180 },
];

/** Sites on lines that meet; the order leaves from the one nearest to its door. */
function Nodes() {
  return (
    <svg viewBox="0 0 350 220" aria-hidden="true" fill="none" className="mt-8 w-full max-w-md">
      {SITES.map(({ x, y }) => (
        <path key={x} d={`M${HUB.x} ${HUB.y}L${x} ${y}`} strokeWidth="6" className="stroke-track" />
      ))}
      <path d={`M310 120L${HUB.x} ${HUB.y}`} strokeWidth="6" className="stroke-signal" />
      {[HUB, ...SITES].map(({ x, y }) => (
        <circle
          key={`${x}-${y}`}
          cx={x}
          cy={y}
          r="12"
          strokeWidth="6"
          className={x === 310 ? 'fill-signal stroke-signal' : 'fill-ground stroke-ink'}
        />
      ))}
    </svg>
  );
}
