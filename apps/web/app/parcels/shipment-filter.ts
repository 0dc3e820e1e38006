import { STATUSES } from '@waypost/domain/tracking';

export const LISTED_SERVICES = ['standard', 'express', 'priority', 'freight'] as const;
export { STATUSES };

/** As it stands in the address of the page. */
export type ShipmentFilter = {
  search?: string;
  service?: (typeof LISTED_SERVICES)[number];
  status?: (typeof STATUSES)[number];
  from?: string;
  to?: string;
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What cannot be a filter is left out: an address may have been typed by hand. */
export function readFilter(params: URLSearchParams): ShipmentFilter {
  const text = (name: string) => params.get(name)?.trim() ?? '';
  const search = text('search').slice(0, 80);
  const service = LISTED_SERVICES.find((known) => known === text('service'));
  const status = STATUSES.find((known) => known === text('status'));
  return {
    ...(search !== '' && { search }),
    ...(service !== undefined && { service }),
    ...(status !== undefined && { status }),
    ...(isDay(text('from')) && { from: text('from') }),
    ...(isDay(text('to')) && { to: text('to') }),
  };
}

function isDay(text: string): boolean {
  return DAY.test(text) && !Number.isNaN(Date.parse(text));
}

export function isFiltered(filter: ShipmentFilter): boolean {
  return Object.keys(filter).length > 0;
}
