import { UPDATES_CONSENT_VERSION } from '@waypost/contract';
import type { Locale } from '@waypost/i18n';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { DAY, durableLimit, HOUR, takeOrRefuse } from '../../../platform/durable-limits.ts';
import { emailKey } from '../../../platform/email-key.ts';
import { clientKey } from '../../../platform/http/client-address.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newRowId } from '../../../platform/random.ts';
import { publicReferenceOf } from '../../core/shipments/index.ts';
import { confirmationMailQueue } from './queues.ts';
import { countMail, findShipmentByRef, storeRequest } from './subscriptions.queries.ts';

/** Each request sends an email. */
const REQUESTS_OF_CLIENT = durableLimit('updates-client', 20, HOUR);
const REQUESTS_FOR_SHIPMENT = durableLimit('updates-shipment', 40, DAY);
const REQUESTS_FOR_ADDRESS = durableLimit('updates-address', 5, DAY);

/**
 * The api does not check whether the address follows the shipment, or is a party to it: the worker does,
 * and notifies its owner. The limit of a client also limits how many numbers it can try.
 */
export async function askForUpdates(
  ctx: Ctx,
  request: { ref: string; email: string; consent: boolean },
  { clientAddress, locale }: { clientAddress: string; locale: Locale },
): Promise<void> {
  if (!request.consent) throw new Problem('consent_missing');
  const ref = publicReferenceOf(request.ref);
  await takeOrRefuse(ctx, REQUESTS_OF_CLIENT, clientKey(clientAddress));
  const shipment = await findShipmentByRef(ctx.db, ref);
  if (shipment === undefined) throw new Problem('tracking_unknown');
  const key = emailKey(request.email);
  await takeOrRefuse(ctx, REQUESTS_FOR_SHIPMENT, shipment.id);
  await takeOrRefuse(ctx, REQUESTS_FOR_ADDRESS, key);
  await inTransaction(ctx.db, async (tx) => {
    await storeRequest(tx, {
      id: newRowId(),
      shard: shipment.shard,
      shipmentId: shipment.id,
      email: request.email,
      emailKey: key,
      consentVersion: UPDATES_CONSENT_VERSION,
      locale,
    });
    const { id, mails } = await countMail(tx, shipment.id, key);
    await ctx.jobs.enqueue(tx, confirmationMailQueue, {
      subscriptionId: id,
      shard: shipment.shard,
      mail: mails,
    });
  });
}
