import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useT } from '../../../platform/catalogs.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { LocalTime } from '../local-time.tsx';
import { MapsLink } from './point-list.tsx';
import type { NamedPoint } from './use-placed.ts';
import { usePlaceName } from './use-place-name.ts';

type PointPanelProps = {
  point: NamedPoint;
  searchUrl: string;
  /** With its height, once it is there. */
  onShown: (heightPx: number) => void;
  onClose: () => void;
};

/** What a stop on the map opens: at the foot of the map, where it has room on the narrowest screen. */
export function PointPanel({ point, searchUrl, onShown, onClose }: PointPanelProps) {
  const t = useT('map');
  const placeName = usePlaceName();
  const panel = useRef<HTMLDivElement>(null);
  const title = t('pointLabel', { kind: t(`kind.${point.kind}`), place: placeName(point) });

  const shown = useEffectEvent(onShown);
  const close = useEffectEvent(onClose);
  // once: a new point is a new panel, by its key
  useEffect(() => {
    const element = panel.current;
    if (element === null) return undefined;
    element.focus({ preventScroll: true });
    shown(element.offsetHeight);
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    element.addEventListener('keydown', closeOnEscape);
    return () => element.removeEventListener('keydown', closeOnEscape);
  }, []);

  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      className="absolute inset-x-2 bottom-2 z-[1001] flex items-start justify-between gap-2 rounded border border-edge bg-ground py-2 ps-3 outline-none"
    >
      <div className="min-w-0">
        <p className="text-sm text-muted">{t(`kind.${point.kind}`)}</p>
        <p className="font-semibold">{placeName(point)}</p>
        {point.at !== null && (
          <p className="text-sm text-muted">
            <LocalTime at={point.at} timeZone={point.timeZone} />
          </p>
        )}
        <MapsLink point={point} searchUrl={searchUrl} />
      </div>
      <IconButton
        label={t('close')}
        icon={<X aria-hidden="true" className="size-5" />}
        onClick={onClose}
      />
    </div>
  );
}
