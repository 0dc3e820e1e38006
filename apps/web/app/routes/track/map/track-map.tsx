import type { PublicTracking } from '@waypost/contract/client';
import { RefreshCw } from 'lucide-react';
import { useT } from '../../../platform/catalogs.tsx';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/panel.tsx';
import { useScripted } from '../../../ui/use-scripted.ts';
import type { LoadedMap } from './load-map.server.ts';
import { MapFrame } from './map-frame.tsx';
import { PointList } from './point-list.tsx';
import { hasPlace } from './route-points.ts';
import { usePlaced } from './use-placed.ts';
import { usePoints } from './use-points.ts';

type TrackMapProps = { tracking: PublicTracking; loaded: LoadedMap };

/** Where the shipment comes from, is and goes to: as a map, and in words below it. */
export function TrackMap({ tracking, loaded }: TrackMapProps) {
  const t = useT('map');
  const { asking, refresh, ...read } = usePoints(tracking, loaded.points);
  const points = usePlaced(tracking, read.points);
  const isScripted = useScripted();
  const { tiles, searchUrl } = loaded.settings;
  return (
    <Section
      title={t('title')}
      aside={
        <Button
          look="quiet"
          size="small"
          busy={asking === 'asking'}
          // Keeps its room until scripts are there, so that nothing moves.
          className={isScripted ? 'print:hidden' : 'invisible'}
          onClick={refresh}
        >
          {asking !== 'asking' && <RefreshCw aria-hidden="true" className="size-4" />}
          {t('refresh')}
        </Button>
      }
    >
      {points?.some(hasPlace) === true && (
        <>
          <MapFrame
            points={points}
            status={tracking.status}
            searchUrl={searchUrl}
            tileUrls={tiles.urls}
          />
          <p className="mt-1.5 text-xs text-muted noscript:hidden print:hidden">
            <span className="pointer-fine:hidden">{t('twoFingers')} </span>
            {t('credits')} {tiles.attribution}
          </p>
        </>
      )}
      <p role="status" className="min-h-6 text-sm text-muted print:hidden">
        {asking === 'told' && t('refreshed')}
        {asking === 'failed' && t('refreshFailed')}
      </p>
      {points === null ? (
        <p>{t('pointsMissing')}</p>
      ) : (
        <PointList
          points={points}
          delivered={tracking.status === 'Delivered'}
          searchUrl={searchUrl}
        />
      )}
    </Section>
  );
}
