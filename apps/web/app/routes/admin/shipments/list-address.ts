import type { ListShipmentsAsStaffData } from '@waypost/contract/client';
import { LISTED_SERVICES, STATUSES } from '../../../parcels/shipment-filter.ts';
import { DASHBOARD } from '../admin-paths.ts';
import {
  dayIn,
  idIn,
  type ListingOf,
  listAddress,
  oneOf,
  textUpTo,
} from '../lists/list-address.ts';

export const SORTS = [
  'date-desc',
  'date-asc',
  'cost-desc',
  'cost-asc',
  'status-asc',
  'status-desc',
] as const;

export const SHIPMENT_LIST = listAddress(
  DASHBOARD,
  {
    search: textUpTo(80),
    service: oneOf(LISTED_SERVICES),
    status: oneOf(STATUSES),
    from: dayIn,
    to: dayIn,
    late: oneOf(['1']),
    sort: oneOf(SORTS, 'date-desc'),
  },
  /^[A-Za-z0-9_-]{1,200}$/,
);

export type ShipmentListing = ListingOf<typeof SHIPMENT_LIST>;

/** The shipment whose panel is open. */
export function readOpen(params: URLSearchParams): string | undefined {
  return idIn(params.get('shipment') ?? '');
}

type ListQuery = NonNullable<ListShipmentsAsStaffData['query']>;

export function queryOf({ sort = 'date-desc', ...filter }: ShipmentListing): ListQuery {
  const [by, order] = sort.split('-') as ['date' | 'cost' | 'status', 'asc' | 'desc'];
  return { ...filter, sort: by, order, flat: '1' };
}
