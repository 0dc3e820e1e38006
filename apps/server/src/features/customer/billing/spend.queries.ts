import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { BOOKS_CURRENCY } from '../../core/ledger/index.ts';

/** From midnight on the first to midnight on the first of the next month, in a time zone. */
export function monthRange(ym: string, timeZone: string) {
  const first = sql`(${`${ym}-01`}::timestamp)`;
  return {
    from: sql<Date>`(${first} AT TIME ZONE ${timeZone})`,
    until: sql<Date>`((${first} + interval '1 month') AT TIME ZONE ${timeZone})`,
  };
}

/** Charges are credits of revenue; cancellations and refunds are debits. */
const SPEND = sql<string>`coalesce(-sum(amount_cents), 0)`;

function selectSpend(db: Db, customerId: string) {
  return (
    db
      .selectFrom('ledgerEntries')
      .select(SPEND.as('cents'))
      .where('customerId', '=', customerId)
      // must match the index ledger_entries_spend
      .where('account', 'in', ['revenue', 'refunds'])
      .where('currency', '=', BOOKS_CURRENCY)
  );
}

/** Of the accounts on one page of a list; each is one range of two indexes. */
export async function readTotals(db: Db, customerIds: readonly string[]) {
  const { rows } = await sql<{ id: string; shipments: number; spendCents: number }>`
    SELECT account.id,
      (SELECT count(*) FROM shipment_list s WHERE s.customer_id = account.id) AS shipments,
      (SELECT ${SPEND} FROM ledger_entries e WHERE e.customer_id = account.id
        AND e.account IN ('revenue', 'refunds') AND e.currency = ${BOOKS_CURRENCY}) AS "spendCents"
    FROM unnest(${customerIds}::uuid[]) AS account (id)`.execute(db);
  return new Map(rows.map((row) => [row.id, { ...row, spendCents: Number(row.spendCents) }]));
}

export async function readTotalSpend(db: Db, customerId: string): Promise<number> {
  return Number((await selectSpend(db, customerId).executeTakeFirstOrThrow()).cents);
}

export async function readSpendOfMonth(
  db: Db,
  customerId: string,
  ym: string,
  timeZone: string,
): Promise<number> {
  const { from, until } = monthRange(ym, timeZone);
  const row = await selectSpend(db, customerId)
    .where('recordedAt', '>=', from)
    .where('recordedAt', '<', until)
    .executeTakeFirstOrThrow();
  return Number(row.cents);
}

/** How many shipments of an account there are of each status: one range of one index. */
export async function countByStatus(db: Db, customerId: string) {
  return db
    .selectFrom('shipmentList')
    .select(['status', (eb) => eb.fn.countAll<number>().as('count')])
    .where('customerId', '=', customerId)
    .groupBy('status')
    .execute();
}

/** A booking or a refund in progress will change the spend, and is not in the ledger yet. */
export async function hasUnposted(db: Db, customerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('bookingAttempts')
    .select('customerId')
    .where('customerId', '=', customerId)
    // must match the index booking_attempts_unposted
    .where((eb) =>
      eb.or([
        eb('state', 'in', ['claimed', 'authorising', 'requires_action', 'authorised']),
        eb.and([eb('state', '=', 'booked'), eb('cancelRequestedAt', 'is not', null)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined || hasPendingRefund(db, customerId);
}

async function hasPendingRefund(db: Db, customerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('refunds')
    .select('customerId')
    .where('customerId', '=', customerId)
    .where('state', '=', 'pending')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
