import type { Locale } from '@waypost/i18n';
import { isSigned, unsafeAddresseeOf } from '../../../platform/addressee-token.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { addressHash, emailKey } from '../../../platform/email-key.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { storeAlerts, storeLanguage } from '../../core/shipments/index.ts';
import { findAddress } from './find-address.ts';
import { listParties } from './listeners.queries.ts';

/** Of later emails to the address: about this shipment, and as the recipient of others. */
export async function chooseLanguage(ctx: Ctx, token: string, locale: Locale): Promise<void> {
  const addressee = unsafeAddresseeOf(token);
  if (addressee === undefined || !isSigned(ctx.secrets, token, 'speaks')) {
    throw new Problem('link_invalid');
  }
  await inTransaction(ctx.db, async (tx) => {
    const found = await findAddress(tx, addressee);
    if (found === undefined) return;
    const { shipmentId, email, shard } = found;
    for (const party of await listParties(tx, shipmentId)) {
      if (emailKey(party.email) !== emailKey(email)) continue;
      await storeAlerts(tx, { shipmentId, role: party.role }, { locale });
    }
    await storeLanguage(tx, { addressHash: addressHash(ctx, email), shard, locale });
  });
}
