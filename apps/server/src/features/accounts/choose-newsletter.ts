import { TERMS_VERSION } from '@waypost/contract';
import { actAs } from '../../platform/acting-customer.ts';
import type { Ctx } from '../../platform/context.ts';
import { type Db, inTransaction } from '../../platform/database.ts';
import { takeOrRefuse } from '../../platform/durable-limits.ts';
import { emailKey } from '../../platform/email-key.ts';
import type { CustomerCaller } from '../../platform/http/callers.ts';
import { Problem } from '../../platform/http/problem.ts';
import { hashSecret, newRowId } from '../../platform/random.ts';
import { LINKS_OF_CUSTOMER } from './account-limits.ts';
import { readCustomer } from './customers.queries.ts';
import { deleteLinks, insertLink, takeLink } from './links.queries.ts';
import { confirmConsent, leaveNewsletter, requestNewsletter } from './newsletter.queries.ts';
import { presentCustomer } from './present-customer.ts';
import { linkMailQueue } from './queues.ts';

/** Consent counts once the link mailed to the address was used. */
export async function askForNewsletter(
  ctx: Ctx,
  tx: Db,
  customer: { id: string; shard: number; email: string },
): Promise<void> {
  const linkId = newRowId();
  await actAs(tx, customer.id, async (own) => {
    await requestNewsletter(own, {
      emailKey: emailKey(customer.email),
      shard: customer.shard,
      termsVersion: TERMS_VERSION,
    });
    await deleteLinks(own, customer.id, ['confirm_newsletter']);
    await insertLink(own, {
      id: linkId,
      shard: customer.shard,
      purpose: 'confirm_newsletter',
      customerId: customer.id,
      email: customer.email,
    });
  });
  await ctx.jobs.enqueue(tx, linkMailQueue, { linkId });
}

export async function chooseNewsletter(ctx: Ctx, caller: CustomerCaller, subscribed: boolean) {
  const { customerId, shard } = caller;
  if (subscribed) await takeOrRefuse(ctx, LINKS_OF_CUSTOMER, customerId);
  return inTransaction(ctx.db, async (tx) => {
    const { email, newsletter } = await actAs(tx, customerId, (own) =>
      readCustomer(own, customerId),
    );
    if (!subscribed) {
      await actAs(tx, customerId, async (own) => {
        await leaveNewsletter(own, emailKey(email));
        await deleteLinks(own, customerId, ['confirm_newsletter']);
      });
    } else if (newsletter !== 'on') {
      await askForNewsletter(ctx, tx, { id: customerId, shard, email });
    }
    return presentCustomer(await actAs(tx, customerId, (own) => readCustomer(own, customerId)));
  });
}

export async function confirmNewsletter(ctx: Ctx, token: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const link = await takeLink(tx, 'confirm_newsletter', hashSecret(token));
    if (link === undefined || !(await confirmConsent(tx, emailKey(link.email)))) {
      throw new Problem('link_invalid');
    }
  });
}
