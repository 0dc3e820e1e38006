import type { ListShipmentsAsStaffData } from '@waypost/contract/client';
import { SHIPMENT_FILTERS } from '../../../parcels/shipment-filter.ts';
import { DASHBOARD } from '../admin-paths.ts';
import { idIn, type ListingOf, listAddress, oneOf } from '../../../platform/list-address.ts';

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
    ...SHIPMENT_FILTERS,
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
