import type { PublicTracking } from '@waypost/contract/client';
import { catalogLocaleOf } from '@waypost/i18n/locales';
import { useRef } from 'react';
import { useT } from '../../../platform/catalogs.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { Button } from '../../../ui/button.tsx';
import { MapControls } from './map-controls.tsx';
import { PointPanel } from './point-panel.tsx';
import type { NamedPoint } from './use-placed.ts';
import { useMapStops } from './use-map-stops.ts';
import { useMapView } from './use-map-view.ts';

type MapFrameProps = {
  points: readonly NamedPoint[];
  status: PublicTracking['status'];
  searchUrl: string;
  tileUrls: readonly string[];
};

/** 280 px that are there from the first paint. What draws into them is loaded when they are seen. */
export function MapFrame({ points, status, searchUrl, tileUrls }: MapFrameProps) {
  const t = useT('map');
  const ground = useRef<HTMLDivElement>(null);
  const stops = useMapStops(points, status === 'Delivered');
  const settings = { language: catalogLocaleOf(useLocale()), tileUrls };
  const map = useMapView(ground, { stops, status }, settings);
  const { phase, view, openKind } = map;
  const openPoint = points.find((point) => point.kind === openKind);

  const closePanel = () => {
    map.setOpenKind(null);
    if (openKind !== null) view?.focusStop(openKind);
  };

  return (
    <div
      data-testid="map"
      data-phase={phase}
      className="relative isolate h-[280px] overflow-hidden rounded border border-hairline bg-panel noscript:hidden print:hidden"
    >
      <div
        ref={ground}
        role="group"
        aria-label={t('mapLabel')}
        // Leaflet counts from the left.
        dir="ltr"
        className="map-ground absolute inset-0"
      />
      {phase !== 'open' && (
        <div className="absolute inset-0 z-[1000] flex flex-col items-center justify-center gap-3 bg-panel p-6 text-center text-muted">
          <p>{phase === 'failed' ? t('mapFailed') : t('mapLoading')}</p>
          {phase === 'failed' && (
            <Button look="secondary" size="small" onClick={map.tryAgain}>
              {t('tryAgain')}
            </Button>
          )}
        </div>
      )}
      {view !== null && <MapControls view={view} limits={map.limits} />}
      {openPoint !== undefined && (
        <PointPanel
          key={openPoint.kind}
          point={openPoint}
          searchUrl={searchUrl}
          onShown={(heightPx) => view?.uncover(openPoint.kind, heightPx)}
          onClose={closePanel}
        />
      )}
    </div>
  );
}
