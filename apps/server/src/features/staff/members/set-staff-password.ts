import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { giveBack, takeOrRefuse } from '../../../platform/durable-limits.ts';
import { clientKey } from '../../../platform/http/client-address.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { refuseWeakPassword } from '../../../platform/passwords.ts';
import { hashSecret, newRowId } from '../../../platform/random.ts';
import { staffNoticeQueue } from './queues.ts';
import { STAFF_LINKS_OF_CONNECTION } from './staff-limits.ts';
import {
  findPasswordLink,
  storeStaffPassword,
  takePasswordLink,
} from './staff-passwords.queries.ts';
import { deleteStaffSessions } from './staff-sessions.queries.ts';

/** With the mailed link. It opens no session: signing in asks for the second factor. */
export async function setStaffPassword(
  ctx: Ctx,
  { token, password }: { token: string; password: string },
  clientAddress: string,
): Promise<void> {
  const connection = clientKey(clientAddress);
  const secretHash = hashSecret(token);
  await takeOrRefuse(ctx, STAFF_LINKS_OF_CONNECTION, connection);
  const member = await findPasswordLink(ctx.db, secretHash);
  if (member === undefined) throw new Problem('link_invalid');
  await giveBack(ctx, STAFF_LINKS_OF_CONNECTION, connection);
  refuseWeakPassword(password, member);
  const passwordHash = await ctx.passwords.hash(password);
  await inTransaction(ctx.db, async (tx) => {
    const link = await takePasswordLink(tx, secretHash);
    if (link === undefined) throw new Problem('link_invalid');
    const staffId = link.staffId;
    await storeStaffPassword(tx, staffId, passwordHash);
    await deleteStaffSessions(tx, staffId);
    await auditStaff(tx, staffId, 'staff.set_password', `staff:${staffId}`);
    const notice = { noticeId: newRowId(), staffId, notice: 'password' } as const;
    await ctx.jobs.enqueue(tx, staffNoticeQueue, notice);
  });
}
