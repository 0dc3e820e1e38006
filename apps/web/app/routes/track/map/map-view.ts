import 'leaflet/dist/leaflet.css';
import './map.css';
import { latLngBounds, layerGroup, type LatLngTuple, map as createMap, polyline } from 'leaflet';
import { createBaseLayer } from './base-layer.ts';
import type { PackedCity } from './place-labels.ts';
import { type Leg, routeLegs } from './route-points.ts';
import { createStopMarkers, type MapStop } from './stop-markers.ts';
import { addTiles } from './tile-layer.ts';
import worldUrl from './world.json?url';
import { type PackedWorld, unpackWorld } from './world-shape.ts';
import {
  BASE_MAX_ZOOM,
  CLOSER_AFTER_MS,
  closerZoom,
  FIT_PADDING_PX,
  INITIAL_ZOOM,
  MIN_ZOOM,
  TILES_MAX_ZOOM,
} from './zoom-rules.ts';
import type { PublicTracking } from '@waypost/contract/client';

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
  bringIntoView(kind: MapStop['kind'], coveredPx: number): void;
  focusStop(kind: MapStop['kind']): void;
  close(): void;
};

const FLIGHT_SECONDS = 0.8;

const cityUrls = import.meta.glob<string>('./cities.*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Makes a map in an empty element; it draws when it is shown something. Rejects when what it is drawn from does not arrive. */
export async function openMap(
  ground: HTMLElement,
  settings: { language: string; tileUrls: readonly string[] },
  { onOpen, onZoom }: Listener,
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
    maxBounds: [
      [-85, -540],
      [85, 540],
    ],
    maxBoundsViscosity: 1,
  });
  let shown: Shown = { stops: [], status: 'Created' };
  let legs: Leg[] = [];
  let isTouched = false;
  let closer: ReturnType<typeof setTimeout> | undefined;
  const base = createBaseLayer(ground, unpackWorld(world), cities);
  const lines = layerGroup();
  const markers = createStopMarkers(map, onOpen);

  const fit = (animate: boolean) => {
    const line = legs.flatMap((leg) => leg.line.map(tupleOf));
    const [only] = shown.stops;
    if (line.length > 0) {
      map.fitBounds(latLngBounds(line), {
        padding: [FIT_PADDING_PX, FIT_PADDING_PX],
        maxZoom: BASE_MAX_ZOOM,
        animate,
      });
    } else if (only !== undefined) {
      map.setView(tupleOf(only), INITIAL_ZOOM, { animate });
    }
  };
  const goCloser = () => {
    const current = shown.stops.find((stop) => stop.kind === 'current');
    if (current === undefined) return;
    const { approximate } = current;
    const wanted = closerZoom({ status: shown.status, approximate, maxZoom: map.getMaxZoom() });
    // two neighbouring cities are seen from nearer than that already
    const zoom = Math.max(wanted, map.getZoom());
    if (isCalm) map.setView(tupleOf(current), zoom, { animate: false });
    else map.flyTo(tupleOf(current), zoom, { duration: FLIGHT_SECONDS });
  };
  const draw = () => {
    legs = routeLegs(shown.stops, shown.status === 'Delivered');
    lines.clearLayers();
    for (const { done, line } of legs) {
      const className = done ? 'map-way-done' : 'map-way-ahead';
      lines.addLayer(
        polyline(line.map(tupleOf), { className, interactive: false, smoothFactor: 0 }),
      );
    }
    base.draw(shown.stops.map(({ caption, lat, lon }) => ({ name: caption, lat, lon })));
    markers.show(shown.stops);
  };
  /** From now on the map moves only when it is asked to. */
  const touch = () => {
    isTouched = true;
    clearTimeout(closer);
  };

  const scheme = window.matchMedia('(prefers-color-scheme: dark)');
  scheme.addEventListener('change', draw);
  // One finger scrolls the page, two move the map; a mouse drags it.
  ground.addEventListener(
    'pointerdown',
    ({ pointerType }) => {
      if (pointerType === 'touch') map.dragging.disable();
      else map.dragging.enable();
      touch();
    },
    { capture: true },
  );
  ground.addEventListener('focusin', touch);
  map.on('click', () => onOpen(null));
  map.on('zoomend zoomlevelschange', () =>
    onZoom({
      canZoomIn: map.getZoom() < map.getMaxZoom(),
      canZoomOut: map.getZoom() > map.getMinZoom(),
    }),
  );

  return {
    show(next) {
      const isFirst = shown.stops.length === 0;
      shown = next;
      draw();
      if (isFirst) {
        fit(false);
        base.layer.addTo(map);
        lines.addTo(map);
        addTiles(map, settings.tileUrls);
        closer = setTimeout(goCloser, CLOSER_AFTER_MS);
      } else if (!isTouched) {
        goCloser();
      }
    },
    showWholeRoute() {
      touch();
      fit(!isCalm);
    },
    zoomBy(levels) {
      touch();
      map.setZoom(map.getZoom() + levels, { animate: !isCalm });
    },
    bringIntoView(kind, coveredPx) {
      const stop = shown.stops.find((candidate) => candidate.kind === kind);
      if (stop === undefined) return;
      touch();
      map.panInside(tupleOf(stop), {
        paddingTopLeft: [FIT_PADDING_PX, FIT_PADDING_PX],
        paddingBottomRight: [FIT_PADDING_PX, FIT_PADDING_PX + coveredPx],
        animate: !isCalm,
      });
    },
    focusStop: (kind) => markers.focus(kind),
    close() {
      clearTimeout(closer);
      scheme.removeEventListener('change', draw);
      map.remove();
    },
  };
}

function tupleOf({ lat, lon }: { lat: number; lon: number }): LatLngTuple {
  return [lat, lon];
}

async function readJson<T>(url: string): Promise<T> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return (await answer.json()) as T;
}
