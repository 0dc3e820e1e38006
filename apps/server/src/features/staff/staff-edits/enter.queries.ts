import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { sameShard } from '../../../platform/same-shard.ts';
import { CONFIRMED_VAT } from '../../core/quotes/index.ts';

/** The second of two posts of one form waits here, and then finds what the first made. */
export async function lockEntry(db: Db, entryId: string) {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${entryId}, 0))`.execute(db);
}

export async function findEntered(db: Db, effectKey: string) {
  return db
    .selectFrom('ledgerTransactions')
    .innerJoin('shipments', sameShard('shipments.id', 'ledgerTransactions.shipmentId'))
    .select(['shipments.id', 'shipments.trackingNumber'])
    .select(['shipments.priceCents', 'shipments.currency'])
    .where('ledgerTransactions.effectKey', '=', effectKey)
    .executeTakeFirst();
}

export async function findCustomer(db: Db, customerId: string) {
  const [customer] = await findCustomers(db, { ids: [customerId], emailKeys: [] });
  return customer;
}

/** By id, or by address as it is compared. */
export async function findCustomers(
  db: Db,
  { ids, emailKeys }: { ids: readonly string[]; emailKeys: readonly string[] },
) {
  if (ids.length + emailKeys.length === 0) return [];
  return db
    .selectFrom('customers')
    .select(['id', 'shard', 'name', 'email', 'emailKey', 'phone', 'locale'])
    .select(CONFIRMED_VAT.as('vatConfirmed'))
    .where(({ eb, or }) =>
      or([
        ...(ids.length > 0 ? [eb('id', 'in', ids)] : []),
        ...(emailKeys.length > 0 ? [eb('emailKey', 'in', emailKeys)] : []),
      ]),
    )
    .where('erasedAt', 'is', null)
    .execute();
}
export type EntryCustomer = Awaited<ReturnType<typeof findCustomers>>[number];
