import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { writeOff } from '../../core/ledger/index.ts';
import { refundByHand } from './money-moves.ts';

type Entered = {
  id: string;
  shard: number;
  customerId: string | null;
  priceCents: number;
  currency: string;
};

/** For a cancelled shipment without an attempt. What was paid already goes to the desk, to be transferred back. */
export async function writeOffEntered(ctx: Ctx, tx: Db, shipment: Entered): Promise<void> {
  const { id, shard, priceCents: cents, currency, customerId } = shipment;
  const { toTransferCents } = await writeOff(tx, { id, shard, shipmentId: id, cents, currency });
  if (toTransferCents === 0) return;
  await refundByHand(ctx, tx, {
    shard,
    shipmentId: id,
    attemptId: null,
    customerId,
    amountCents: toTransferCents,
    currency,
  });
}
