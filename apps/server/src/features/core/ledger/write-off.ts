import type { Db } from '../../../platform/database.ts';
import { debitAndCredit, readReceivable } from './ledger.queries.ts';
import { postMove } from './tax-entries.ts';

/**
 * A cancelled shipment costs nothing: the amount still owed is written off, and what was paid without the
 * payment provider is refunded from the bank. Returns that amount, which staff has to transfer.
 */
export async function writeOff(
  tx: Db,
  charge: { id: string; shard: number; shipmentId: string; cents: number; currency: string },
): Promise<{ toTransferCents: number }> {
  const { shard, shipmentId, currency } = charge;
  const owedCents = Math.max(0, Math.min(charge.cents, await readReceivable(tx, shipmentId)));
  const toTransferCents = charge.cents - owedCents;
  if (owedCents > 0) {
    await postMove(tx, {
      effectKey: `cancel:${charge.id}`,
      shard,
      shipmentId,
      currency,
      entries: debitAndCredit('revenue', 'receivable', owedCents),
    });
  }
  if (toTransferCents > 0) {
    await postMove(tx, {
      effectKey: `refund:${charge.id}`,
      shard,
      shipmentId,
      currency,
      entries: debitAndCredit('refunds', 'bank', toTransferCents),
    });
  }
  return { toTransferCents };
}
