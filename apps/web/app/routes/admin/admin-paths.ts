import { safeReturnPath, withReturnPath } from '../../platform/return-path.ts';

export const LOGIN = '/admin/login';
/** The first page of operations. */
export const TODAY = '/admin';
/** The shipments that a number on that page counts. */
export const LIVE = '/admin/today/shipments';
export const UNMATCHED = '/admin/unmatched';
export const HUBS = '/admin/hubs';
/** People who work in hubs and vans, and their devices. */
export const FIELD_PEOPLE = '/admin/field/people';
export const FIELD_DEVICES = '/admin/field/devices';
/** All shipments. */
export const DASHBOARD = '/admin/dashboard';
export const ME = '/admin/me';
export const OWN_PASSWORD = '/admin/me/password';
export const OWN_CODES = '/admin/me/recovery-codes';
export const STAFF = '/admin/staff';
export const DESK = '/admin/desk';
export const ANSWERS = '/admin/answers';
export const VIEWS = '/admin/views';
export const USERS = '/admin/users';
export const EMAILS = '/admin/emails';
export const TARIFFS = '/admin/tariffs';
export const LIMITS = '/admin/tariffs/limits';
export const KEYS = '/admin/keys';
export const PICKUPS = '/admin/pickups';
export const DISPATCH = '/admin/dispatch';
export const POINTS = '/admin/points';
export const SETTINGS = '/admin/settings';
export const NETWORK = '/admin/network';
export const MONEY = '/admin/money';
export const AUDIT = '/admin/audit';
export const BULK = '/admin/bulk';
export const SECOND_FACTOR = '/admin/second-factor';

/** Where a person lands after signing in. */
export function firstPageOf({ permissionSet }: { permissionSet: string }): string {
  return permissionSet === 'operations' ? TODAY : DASHBOARD;
}

/** One shipment, as a page of its own. */
export function shipmentPath(shipmentId: string): string {
  return `/admin/shipments/${shipmentId}`;
}

/** One customer: what is known, shipped and booked. */
export function customerPath(customerId: string): string {
  return `${USERS}/${customerId}`;
}

/** How a hub sorts. */
export function sortPlanPath(hubId: string): string {
  return `${HUBS}/${hubId}/sort-plan`;
}

/** One pickup, beside the list of its window. */
export function pickupPath(pickupId: string): string {
  return `${PICKUPS}/${pickupId}`;
}

export function roundPath(roundId: string, more: Record<string, string> = {}): string {
  const query = new URLSearchParams(more).toString();
  return `${DISPATCH}/rounds/${roundId}${query === '' ? '' : `?${query}`}`;
}

/** Returns only to pages of the console. */
export function adminReturnPath(from: string | null): string | undefined {
  const path = safeReturnPath(from);
  return path === TODAY || path?.startsWith(`${TODAY}/`) === true ? path : undefined;
}

/** The sign-in page once more, which checks that the browser kept the session cookie. */
export function signedInPath(from: string | undefined): string {
  const page = withReturnPath(LOGIN, from);
  return `${page}${page.includes('?') ? '&' : '?'}signed-in`;
}
