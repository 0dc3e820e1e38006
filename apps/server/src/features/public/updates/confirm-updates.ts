import type { Ctx } from '../../../platform/context.ts';
import { addressHash } from '../../../platform/email-key.ts';
import { inTransaction } from '../../../platform/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { lockStates } from '../../core/scans/index.ts';
import { noteListeners } from '../../core/shipments/index.ts';
import { optIn } from './opt-outs.ts';
import { confirmSubscription, countFollowers, readSubscription } from './subscriptions.queries.ts';
import { isSigned, unsafeAddresseeOf } from '../../../platform/addressee-token.ts';

/** Of one shipment, its parties not counted. */
const MAX_FOLLOWERS = 20;

/** Returns the tracking number. Refused while a shipment has its maximum of followers. */
export async function confirmUpdates(ctx: Ctx, token: string): Promise<string> {
  const addressee = unsafeAddresseeOf(token);
  if (addressee?.kind !== 'subscription') throw new Problem('link_invalid');
  const asked = await readSubscription(ctx.db, addressee.id);
  if (asked === undefined || !isSigned(ctx.secrets, token, { confirms: asked.mails })) {
    throw new Problem('link_invalid');
  }
  await inTransaction(ctx.db, async (tx) => {
    await lockStates(tx, [asked.shipmentId]);
    if (!(await confirmSubscription(tx, asked.id, asked.mails))) throw new Problem('link_invalid');
    if ((await countFollowers(tx, asked.shipmentId)) > MAX_FOLLOWERS) {
      throw new Problem('followers_full');
    }
    await optIn(ctx, tx, addressHash(ctx, asked.email), asked.shard);
    await noteListeners(tx, [asked.shipmentId]);
  });
  return asked.trackingNumber;
}
