import { sql } from 'kysely';
import type { LedgerAccount } from '../../../../db/tables.ts';
import type { Db } from '../../../platform/database.ts';
import { sameShard } from '../../../platform/same-shard.ts';
import { newRowId } from '../../../platform/random.ts';

/** The currency of tariffs and accounts. */
export const BOOKS_CURRENCY = 'EUR';

/** Part of an account: the cash of one courier, the money of one line of the bank, what is owed on account. */
export type Held = { account: LedgerAccount; holder: string };
export type LedgerEntry = {
  account: LedgerAccount;
  amountCents: number;
  holder?: string;
  taxCode?: string | null;
};

/** Owed on the monthly statement, within a credit limit. What follows it about the shipment is so too. */
export const ON_ACCOUNT: Held = { account: 'receivable', holder: 'on_account' };

/** The two entries of a movement; a negative amount takes it back. */
export function debitAndCredit(
  debit: LedgerAccount | Held,
  credit: LedgerAccount,
  cents: number,
): LedgerEntry[] {
  return [
    { ...(typeof debit === 'string' ? { account: debit } : debit), amountCents: cents },
    { account: credit, amountCents: -cents },
  ];
}

export type Posting = {
  effectKey: string;
  shard: number;
  /** Null for money that is about no shipment. */
  shipmentId: string | null;
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
