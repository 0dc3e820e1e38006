import type { LedgerAccount } from '../../../db/tables.ts';
import type { Db } from '../../platform/database.ts';
import { newRowId } from '../../platform/random.ts';

export type LedgerEntry = { account: LedgerAccount; amountCents: number };

/**
 * Posts one balanced transaction. The effect key makes it happen once; the database refuses
 * entries that do not add up to zero when the transaction commits.
 */
export async function postLedger(
  db: Db,
  posting: {
    effectKey: string;
    shard: number;
    shipmentId: string;
    currency: string;
    entries: readonly LedgerEntry[];
  },
): Promise<void> {
  const id = newRowId();
  await db
    .insertInto('ledger_transactions')
    .values({
      id,
      shard: posting.shard,
      effect_key: posting.effectKey,
      shipment_id: posting.shipmentId,
    })
    .execute();
  await db
    .insertInto('ledger_entries')
    .values(
      posting.entries.map((entry, index) => ({
        transaction_id: id,
        shard: posting.shard,
        entry_no: index + 1,
        account: entry.account,
        amount_cents: entry.amountCents,
        currency: posting.currency,
      })),
    )
    .execute();
}
