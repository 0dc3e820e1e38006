import type { PublicTracking } from '@waypost/contract/client';
import type { StationState } from '../../ui/route-line.tsx';

type Reached = Pick<PublicTracking, 'status' | 'furthest' | 'attention'>;

/** Where the shipment is now: an exception lies over the station it stopped at. */
export function presentState({ status, attention }: Omit<Reached, 'furthest'>): StationState {
  if (attention) return 'problem';
  return status === 'Delivered' || status === 'Cancelled' ? 'reached' : 'current';
}

/** The five stations as far as the shipment came. */
export function stationStates({ furthest, ...shipment }: Reached): StationState[] {
  const here = presentState(shipment);
  return [0, 1, 2, 3, 4].map((at) =>
    at < furthest ? 'reached' : at === furthest ? here : 'ahead',
  );
}
