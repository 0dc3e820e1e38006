import { divIcon, type Map as LeafletMap, type Marker, marker } from 'leaflet';
import { listenForLongPress } from './long-press.ts';
import type { PlacedPoint } from './route-points.ts';

type Kind = PlacedPoint['kind'];

/** A point as the map shows it. */
export type MapStop = PlacedPoint & {
  /** Reached, or still ahead. */
  reached: boolean;
  /** At the dot; empty where another stop has the same name. */
  caption: string;
  isCaptionAbove: boolean;
  /** The whole of it, for readers who do not see the map. */
  label: string;
};

/** A place for a finger, 44 px square. */
const TARGET_PX = 44;

/** Stations on the map, one for each kind of point. They keep the focus while they move. */
export function createStopMarkers(map: LeafletMap, onOpen: (kind: Kind) => void) {
  const shown = new Map<Kind, { marker: Marker; button: HTMLButtonElement }>();

  const add = (stop: MapStop) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'map-stop';
    button.dataset['kind'] = stop.kind;
    button.addEventListener('click', (event) => {
      // a click on the map itself closes what is open
      event.stopPropagation();
      onOpen(stop.kind);
    });
    listenForLongPress(button, () => onOpen(stop.kind));
    const icon = divIcon({
      html: button,
      className: 'map-stop-icon',
      iconSize: [TARGET_PX, TARGET_PX],
    });
    // the button inside has the focus, the role and the events
    const options = { icon, interactive: false, keyboard: false };
    const added = marker([stop.lat, stop.lon], options).addTo(map);
    added.setZIndexOffset(stop.kind === 'current' ? 1_000 : 0);
    const entry = { marker: added, button };
    shown.set(stop.kind, entry);
    return entry;
  };

  return {
    show(stops: readonly MapStop[]) {
      for (const [kind, { marker: old }] of shown) {
        if (stops.some((stop) => stop.kind === kind)) continue;
        old.remove();
        shown.delete(kind);
      }
      for (const stop of stops) {
        const { marker: known, button } = shown.get(stop.kind) ?? add(stop);
        known.setLatLng([stop.lat, stop.lon]);
        button.setAttribute('aria-label', stop.label);
        button.dataset['caption'] = stop.caption;
        button.dataset['above'] = String(stop.isCaptionAbove);
        button.dataset['reached'] = String(stop.reached);
      }
    },
    focus(kind: Kind) {
      shown.get(kind)?.button.focus({ preventScroll: true });
    },
  };
}
