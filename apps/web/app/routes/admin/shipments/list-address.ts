import type { ListShipmentsAsStaffData } from '@waypost/contract/client';
import { readFilter, type ShipmentFilter } from '../../../parcels/shipment-filter.ts';

export const SORTS = [
  'date-desc',
  'date-asc',
  'cost-desc',
  'cost-asc',
  'status-asc',
  'status-desc',
] as const;
type Sort = (typeof SORTS)[number];

/** What stands in the address of the list: filters and sort, as far as they are not as usual. */
export type ListAddress = ShipmentFilter & { late?: '1'; sort?: Sort };

const CURSOR = /^[A-Za-z0-9_-]{1,200}$/;
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function readListAddress(params: URLSearchParams): ListAddress {
  const sort = SORTS.find((known) => known === params.get('sort'));
  return {
    ...readFilter(params),
    ...(params.get('late') === '1' && { late: '1' as const }),
    ...(sort !== undefined && sort !== 'date-desc' && { sort }),
  };
}

/** Where a page of the list begins; undefined at its beginning. */
export function readCursor(params: URLSearchParams): string | undefined {
  const after = params.get('after') ?? '';
  return CURSOR.test(after) ? after : undefined;
}

/** The shipment whose panel is open. */
export function readOpen(params: URLSearchParams): string | undefined {
  const id = params.get('shipment') ?? '';
  return ID.test(id) ? id : undefined;
}

type ListQuery = NonNullable<ListShipmentsAsStaffData['query']>;

export function queryOf({ sort = 'date-desc', ...filter }: ListAddress): ListQuery {
  const [by, order] = sort.split('-') as ['date' | 'cost' | 'status', 'asc' | 'desc'];
  return { ...filter, sort: by, order, flat: '1' };
}

/** The part of an address that decides which shipments are listed. */
export function listedBy(params: URLSearchParams): string {
  return JSON.stringify([readListAddress(params), readCursor(params)]);
}
