import { timingSafeEqual } from 'node:crypto';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { DAY, durableLimit, HOUR, takeWithin } from '../../../platform/durable-limits.ts';
import { emailKey } from '../../../platform/email-key.ts';
import { clientKey } from '../../../platform/http/client-address.ts';
import { Problem } from '../../../platform/http/problem.ts';
import {
  findShipperEmail,
  markActivated,
  takeActivationMail,
  takeActivationTry,
} from './activation.queries.ts';
import { activationMailQueue } from './queues.ts';
import { findReceipt } from '../../core/receipts/index.ts';
import { releaseShipment } from './release-shipment.ts';

const MAX_TRIES = 5;

/** Repeated codes, beside the ten of one booking: the address was typed and may be anyone's. */
const RESENDS_OF_CLIENT = durableLimit('activation-client', 20, HOUR);
const RESENDS_TO_ADDRESS = durableLimit('activation-address', 10, DAY);

/** A guest's booking paid on delivery is confirmed by the code mailed to the shipper. */
export async function activateShipment(ctx: Ctx, receiptId: string, code: string): Promise<void> {
  const found = await findReceipt(ctx.db, receiptId);
  if (found === undefined) throw new Problem('receipt_unavailable');
  if (found.hold !== 'awaiting_activation') return;

  // outside the transaction that uses the code: a wrong try counts
  const stored = await takeActivationTry(ctx.db, found.id);
  const digits = code.replaceAll(/\D/g, '');
  const given = ctx.secrets.acceptedHashes('code', 'activation', found.id, digits);
  const counts = stored !== undefined && !stored.expired && stored.tries <= MAX_TRIES;
  const wanted = counts ? stored.codeHash : null;
  if (wanted === null || !given.some((hash) => timingSafeEqual(hash, wanted))) {
    throw new Problem('code_invalid');
  }

  await inTransaction(ctx.db, async (tx) => {
    await markActivated(tx, found.id);
    await releaseShipment(ctx, tx, { shipmentId: found.id, shard: found.shard });
  });
}

export async function resendActivationCode(
  ctx: Ctx,
  receiptId: string,
  clientAddress: string,
): Promise<void> {
  const found = await findReceipt(ctx.db, receiptId);
  if (found === undefined) throw new Problem('receipt_unavailable');
  if (found.hold !== 'awaiting_activation') return;
  await inTransaction(ctx.db, async (tx) => {
    const mail = await takeActivationMail(tx, found.id);
    if (mail === undefined) throw new Problem('too_many_requests', { retryAfterSeconds: 30 });
    await takeWithin(ctx, tx, RESENDS_OF_CLIENT, clientKey(clientAddress));
    await takeWithin(ctx, tx, RESENDS_TO_ADDRESS, emailKey(await findShipperEmail(tx, found.id)));
    const { id: shipmentId, shard } = found;
    await ctx.jobs.enqueue(tx, activationMailQueue, { shipmentId, shard, mail });
  });
}

export function activationCodeHash(ctx: Ctx, shipmentId: string, code: string): Buffer {
  return ctx.secrets.keyedHash('code', 'activation', shipmentId, code);
}
