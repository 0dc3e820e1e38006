import { DESK } from '../admin-paths.ts';

const VIEWS = ['open', 'snoozed', 'closed'] as const;
const KINDS = [
  'case',
  'contact',
  'exception',
  'silence',
  'capture_failed',
  'disputed',
  'refund_by_hand',
  'refund_failed',
  'paid_twice',
  'cash_differs',
  'reconciliation',
] as const;
const OWNERS = ['all', 'me', 'nobody'] as const;
export const DESK_CHOICES = { views: VIEWS, kinds: KINDS, owners: OWNERS };

/** What the address of the desk asks for; what stands for everything is left out. */
export type DeskFilter = {
  state?: (typeof VIEWS)[number];
  kind?: (typeof KINDS)[number];
  owner?: (typeof OWNERS)[number];
  overdue?: 'true';
  after?: string;
};

const AFTER = /^\d{1,15}\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export function readDeskFilter(search: URLSearchParams): DeskFilter {
  const one = <T extends string>(name: string, values: readonly T[]) =>
    values.find((value) => value === search.get(name));
  const state = one('state', VIEWS);
  const kind = one('kind', KINDS);
  const owner = one('owner', OWNERS);
  const after = search.get('after') ?? '';
  return {
    ...(state !== undefined && state !== 'open' && { state }),
    ...(kind !== undefined && { kind }),
    ...(owner !== undefined && owner !== 'all' && { owner }),
    ...(search.get('overdue') === 'true' && { overdue: 'true' as const }),
    ...(AFTER.test(after) && { after }),
  };
}

/** The list under a filter; with an id, one of it open beside it. */
export function deskPath(filter: DeskFilter, itemId?: string, done?: string): string {
  const query = new URLSearchParams({ ...filter, ...(done !== undefined && { done }) }).toString();
  const path = itemId === undefined ? DESK : `${DESK}/${itemId}`;
  return query === '' ? path : `${path}?${query}`;
}
