import type { PublicTracking } from '@waypost/contract/client';
import type { StationState } from '../../ui/route-line.tsx';

type Reached = Pick<PublicTracking, 'status' | 'furthest' | 'attention'>;

/** The five stations as far as the shipment came. An exception lies over the one it stopped at. */
export function stationStates({ status, furthest, attention }: Reached): StationState[] {
  const ended = status === 'Delivered' || status === 'Cancelled';
  const here = attention ? 'problem' : ended ? 'reached' : 'current';
  return [0, 1, 2, 3, 4].map((at) =>
    at < furthest ? 'reached' : at === furthest ? here : 'ahead',
  );
}
