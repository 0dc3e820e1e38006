import type { ListShipmentsAsStaffData } from '@waypost/contract/client';
import { SHIPMENT_COLUMNS, type ShipmentColumn } from '@waypost/contract/list-views';
import { SHIPMENT_FILTERS } from '../../../parcels/shipment-filter.ts';
import { DASHBOARD } from '../admin-paths.ts';
import {
  idIn,
  type ListingOf,
  listAddress,
  oneOf,
  someOf,
} from '../../../platform/list-address.ts';

export const SORTS = [
  'date-desc',
  'date-asc',
  'cost-desc',
  'cost-asc',
  'due-asc',
  'due-desc',
  'status-asc',
  'status-desc',
] as const;

export const SHIPMENT_LIST = listAddress(
  DASHBOARD,
  {
    ...SHIPMENT_FILTERS,
    late: oneOf(['1']),
    sort: oneOf(SORTS, 'date-desc'),
    columns: someOf(SHIPMENT_COLUMNS),
    view: idIn,
    /** As many rows as can be selected at once. */
    rows: oneOf([200]),
  },
  /^[A-Za-z0-9_-]{1,200}$/,
);

export type ShipmentListing = ListingOf<typeof SHIPMENT_LIST>;

/** The shipment whose panel is open. */
export function readOpen(params: URLSearchParams): string | undefined {
  return idIn(params.get('shipment') ?? '');
}

type ListQuery = NonNullable<ListShipmentsAsStaffData['query']>;

export function queryOf(listing: ShipmentListing): ListQuery {
  const { sort = 'date-desc', columns: _columns, view: _view, rows, ...filter } = listing;
  const [by, order] = sort.split('-') as ['date' | 'cost' | 'due' | 'status', 'asc' | 'desc'];
  return { ...filter, sort: by, order, flat: '1', ...(rows !== undefined && { limit: rows }) };
}

const USUAL_COLUMNS: readonly ShipmentColumn[] = SHIPMENT_COLUMNS.filter(
  (column) => column !== 'origin' && column !== 'pieces' && column !== 'weight',
);

export function columnsOf({ columns }: ShipmentListing): readonly ShipmentColumn[] {
  if (columns === undefined) return USUAL_COLUMNS;
  return SHIPMENT_COLUMNS.filter((column) => columns.split(',').includes(column));
}
