import { sql } from 'kysely';
import type { LedgerAccount } from '../../../../db/tables.ts';
import type { Db } from '../../../platform/database.ts';
import { sameShard } from '../../../platform/same-shard.ts';
import { newRowId } from '../../../platform/random.ts';

/** The currency of tariffs and accounts. */
export const BOOKS_CURRENCY = 'EUR';

type LedgerEntry = { account: LedgerAccount; amountCents: number };

/** The two entries of a movement; a negative amount takes it back. */
export function debitAndCredit(
  debit: LedgerAccount,
  credit: LedgerAccount,
  cents: number,
): LedgerEntry[] {
  return [
    { account: debit, amountCents: cents },
    { account: credit, amountCents: -cents },
  ];
}

type Posting = {
  effectKey: string;
  shard: number;
  shipmentId: string;
  currency: string;
  entries: readonly LedgerEntry[];
};

/**
 * Posts one balanced transaction. The effect key makes it happen once; the database refuses
 * entries that do not add up to zero when the transaction commits.
 */
export async function postLedger(db: Db, posting: Posting): Promise<void> {
  await postLedgers(db, [posting]);
}

export async function postLedgers(db: Db, postings: readonly Posting[]): Promise<void> {
  const posted = postings.map((posting) => ({ ...posting, id: newRowId() }));
  await db
    .insertInto('ledgerTransactions')
    .values(
      posted.map(({ id, shard, effectKey, shipmentId }) => ({ id, shard, effectKey, shipmentId })),
    )
    .execute();
  await db
    .insertInto('ledgerEntries')
    .values(
      posted.flatMap((posting) =>
        posting.entries.map((entry, index) => ({
          ...entry,
          transactionId: posting.id,
          shard: posting.shard,
          entryNo: index + 1,
          currency: posting.currency,
        })),
      ),
    )
    .execute();
}

/** The amount still owed for a shipment; 0 once it has been collected or paid. */
export async function readReceivable(db: Db, shipmentId: string): Promise<number> {
  const row = await db
    .selectFrom('ledgerEntries')
    .innerJoin(
      'ledgerTransactions',
      sameShard('ledgerTransactions.id', 'ledgerEntries.transactionId'),
    )
    .select((eb) => eb.fn.coalesce(eb.fn.sum<string>('amountCents'), sql<string>`0`).as('cents'))
    .where('ledgerTransactions.shipmentId', '=', shipmentId)
    .where('account', '=', 'receivable')
    .executeTakeFirstOrThrow();
  return Number(row.cents);
}
