import type { ListView } from '@waypost/contract/client';
import { VIEW_LISTS, VIEW_PARTS, type ViewList } from '@waypost/contract/list-views';
import { DASHBOARD, MONEY, USERS, VIEWS } from '../admin-paths.ts';

const PAGES: Record<ViewList, string> = {
  shipments: DASHBOARD,
  customers: USERS,
  statements: `${MONEY}/statements`,
};

type Named = Pick<ListView, 'id' | 'list' | 'address'>;

/** The list with the filters of the view. The address names the view, so that changes to it can be saved. */
export function viewPath({ id, list, address }: Named): string {
  return `${PAGES[list]}?${new URLSearchParams({ ...partsOf(list, address), view: id })}`;
}

export function listPath(list: ViewList): string {
  return PAGES[list];
}

/** The page that saves the present list as a view. */
export function saveViewPath(list: ViewList, listing: object): string {
  const { view } = listing as { view?: string };
  const query = { list, ...partsOf(list, listing), ...(view !== undefined && { view }) };
  return `${VIEWS}/new?${new URLSearchParams(query)}`;
}

/** The parts of an address that a view keeps. */
export function partsOf(list: ViewList, address: object): Record<string, string> {
  const given = address as Record<string, string | number | undefined>;
  return Object.fromEntries(
    VIEW_PARTS[list].flatMap((part) => {
      const value = given[part];
      return value === undefined || value === '' ? [] : [[part, `${value}`]];
    }),
  );
}

export function listIn(typed: string | null): ViewList | undefined {
  return VIEW_LISTS.find((list) => list === typed);
}
