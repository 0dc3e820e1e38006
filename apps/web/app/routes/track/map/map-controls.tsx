import { Maximize, Minus, Plus } from 'lucide-react';
import { useT } from '../../../platform/catalogs.tsx';
import { IconButton } from '../../../ui/button.tsx';
import type { MapView } from './map-view.ts';

type MapControlsProps = { view: MapView; limits: { canZoomIn: boolean; canZoomOut: boolean } };

export function MapControls({ view, limits }: MapControlsProps) {
  const t = useT('map');
  return (
    <div className="absolute end-2 top-2 z-[1000] flex flex-col divide-y divide-hairline rounded border border-edge bg-ground">
      <IconButton
        label={t('zoomIn')}
        aria-disabled={!limits.canZoomIn}
        className="aria-disabled:opacity-40"
        icon={<Plus aria-hidden="true" className="size-5" />}
        onClick={() => view.zoomBy(1)}
      />
      <IconButton
        label={t('zoomOut')}
        aria-disabled={!limits.canZoomOut}
        className="aria-disabled:opacity-40"
        icon={<Minus aria-hidden="true" className="size-5" />}
        onClick={() => view.zoomBy(-1)}
      />
      <IconButton
        label={t('wholeRoute')}
        icon={<Maximize aria-hidden="true" className="size-5" />}
        onClick={() => view.showWholeRoute()}
      />
    </div>
  );
}
