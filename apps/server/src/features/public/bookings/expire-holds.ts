import type { Ctx } from '../../../platform/context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { drain } from '../../../platform/sweeps.ts';
import { listExpiredHolds } from '../../core/shipments/index.ts';
import { cancelShipment } from './cancel-shipment.ts';

/** The code was not entered, or the transfer never arrived: the shipment is cancelled. */
export async function expireHolds(ctx: Ctx): Promise<void> {
  const { ACTIVATION_EXPIRES_SECONDS, TRANSFER_EXPIRES_SECONDS } = ctx.config;
  await expire(ctx, 'awaiting_activation', ACTIVATION_EXPIRES_SECONDS);
  await expire(ctx, 'awaiting_payment', TRANSFER_EXPIRES_SECONDS);
}

async function expire(
  ctx: Ctx,
  hold: 'awaiting_activation' | 'awaiting_payment',
  seconds: number,
): Promise<void> {
  let after: { bookedAt: string; id: string } | undefined;
  await drain(async (batch) => {
    const expired = await listExpiredHolds(ctx.db, hold, seconds, after, batch);
    for (const { id, attemptId } of expired) {
      if (attemptId !== null) await cancel(ctx, { id, attemptId });
    }
    after = expired.at(-1);
    return expired.length;
  });
}

async function cancel(ctx: Ctx, shipment: { id: string; attemptId: string }): Promise<void> {
  try {
    await cancelShipment(ctx, shipment, { kind: 'system', id: null });
  } catch (error) {
    // it was cancelled or picked up in the meantime
    if (!(error instanceof Problem) || error.code !== 'not_cancellable') throw error;
  }
}
