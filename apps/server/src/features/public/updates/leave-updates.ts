import type { Ctx } from '../../../platform/context.ts';
import { noteListeners, storeAlerts } from '../../core/shipments/index.ts';
import { inTransaction } from '../../../platform/database.ts';
import { addressHash, emailKey } from '../../../platform/email-key.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { lockStates } from '../../core/scans/index.ts';
import { findAddress } from './find-address.ts';
import { listParties } from './listeners.queries.ts';
import { optOut } from './opt-outs.ts';
import { endSubscriptions, listShipmentsFollowedBy } from './subscriptions.queries.ts';
import { isSigned, unsafeAddresseeOf } from '../../../platform/addressee-token.ts';

/**
 * Ends updates to the address of the email, as a party or as a follower. Also when it was left before, or
 * erased since: an old link still gives the wanted result.
 */
export async function leaveUpdates(
  ctx: Ctx,
  token: string,
  scope: 'shipment' | 'all',
): Promise<void> {
  const addressee = unsafeAddresseeOf(token);
  if (addressee === undefined || !isSigned(ctx.secrets, token, 'leaves')) {
    throw new Problem('unsubscribe_link_invalid');
  }
  await inTransaction(ctx.db, async (tx) => {
    const found = await findAddress(tx, addressee);
    if (found === undefined) return;
    const { shipmentId, email } = found;
    const key = emailKey(email);
    const followed = scope === 'all' ? await listShipmentsFollowedBy(tx, key) : [];
    const shipmentIds = [...new Set([shipmentId, ...followed])];
    await lockStates(tx, shipmentIds);
    await endSubscriptions(tx, shipmentIds, key);
    for (const party of await listParties(tx, shipmentId)) {
      if (emailKey(party.email) !== key) continue;
      await storeAlerts(tx, { shipmentId, role: party.role }, { email: false });
    }
    if (scope === 'all') await optOut(ctx, tx, addressHash(ctx, email), found.shard);
    await noteListeners(tx, shipmentIds);
  });
}
