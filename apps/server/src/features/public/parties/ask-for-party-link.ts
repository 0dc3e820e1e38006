import { shardOfReference } from '@waypost/domain/tracking-number';
import type { Locale } from '@waypost/i18n';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { DAY, durableLimit, HOUR, takeOrRefuse } from '../../../platform/durable-limits.ts';
import { emailKey } from '../../../platform/email-key.ts';
import { clientKey } from '../../../platform/http/client-address.ts';
import { newRowId } from '../../../platform/random.ts';
import { referenceOf } from '../../core/shipments/index.ts';
import { insertLinkRequest } from './parties.queries.ts';
import { partyLinkMailQueue } from './queues.ts';

const LINKS_OF_SHIPMENT = durableLimit('party-link', 3, HOUR);
const LINKS_OF_EMAIL = durableLimit('party-link-email', 10, DAY);
const LINKS_OF_CONNECTION = durableLimit('party-link-connection', 20, HOUR);

/** Checks nothing: the worker finds out whether the address belongs to the shipment. */
export async function askForPartyLink(
  ctx: Ctx,
  asked: { ref: string; email: string },
  { clientAddress, locale }: { clientAddress: string; locale: Locale },
): Promise<void> {
  const ref = referenceOf(asked.ref);
  const key = emailKey(asked.email);
  await takeOrRefuse(ctx, LINKS_OF_CONNECTION, clientKey(clientAddress));
  await takeOrRefuse(ctx, LINKS_OF_SHIPMENT, `${ref} ${key}`);
  await takeOrRefuse(ctx, LINKS_OF_EMAIL, key);
  const id = newRowId();
  await inTransaction(ctx.db, async (tx) => {
    const shard = shardOfReference(ref);
    await insertLinkRequest(tx, { id, shard, ref, emailKey: key });
    await ctx.jobs.enqueue(tx, partyLinkMailQueue, { requestId: id, shard, locale });
  });
}
