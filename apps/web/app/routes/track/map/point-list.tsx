import type { MapPoint } from '@waypost/contract/client';
import { ExternalLink } from 'lucide-react';
import { useT } from '../../../platform/catalogs.tsx';
import { Station } from '../../../ui/route-line.tsx';
import { LocalTime } from '../local-time.tsx';
import { isReached } from './route-points.ts';
import type { NamedPoint } from './use-placed.ts';
import { usePlaceName } from './use-place-name.ts';

type PointListProps = { points: readonly NamedPoint[]; delivered: boolean; searchUrl: string };

/** What the map shows, in words: all there is of it without scripts. */
export function PointList({ points, delivered, searchUrl }: PointListProps) {
  const t = useT('map');
  const placeName = usePlaceName();
  return (
    <ol aria-label={t('listLabel')}>
      {points.map((point, at) => (
        <li key={point.kind} className="relative flex gap-4 pb-4 last:pb-0">
          {at < points.length - 1 && (
            <span
              aria-hidden="true"
              className={
                isReached(points[at + 1] ?? point, delivered)
                  ? 'absolute start-[9px] top-3 h-full w-1.5 bg-ink'
                  : 'absolute start-[9px] top-3 h-full w-1.5 bg-track'
              }
            />
          )}
          <Station
            state={
              point.kind === 'current' && !delivered
                ? 'current'
                : isReached(point, delivered)
                  ? 'reached'
                  : 'ahead'
            }
          />
          <div className="min-w-0 grow">
            <p className="text-sm text-muted">{t(`kind.${point.kind}`)}</p>
            {/* Node says "Hong Kong SAR China" where Chromium says "Hong Kong". */}
            <p className="font-semibold" suppressHydrationWarning>
              {placeName(point)}
            </p>
            {point.at !== null && (
              <p className="text-sm text-muted">
                <LocalTime at={point.at} timeZone={point.timeZone} />
              </p>
            )}
            <MapsLink point={point} searchUrl={searchUrl} />
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Nothing for a place that has no coordinates. */
export function MapsLink({ point, searchUrl }: { point: MapPoint; searchUrl: string }) {
  const t = useT('map');
  const placeName = usePlaceName();
  if (point.lat === null || point.lon === null) {
    return <p className="text-sm text-muted">{t('placeUnknown')}</p>;
  }
  const href = searchUrl
    .replaceAll('{lat}', String(point.lat))
    .replaceAll('{lon}', String(point.lon));
  return (
    <>
      {point.approximate && <p className="text-sm text-muted">{t('approximate')}</p>}
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-h-8 items-center gap-1.5 text-sm font-semibold underline decoration-2 underline-offset-4 hover:decoration-signal print:hidden"
      >
        <span aria-hidden="true">{t('openInMaps')}</span>
        <span className="sr-only" suppressHydrationWarning>
          {t('openInMapsOf', { place: placeName(point) })}
        </span>
        <ExternalLink aria-hidden="true" className="size-3.5" />
      </a>
    </>
  );
}
