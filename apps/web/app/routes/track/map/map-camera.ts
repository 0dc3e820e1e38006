import type { PublicTracking } from '@waypost/contract/client';
import { latLngBounds, type LatLngTuple, type Map as LeafletMap } from 'leaflet';
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
 * What part of the map is seen. It shows the whole route first, goes closer to the shipment after 2 s,
 * and follows it, until somebody touches the map: from then on it moves only when it is asked to.
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
  /** On paper the map has no room, and a flight over no room ends nowhere. */
  const hasRoom = () => map.getContainer().clientWidth > 0;
  const showWhole = (animate: boolean) => {
    if (!hasRoom()) return;
    const line: LatLngTuple[] = route.legs.flatMap((leg) => leg.line.map(tupleOf));
    const [only] = route.stops;
    const isRightToLeft = getComputedStyle(map.getContainer()).direction === 'rtl';
    if (line.length > 0) {
      map.fitBounds(latLngBounds(line), {
        paddingTopLeft: [FIT_PADDING_PX + (isRightToLeft ? BUTTONS_PX : 0), FIT_PADDING_PX],
        paddingBottomRight: [FIT_PADDING_PX + (isRightToLeft ? 0 : BUTTONS_PX), FIT_PADDING_PX],
        maxZoom: BASE_MAX_ZOOM,
        animate,
      });
    } else if (only !== undefined) {
      map.setView(tupleOf(only), INITIAL_ZOOM, { animate });
    }
  };
  const goCloser = () => {
    const current = route.stops.find((stop) => stop.kind === 'current');
    if (current === undefined || !hasRoom()) return;
    const { approximate } = current;
    const wanted = closerZoom({ status: route.status, approximate, maxZoom: map.getMaxZoom() });
    // two neighbouring cities are seen from nearer than that already
    const zoom = Math.max(wanted, map.getZoom());
    if (isCalm) map.setView(tupleOf(current), zoom, { animate: false });
    else map.flyTo(tupleOf(current), zoom, { duration: FLIGHT_SECONDS });
  };

  return {
    touch,
    follow(next: Route) {
      const isFirst = route.stops.length === 0;
      route = next;
      if (isFirst) {
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
