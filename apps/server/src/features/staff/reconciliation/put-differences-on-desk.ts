import { v5 } from 'uuid';
import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import type { Intent } from '../../../platform/payments.ts';
import { putOnDeskOnce } from '../desk/index.ts';
import { readTrackingNumber } from '../../core/shipments/index.ts';
import type { Difference, OurBooks } from './compare-books.ts';

/** Derives an id from the difference: without a shipment no other index shows that an item exists already. */
const NAMESPACE = '5f0b5c0e-7f0d-4b0a-9a55-3c1d0a4f2e61';

export async function putDifferencesOnDesk(
  ctx: Ctx,
  tx: Db,
  ours: Pick<OurBooks, 'shard' | 'shipmentId' | 'intentId'>,
  differences: readonly Difference[],
): Promise<void> {
  const { shard, shipmentId, intentId } = ours;
  const wanted = differences.filter(({ isOnDeskAnyway }) => !isOnDeskAnyway);
  if (wanted.length === 0) return;
  const reference = shipmentId === null ? intentId : await readTrackingNumber(tx, shipmentId);
  await putOnDeskOnce(
    ctx,
    tx,
    wanted.map(({ subject, occurrence }) => ({
      item: {
        id: v5(`${subject}:${occurrence}`, NAMESPACE),
        shard,
        kind: 'reconciliation',
        subject,
        turn: 'carrier',
        reference,
        shipmentId,
        party: null,
      },
      occurrence,
      since: new Date(),
    })),
  );
}

/** Money captured under an intent without an attempt, though one of ours requested it. */
export async function putUnbookedOnDesk(ctx: Ctx, intent: Intent): Promise<void> {
  if (intent.attemptId === null || intent.capturedCents === 0) return;
  const occurrence = `${intent.id}:${intent.capturedCents}`;
  await putDifferencesOnDesk(ctx, ctx.db, { shard: 0, shipmentId: null, intentId: intent.id }, [
    { subject: 'capture', occurrence, isOnDeskAnyway: false },
  ]);
}
