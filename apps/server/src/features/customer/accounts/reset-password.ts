import type { Locale } from '@waypost/i18n';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { giveBack, takeOrRefuse } from '../../../platform/durable-limits.ts';
import { emailKey } from '../../../platform/email-key.ts';
import { clientKey } from '../../../platform/http/client-address.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { refuseWeakPassword } from '../../../platform/passwords.ts';
import { drawShard, hashSecret, newRowId } from '../../../platform/random.ts';
import { revokeAllKeys } from '../customer-keys/index.ts';
import { LINKS_OF_CONNECTION, MAILS_OF_CONNECTION, RESETS } from './account-limits.ts';
import { deleteAttemptsOfCustomer } from './codes.queries.ts';
import { storePassword } from './customers.queries.ts';
import { deleteLinks, findResetLink, insertLink, takeLink } from './links.queries.ts';
import { linkMailQueue } from './queues.ts';
import { noticePasswordChange } from './notice-password-change.ts';
import { deleteSessions } from './sessions.queries.ts';

/** The api does not check whether the address has an account: the worker does, when it mails the link. */
export async function requestReset(
  ctx: Ctx,
  email: string,
  { clientAddress, locale }: { clientAddress: string; locale: Locale },
): Promise<void> {
  await takeOrRefuse(ctx, MAILS_OF_CONNECTION, clientKey(clientAddress));
  await takeOrRefuse(ctx, RESETS, emailKey(email));
  const link = { id: newRowId(), shard: drawShard(ctx.cells.shards()), customerId: null, email };
  await inTransaction(ctx.db, async (tx) => {
    await insertLink(tx, { ...link, purpose: 'reset_password' });
    await ctx.jobs.enqueue(tx, linkMailQueue, { linkId: link.id, shard: link.shard, locale });
  });
}

/** Ends everything an intruder may have: sessions, keys, codes and other links of the account are void. */
export async function resetPassword(
  ctx: Ctx,
  { token, password }: { token: string; password: string },
  clientAddress: string,
): Promise<void> {
  const connection = clientKey(clientAddress);
  const secretHash = hashSecret(token);
  await takeOrRefuse(ctx, LINKS_OF_CONNECTION, connection);
  const person = await findResetLink(ctx.db, secretHash);
  if (person === undefined) throw new Problem('link_invalid');
  await giveBack(ctx, LINKS_OF_CONNECTION, connection);
  refuseWeakPassword(password, person);
  const passwordHash = await ctx.passwords.hash(password);
  await inTransaction(ctx.db, async (tx) => {
    const link = await takeLink(tx, 'reset_password', secretHash);
    if (link === undefined) throw new Problem('link_invalid');
    const { customerId } = link;
    await storePassword(tx, customerId, passwordHash);
    await deleteSessions(tx, customerId);
    await revokeAllKeys(tx, customerId);
    await deleteLinks(tx, customerId, ['reset_password', 'confirm_email']);
    await deleteAttemptsOfCustomer(tx, customerId);
    await noticePasswordChange(ctx, tx, { customerId, byReset: true });
  });
}
