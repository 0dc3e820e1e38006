import { timingSafeEqual } from 'node:crypto';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { markActivated, takeActivationMail, takeActivationTry } from './activation.queries.ts';
import { activationMailQueue } from './queues.ts';
import { findReceipt } from './receipts.queries.ts';
import { releaseShipment } from './release-shipment.ts';

const MAX_TRIES = 5;

/** A guest's booking paid on delivery counts once somebody with the shipper's mailbox says so. */
export async function activateShipment(ctx: Ctx, receiptId: string, code: string): Promise<void> {
  const found = await findReceipt(ctx.db, receiptId);
  if (found === undefined) throw new Problem('receipt_unavailable');
  if (found.hold !== 'awaiting_activation') return;

  // outside the transaction that uses the code: a wrong try counts
  const stored = await takeActivationTry(ctx.db, found.id);
  const given = activationCodeHash(ctx, found.id, code.replaceAll(/\D/g, ''));
  const counts = stored !== undefined && !stored.expired && stored.tries <= MAX_TRIES;
  if (!counts || stored.code_hash === null || !timingSafeEqual(given, stored.code_hash)) {
    throw new Problem('code_invalid');
  }

  await inTransaction(ctx.db, async (tx) => {
    await markActivated(tx, found.id);
    await releaseShipment(ctx, tx, found.id);
  });
}

export async function resendActivationCode(ctx: Ctx, receiptId: string): Promise<void> {
  const found = await findReceipt(ctx.db, receiptId);
  if (found === undefined) throw new Problem('receipt_unavailable');
  if (found.hold !== 'awaiting_activation') return;
  await inTransaction(ctx.db, async (tx) => {
    const mail = await takeActivationMail(tx, found.id);
    if (mail === undefined) throw new Problem('too_many_requests', { retryAfterSeconds: 30 });
    await ctx.jobs.enqueue(tx, activationMailQueue, { shipmentId: found.id, mail });
  });
}

export function activationCodeHash(ctx: Ctx, shipmentId: string, code: string): Buffer {
  return ctx.secrets.keyedHash('code', 'activation', shipmentId, code);
}
