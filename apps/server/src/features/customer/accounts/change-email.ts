import type { Locale } from '@waypost/i18n';
import { actAs } from '../../../platform/acting-customer.ts';
import { checkPassword } from '../../../platform/check-password.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { sqlState } from '../../../platform/database-errors.ts';
import { takeOrRefuse } from '../../../platform/durable-limits.ts';
import { emailKey } from '../../../platform/email-key.ts';
import type { CustomerCaller } from '../../../platform/http/callers.ts';
import { clientKey } from '../../../platform/http/client-address.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { hashSecret, newRowId } from '../../../platform/random.ts';
import { isAccountElsewhere, noteAccount } from '../../core/directory/index.ts';
import { moveConsent } from '../../public/newsletter/index.ts';
import { EMAIL_CHANGES, LINKS_OF_CUSTOMER, MAILS_OF_CONNECTION } from './account-limits.ts';
import { deleteAttemptsOfCustomer } from './codes.queries.ts';
import { storeEmail } from './customers.queries.ts';
import { deleteLinks, insertLink, takeLink } from './links.queries.ts';
import { linkMailQueue } from './queues.ts';

/** The response is the same when the new address has an account: its owner gets a notice. */
export async function requestEmailChange(
  ctx: Ctx,
  caller: CustomerCaller,
  change: { email: string; password: string },
  { clientAddress, locale }: { clientAddress: string; locale: Locale },
): Promise<void> {
  const { customerId, shard } = caller;
  await checkPassword(ctx, customerId, change.password);
  await takeOrRefuse(ctx, LINKS_OF_CUSTOMER, customerId);
  await takeOrRefuse(ctx, MAILS_OF_CONNECTION, clientKey(clientAddress));
  await takeOrRefuse(ctx, EMAIL_CHANGES, emailKey(change.email));
  const linkId = newRowId();
  await inTransaction(ctx.db, async (tx) => {
    await actAs(tx, customerId, async (own) => {
      await deleteLinks(own, customerId, ['confirm_email']);
      const { email } = change;
      await insertLink(own, { id: linkId, shard, purpose: 'confirm_email', customerId, email });
    });
    await ctx.jobs.enqueue(tx, linkMailQueue, { linkId, shard, locale });
  });
}

const UNIQUE_VIOLATION = '23505';

/**
 * Only in the account that asked for it: otherwise a link could attach someone else's address to an
 * attacker's account when its owner presses the button. Whatever was mailed to the old address can no
 * longer open the account.
 */
export async function confirmEmailChange(
  ctx: Ctx,
  { customerId, shard }: CustomerCaller,
  token: string,
): Promise<void> {
  try {
    await inTransaction(ctx.db, async (tx) => {
      const link = await takeLink(tx, 'confirm_email', hashSecret(token));
      if (link === undefined) throw new Problem('link_invalid');
      // refused here, the link is not used up
      if (link.customerId !== customerId) throw new Problem('link_of_other_account');
      const { email } = link;
      const key = emailKey(email);
      const emailHash = ctx.secrets.keyedHash('email', key);
      if (await isAccountElsewhere(ctx, emailHash)) throw new Problem('link_invalid');
      const address = { email, emailKey: key, emailHash };
      const oldKey = await storeEmail(tx, customerId, address);
      const oldHash = ctx.secrets.keyedHash('email', oldKey);
      for (const hash of [emailHash, oldHash]) {
        await noteAccount(ctx, tx, { customerId, shard, hash });
      }
      await moveConsent(tx, oldKey, address);
      await deleteLinks(tx, customerId, 'all');
      await deleteAttemptsOfCustomer(tx, customerId);
    });
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) throw new Problem('link_invalid');
    throw error;
  }
}
