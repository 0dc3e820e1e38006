import type { MapPoint } from '@waypost/contract/client';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { MapView, Shown } from './map-view.ts';

/** How near the view a map begins to load. */
const NEAR = '100px';

type Phase = 'waiting' | 'loading' | 'open' | 'failed';
type Settings = { language: string; tileUrls: readonly string[] };

/**
 * Leaflet in an element of the page. Phases: waiting (not seen yet), loading (seen: its code and the
 * base map are on their way), open, failed (one of them did not come; the reader may try again).
 */
export function useMapView(
  ground: RefObject<HTMLElement | null>,
  shown: Shown,
  settings: Settings,
) {
  const [phase, setPhase] = useState<Phase>('waiting');
  const [view, setView] = useState<MapView | null>(null);
  const [limits, setLimits] = useState({ canZoomIn: true, canZoomOut: true });
  const [openKind, setOpenKind] = useState<MapPoint['kind'] | null>(null);

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return;
        observer.disconnect();
        setPhase('loading');
      },
      { rootMargin: NEAR },
    );
    if (ground.current !== null) observer.observe(ground.current);
    return () => observer.disconnect();
  }, [ground]);

  const open = useEffectEvent(async (element: HTMLElement) => {
    const { openMap } = await import('./map-view.ts');
    return openMap(element, settings, { onOpen: setOpenKind, onZoom: setLimits });
  });
  const isWanted = phase === 'loading' || phase === 'open';
  useEffect(() => {
    if (!isWanted || ground.current === null) return undefined;
    let isLeft = false;
    const opening = open(ground.current);
    opening.then(
      (opened) => {
        if (isLeft) return;
        setView(opened);
        setPhase('open');
      },
      (error: unknown) => {
        console.warn('the map did not load:', error);
        if (!isLeft) setPhase('failed');
      },
    );
    return () => {
      isLeft = true;
      opening.then(
        (opened) => opened.close(),
        () => undefined,
      );
    };
  }, [isWanted, ground]);

  // compared by what it says: every render makes a new one
  const content = JSON.stringify(shown);
  useEffect(() => view?.show(JSON.parse(content) as Shown), [view, content]);

  return { phase, view, limits, openKind, setOpenKind, tryAgain: () => setPhase('loading') };
}
