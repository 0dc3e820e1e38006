import 'leaflet/dist/leaflet.css';
import './map.css';
import type { PublicTracking } from '@waypost/contract/client';
import { layerGroup, map as createMap, polyline } from 'leaflet';
import { createBaseLayer } from './base-layer.ts';
import { createMapCamera } from './map-camera.ts';
import type { PackedCity } from './place-labels.ts';
import { type Leg, routeLegs, tupleOf } from './route-points.ts';
import { createStopMarkers, type MapStop } from './stop-markers.ts';
import { addTiles } from './tile-layer.ts';
import worldUrl from './world.json?url';
import { type PackedWorld, unpackWorld } from './world-shape.ts';
import { BASE_MAX_ZOOM, MIN_ZOOM, TILES_MAX_ZOOM } from './zoom-rules.ts';

export type Shown = { stops: readonly MapStop[]; status: PublicTracking['status'] };

/** What the map tells the page around it. */
type Listener = {
  onOpen(kind: MapStop['kind'] | null): void;
  onZoom(limits: { canZoomIn: boolean; canZoomOut: boolean }): void;
};

export type MapView = {
  show(shown: Shown): void;
  showWholeRoute(): void;
  zoomBy(levels: number): void;
  /** Moves a stop out from under what is shown about it. */
  uncover(kind: MapStop['kind'], coveredPx: number): void;
  focusStop(kind: MapStop['kind']): void;
  close(): void;
};

const cityUrls = import.meta.glob<string>('./cities.*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

/**
 * Makes a map in an empty element; it draws as soon as it is shown something. Rejects when what it is
 * drawn from does not arrive.
 */
export async function openMap(
  ground: HTMLElement,
  settings: { language: string; tileUrls: readonly string[] },
  listener: Listener,
): Promise<MapView> {
  const [world, cities] = await Promise.all([
    readJson<PackedWorld>(worldUrl),
    readJson<PackedCity[]>(cityUrls[`./cities.${settings.language}.json`] ?? ''),
  ]);
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = createMap(ground, {
    minZoom: MIN_ZOOM,
    maxZoom: settings.tileUrls.length === 0 ? BASE_MAX_ZOOM : TILES_MAX_ZOOM,
    scrollWheelZoom: false,
    boxZoom: false,
    zoomControl: false,
    attributionControl: false,
    fadeAnimation: false,
    zoomAnimation: !isCalm,
    markerZoomAnimation: !isCalm,
    inertia: !isCalm,
    // once round the world either way, for routes over the 180th meridian
    maxBounds: [
      [-85, -540],
      [85, 540],
    ],
    maxBoundsViscosity: 1,
  });
  let shown: Shown = { stops: [], status: 'Created' };
  const camera = createMapCamera(map, isCalm);
  const base = createBaseLayer(ground, unpackWorld(world), cities);
  const lines = layerGroup();
  const markers = createStopMarkers(map, listener.onOpen);

  const draw = (): Leg[] => {
    const legs = routeLegs(shown.stops, shown.status === 'Delivered');
    lines.clearLayers();
    for (const { done, line } of legs) {
      const className = done ? 'map-way-done' : 'map-way-ahead';
      const options = { className, interactive: false };
      lines.addLayer(polyline(line.map(tupleOf), options));
    }
    base.draw(shown.stops.map(({ caption, lat, lon }) => ({ name: caption, lat, lon })));
    markers.show(shown.stops);
    return legs;
  };

  const scheme = window.matchMedia('(prefers-color-scheme: dark)');
  scheme.addEventListener('change', draw);
  // One finger scrolls the page, two move the map; a mouse drags it.
  let isOnStop = false;
  const heedPointer = ({ pointerType, target }: PointerEvent) => {
    isOnStop = target instanceof Element && target.closest('.map-stop') !== null;
    if (pointerType === 'touch') map.dragging.disable();
    else map.dragging.enable();
    camera.touch();
  };
  ground.addEventListener('pointerdown', heedPointer, { capture: true });
  ground.addEventListener('focusin', camera.touch);
  // a stop that was held moves out from under the pointer, which then lets go over the map
  map.on('click', () => {
    if (!isOnStop) listener.onOpen(null);
  });
  map.on('zoomend zoomlevelschange', () =>
    listener.onZoom({
      canZoomIn: map.getZoom() < map.getMaxZoom(),
      canZoomOut: map.getZoom() > map.getMinZoom(),
    }),
  );
  base.layer.addTo(map);
  lines.addTo(map);
  addTiles(map, settings.tileUrls);

  return {
    show(next) {
      shown = next;
      camera.follow({ ...shown, legs: draw() });
    },
    showWholeRoute: () => camera.showWhole(),
    zoomBy: (levels) => camera.zoomBy(levels),
    uncover(kind, coveredPx) {
      const stop = shown.stops.find((candidate) => candidate.kind === kind);
      if (stop !== undefined) camera.uncover(stop, coveredPx);
    },
    focusStop: (kind) => markers.focus(kind),
    close() {
      camera.stop();
      scheme.removeEventListener('change', draw);
      ground.removeEventListener('pointerdown', heedPointer, { capture: true });
      ground.removeEventListener('focusin', camera.touch);
      map.remove();
    },
  };
}

async function readJson<T>(url: string): Promise<T> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return (await answer.json()) as T;
}
