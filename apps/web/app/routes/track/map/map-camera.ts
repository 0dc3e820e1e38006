import type { PublicTracking } from '@waypost/contract/client';
import {
  type FitBoundsOptions,
  latLngBounds,
  type LatLngTuple,
  type Map as LeafletMap,
} from 'leaflet';
import type { Coordinates } from '../../../ui/drawings/projection.ts';
import { type Leg, tupleOf } from './route-points.ts';
import type { MapStop } from './stop-markers.ts';
import {
  BASE_MAX_ZOOM,
  CLOSER_AFTER_MS,
  closerZoom,
  FIT_PADDING_PX,
  INITIAL_ZOOM,
} from './zoom-rules.ts';

const FLIGHT_SECONDS = 0.8;
/** From a stop to the end of the name below it, and a little air. */
const CAPTION_PX = 50;
/** The buttons over the map take so much of the side where lines end. */
const BUTTONS_PX = 54;

type Route = { stops: readonly MapStop[]; legs: readonly Leg[]; status: PublicTracking['status'] };

/**
 * The visible part of the map. It follows the whole route, as near as fits, until the reader touches the map; from
 * then on it moves only on request.
 */
export function createMapCamera(map: LeafletMap, isCalm: boolean) {
  let route: Route = { stops: [], legs: [], status: 'Created' };
  let isTouched = false;
  let closer: ReturnType<typeof setTimeout> | undefined;

  const touch = () => {
    // a flight under way ends where it is
    if (!isTouched) map.stop();
    isTouched = true;
    clearTimeout(closer);
  };
  /**
   * In print the map has no size, and animating it would never end. Leaflet keeps the size of the paper for a
   * moment after the page is back on the screen.
   */
  const hasRoom = () => map.invalidateSize({ pan: false }).getSize().x > 0;
  const showRoute = (maxZoom: number, isFlight: boolean, animate: boolean) => {
    if (!hasRoom()) return;
    const line: LatLngTuple[] = route.legs.flatMap((leg) => leg.line.map(tupleOf));
    const [only] = route.stops;
    const isRightToLeft = getComputedStyle(map.getContainer()).direction === 'rtl';
    if (line.length > 0) {
      const view = {
        paddingTopLeft: [FIT_PADDING_PX + (isRightToLeft ? BUTTONS_PX : 0), FIT_PADDING_PX],
        paddingBottomRight: [FIT_PADDING_PX + (isRightToLeft ? 0 : BUTTONS_PX), FIT_PADDING_PX],
        maxZoom,
      } satisfies FitBoundsOptions;
      if (isFlight) map.flyToBounds(latLngBounds(line), { ...view, duration: FLIGHT_SECONDS });
      else map.fitBounds(latLngBounds(line), { ...view, animate });
    } else if (only !== undefined) {
      map.setView(tupleOf(only), Math.min(maxZoom, INITIAL_ZOOM), { animate });
    }
  };
  const showWhole = (animate: boolean) => showRoute(BASE_MAX_ZOOM, false, animate);
  /** As near as the whole route allows: origin and destination stay in sight. */
  const goCloser = () => {
    const current = route.stops.find((stop) => stop.kind === 'current');
    if (current === undefined) return;
    const { approximate } = current;
    const zoom = closerZoom({ status: route.status, approximate, maxZoom: map.getMaxZoom() });
    showRoute(Math.max(zoom, BASE_MAX_ZOOM), !isCalm, false);
  };

  return {
    touch,
    follow(next: Route) {
      const isFirst = route.stops.length === 0;
      route = next;
      if (isFirst) {
        // a map that was opened on paper has no view yet, and Leaflet throws without one
        const [begin] = next.stops;
        if (begin !== undefined && !hasRoom()) {
          map.setView(tupleOf(begin), INITIAL_ZOOM, { animate: false });
        }
        showWhole(false);
        closer = setTimeout(goCloser, CLOSER_AFTER_MS);
      } else if (!isTouched) {
        goCloser();
      }
    },
    showWhole() {
      touch();
      showWhole(!isCalm);
    },
    zoomBy(levels: number) {
      touch();
      map.setZoom(map.getZoom() + levels, { animate: !isCalm });
    },
    /** Moves a place out from under what covers the foot of the map. */
    uncover(place: Coordinates, coveredPx: number) {
      touch();
      map.panInside(tupleOf(place), {
        paddingTopLeft: [FIT_PADDING_PX, FIT_PADDING_PX],
        paddingBottomRight: [FIT_PADDING_PX, coveredPx + CAPTION_PX],
        animate: !isCalm,
      });
    },
    stop: () => clearTimeout(closer),
  };
}
