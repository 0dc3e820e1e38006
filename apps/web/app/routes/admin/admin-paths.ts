import { safeReturnPath, withReturnPath } from '../../platform/return-path.ts';

export const LOGIN = '/admin/login';
/** All shipments. */
export const DASHBOARD = '/admin/dashboard';
export const ME = '/admin/me';
export const OWN_PASSWORD = '/admin/me/password';
export const OWN_CODES = '/admin/me/recovery-codes';
export const STAFF = '/admin/staff';
export const DESK = '/admin/desk';
export const USERS = '/admin/users';
export const EMAILS = '/admin/emails';
export const TARIFFS = '/admin/tariffs';
export const LIMITS = '/admin/tariffs/limits';
export const KEYS = '/admin/keys';
export const POINTS = '/admin/points';
export const SETTINGS = '/admin/settings';
export const NETWORK = '/admin/network';
export const AUDIT = '/admin/audit';
export const BULK = '/admin/bulk';
export const SECOND_FACTOR = '/admin/second-factor';

/** One shipment, as a page of its own. */
export function shipmentPath(shipmentId: string): string {
  return `/admin/shipments/${shipmentId}`;
}

/** Signing in as staff leads to pages of the console only. */
export function adminReturnPath(from: string | null): string | undefined {
  const path = safeReturnPath(from);
  return path?.startsWith('/admin/') === true ? path : undefined;
}

/** Where a new session is tried out: the sign-in page sees whether the browser kept its cookie. */
export function signedInPath(from: string | undefined): string {
  const page = withReturnPath(LOGIN, from);
  return `${page}${page.includes('?') ? '&' : '?'}signed-in`;
}
