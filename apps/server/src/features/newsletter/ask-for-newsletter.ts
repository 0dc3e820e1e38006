import { NEWSLETTER_CONSENT_VERSION } from '@waypost/contract';
import { actAs } from '../../platform/acting-customer.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Db } from '../../platform/database.ts';
import { emailKey } from '../../platform/email-key.ts';
import { newRowId } from '../../platform/random.ts';
import { countMail, type Request, storeRequest } from './newsletter.queries.ts';
import { newsletterMailQueue } from './queues.ts';

/** Consent counts once the link mailed to the address was used. */
export async function askAsCustomer(
  ctx: Ctx,
  tx: Db,
  customer: { id: string; shard: number; email: string },
): Promise<void> {
  const { shard, email } = customer;
  const mail = await actAs(tx, customer.id, (own) =>
    store(own, { shard, email, source: 'account' }),
  );
  await ctx.jobs.enqueue(tx, newsletterMailQueue, mail);
}

async function store(db: Db, request: Pick<Request, 'shard' | 'email' | 'source'>) {
  const key = emailKey(request.email);
  const consentVersion = NEWSLETTER_CONSENT_VERSION;
  await storeRequest(db, { ...request, id: newRowId(), emailKey: key, consentVersion });
  const { id, mails } = await countMail(db, key);
  return { consentId: id, mail: mails };
}
