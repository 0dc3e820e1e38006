import { NEWSLETTER_CONSENT_VERSION } from '@waypost/contract';
import type { Locale } from '@waypost/i18n';
import type { NewsletterSource } from '../../../../db/tables.ts';
import { actAs } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import { DAY, durableLimit, HOUR, takeOrRefuse } from '../../../platform/durable-limits.ts';
import { emailKey } from '../../../platform/email-key.ts';
import { clientKey } from '../../../platform/http/client-address.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { drawShard, newRowId } from '../../../platform/random.ts';
import { countMail, storeRequest } from './newsletter.queries.ts';
import { newsletterMailQueue } from './queues.ts';

/** Emails to one address that visitors trigger, whether or not it is on the list. */
const MAILS_TO_ADDRESS = durableLimit('newsletter', 3, DAY);
/** The same to any address, of one connection. */
const MAILS_OF_CONNECTION = durableLimit('newsletter-connection', 10, HOUR);

/**
 * The api does not check whether the address is on the list: the worker does, and then notifies its owner
 * instead of asking for a confirmation.
 */
export async function askAsVisitor(
  ctx: Ctx,
  { email, consent }: { email: string; consent: boolean },
  { clientAddress, locale }: { clientAddress: string; locale: Locale },
): Promise<void> {
  if (!consent) throw new Problem('consent_missing');
  await takeOrRefuse(ctx, MAILS_OF_CONNECTION, clientKey(clientAddress));
  await takeOrRefuse(ctx, MAILS_TO_ADDRESS, emailKey(email));
  await inTransaction(ctx.db, async (tx) => {
    const mail = await store(ctx, tx, {
      shard: drawShard(ctx.cells.shards()),
      email,
      source: 'site',
      locale,
    });
    await ctx.jobs.enqueue(tx, newsletterMailQueue, mail);
  });
}

export async function askAsCustomer(
  ctx: Ctx,
  tx: Db,
  customer: { id: string; shard: number; email: string; locale: Locale },
): Promise<void> {
  const { shard, email, locale } = customer;
  const mail = await actAs(tx, customer.id, (own) =>
    store(ctx, own, { shard, email, source: 'account', locale }),
  );
  await ctx.jobs.enqueue(tx, newsletterMailQueue, mail);
}

/** Consent counts once the link mailed to the address was used. */
async function store(
  ctx: Ctx,
  db: Db,
  request: { shard: number; email: string; source: NewsletterSource; locale: Locale },
) {
  const key = emailKey(request.email);
  await storeRequest(db, {
    ...request,
    id: newRowId(),
    emailKey: key,
    emailHash: ctx.secrets.keyedHash('email', key),
    termsVersion: NEWSLETTER_CONSENT_VERSION,
  });
  const { id, shard, mails } = await countMail(db, key);
  return { consentId: id, shard, mail: mails };
}
