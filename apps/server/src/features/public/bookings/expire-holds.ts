import type { Ctx } from '../../../platform/context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { listExpiredHolds } from '../../core/shipments/index.ts';
import { cancelShipment } from './cancel-shipment.ts';

const BATCH = 200;

/** The code was not entered, or the transfer never arrived: the shipment is cancelled. */
export async function expireHolds(ctx: Ctx): Promise<void> {
  const { ACTIVATION_EXPIRES_SECONDS, TRANSFER_EXPIRES_SECONDS } = ctx.config;
  const expired = await listExpiredHolds(ctx.db, {
    activationSeconds: ACTIVATION_EXPIRES_SECONDS,
    transferSeconds: TRANSFER_EXPIRES_SECONDS,
    limit: BATCH,
  });
  for (const { id, attempt_id: attemptId } of expired) {
    if (attemptId === null) continue;
    try {
      await cancelShipment(ctx, { id, attemptId }, { kind: 'system', id: null });
    } catch (error) {
      // it was cancelled or picked up in the meantime
      if (!(error instanceof Problem) || error.code !== 'not_cancellable') throw error;
    }
  }
}
