import { type Customer, type Me, me, staffMe, type StaffSignedIn } from '@waypost/contract/client';
import { data, redirect } from 'react-router';
import { ask } from './answer.server.ts';
import { readCookie } from './cookies.server.ts';
import { isForOpenPage, pageOf, safeReturnPath, withReturnPath } from './return-path.ts';

const CUSTOMER_COOKIE = '__Host-waypost-session';
const STAFF_COOKIE = '__Host-waypost-staff';

/** The signed-in customer; null also if the api fails, so that public pages still show. */
export async function findCustomer(request: Request): Promise<Customer | null> {
  if (!hasCustomerCookie(request)) return null;
  const answer = await ask(request, me);
  return answer.ok ? answer.data.user : null;
}

/** For pages of customers. Others are redirected to sign in, and back afterwards. */
export async function requireCustomer(request: Request): Promise<Me> {
  const answer = await ask(request, me);
  if (answer.ok) return answer.data;
  if (answer.refusal.status === 401) throw redirect(withReturnPath('/auth/login', pathOf(request)));
  throw data(answer.refusal, { status: answer.refusal.status });
}

/**
 * For pages of the console. Any failure redirects to the sign-in page, which checks again and shows the reason; but
 * an open page stays if the api merely failed.
 */
export async function requireStaff(request: Request): Promise<StaffSignedIn> {
  if (hasStaffCookie(request)) {
    const answer = await ask(request, staffMe);
    if (answer.ok) return answer.data;
    const { status } = answer.refusal;
    if (status >= 500 && isForOpenPage(request)) throw data(answer.refusal, { status });
  }
  throw redirect(withReturnPath('/admin/login', pathOf(request)));
}

export function hasCustomerCookie(request: Request): boolean {
  return readCookie(request, CUSTOMER_COOKIE) !== undefined;
}

export function hasStaffCookie(request: Request): boolean {
  return readCookie(request, STAFF_COOKIE) !== undefined;
}

/** The page to return to. A form post cannot be repeated by returning. */
function pathOf(request: Request): string | undefined {
  return safeReturnPath(pageOf(request));
}
