import { actAs, asCustomer } from '../../../platform/acting-customer.ts';
import { checkPassword } from '../../../platform/check-password.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import type { CustomerCaller } from '../../../platform/http/callers.ts';
import { refuseWeakPassword } from '../../../platform/passwords.ts';
import { deleteAttemptsOfCustomer } from './codes.queries.ts';
import { readCustomer, storePassword } from './customers.queries.ts';
import { deleteLinks } from './links.queries.ts';
import { noticePasswordChange } from './notice-password-change.ts';
import { deleteSessions } from './sessions.queries.ts';

/** Ends every other session, and requests that someone else may have made with the old password. */
export async function changePassword(
  ctx: Ctx,
  caller: CustomerCaller,
  change: { currentPassword: string; newPassword: string },
): Promise<void> {
  const { customerId, sessionId } = caller;
  const person = await asCustomer(ctx.db, customerId, (own) => readCustomer(own, customerId));
  refuseWeakPassword(change.newPassword, person);
  await checkPassword(ctx, customerId, change.currentPassword);
  const passwordHash = await ctx.passwords.hash(change.newPassword);
  await inTransaction(ctx.db, async (tx) => {
    await actAs(tx, customerId, async (own) => {
      await storePassword(own, customerId, passwordHash);
      await deleteSessions(own, customerId, sessionId);
      await deleteLinks(own, customerId, ['reset_password', 'confirm_email']);
    });
    await deleteAttemptsOfCustomer(tx, customerId);
    await noticePasswordChange(ctx, tx, { customerId, byReset: false });
  });
}
