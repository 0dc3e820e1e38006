import type { endpoints } from '@waypost/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../../platform/database.ts';
import { searchPatterns } from '../../../platform/search-patterns.ts';

type Listing = z.output<(typeof endpoints.listCustomers)['query']>;

/** Must match the index customers_found. */
const SEARCHED = sql<string>`(' ' || lower(customers.name || ' ' || customers.company || ' ' ||
  customers.email || ' ' || customers.phone || ' ' || regexp_replace(customers.phone, '\\D', '', 'g')
  || ' ' || customers.address_line1 || ' ' || customers.address_line2 || ' ' ||
  customers.postal_code || ' ' || customers.city))`;

const LINE = [
  'customers.id',
  'customers.email',
  'customers.name',
  'customers.company',
  'customers.createdAt',
  'customers.lastLoginAt',
  'customers.deactivatedAt',
] as const;

const IS_STAFF = sql<boolean>`EXISTS (SELECT 1 FROM staff_members
  WHERE staff_members.email_key = customers.email_key AND staff_members.active)`;

/** The sort key; the id breaks ties. */
const SORTED = {
  created: sql<Date>`customers.created_at`,
  login: sql<Date>`coalesce(customers.last_login_at, '-infinity')`,
};

/** How many rows are read in order before the text index is used; fewer for a page of a few. */
const WALKED_ROWS = 2_000;
const WALKED_FOR_EACH = 100;

type Asked = Omit<Listing, 'limit'>;

/** A common word fills its page on a short walk; the text index would find all matches first. */
export async function selectCustomers(db: Db, asked: Asked, limit: number) {
  if (asked.search !== '') {
    const next = inOrder(all(db), asked)
      .selectAll('customers')
      .limit(Math.min(WALKED_ROWS, limit * WALKED_FOR_EACH));
    const walked = await pageOf(db.selectFrom(next.as('customers')), asked, limit).execute();
    if (walked.length === limit) return walked;
    // found before they are sorted: for a page of a few the planner would walk all accounts in order
    const found = withWords(all(db), asked.search)
      .selectAll('customers')
      .offset(sql<number>`0`);
    return pageOf(db.selectFrom(found.as('customers')), asked, limit).execute();
  }
  return pageOf(all(db), asked, limit).execute();
}

/** Erased people are no longer listed. */
function all(db: Db) {
  return db.selectFrom('customers').where('customers.erasedAt', 'is', null);
}

function pageOf(from: ReturnType<typeof all>, asked: Asked, limit: number) {
  const { search, role, state } = asked;
  let query = withWords(inOrder(from, asked), search)
    .select(LINE)
    .select(IS_STAFF.as('isStaff'))
    .limit(limit);
  if (role !== undefined) query = query.where(IS_STAFF, '=', role === 'admin');
  if (state === 'active') query = query.where('deactivatedAt', 'is', null);
  if (state === 'deactivated') query = query.where('deactivatedAt', 'is not', null);
  return query;
}

function withWords(from: ReturnType<typeof all>, search: string) {
  return searchPatterns(search).reduce(
    (query, pattern) => query.where(sql<boolean>`${SEARCHED} LIKE ${pattern}`),
    from,
  );
}

function inOrder(from: ReturnType<typeof all>, { sort, after }: Asked) {
  const sorted = SORTED[sort];
  const query = from.orderBy(sorted, 'desc').orderBy('customers.id', 'desc');
  if (after === undefined) return query;
  return query.where(sql<boolean>`(${sorted}, customers.id)
    < (SELECT ${sorted}, customers.id FROM customers WHERE customers.id = ${after})`);
}
export type CustomerLineRow = Awaited<ReturnType<typeof selectCustomers>>[number];

const RECORD = [
  ...LINE,
  'customers.phone',
  'customers.accountType',
  'customers.vatId',
  'customers.vatConfirmed',
  'customers.vatConfirmedAt',
  'customers.addressLine1',
  'customers.addressLine2',
  'customers.city',
  'customers.region',
  'customers.postalCode',
  'customers.country',
  'customers.revision',
] as const;

function selectRecord(db: Db, customerId: string) {
  return db
    .selectFrom('customers')
    .select(RECORD)
    .select(IS_STAFF.as('isStaff'))
    .where('customers.id', '=', customerId)
    .where('customers.erasedAt', 'is', null);
}

export async function readRecord(db: Db, customerId: string) {
  return selectRecord(db, customerId).executeTakeFirst();
}
export type CustomerRecordRow = NonNullable<Awaited<ReturnType<typeof readRecord>>>;

export async function lockRecord(db: Db, customerId: string) {
  return selectRecord(db, customerId).forNoKeyUpdate().executeTakeFirst();
}
