import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newRowId } from '../../../platform/random.ts';
import { proveSecondFactor } from './prove-second-factor.ts';
import { staffNoticeQueue } from './queues.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { lockSecondFactor } from './second-factor.queries.ts';

/** The old codes are void at once, whether used or not. */
export async function renewRecoveryCodes(
  ctx: Ctx,
  { staffId }: StaffCaller,
  secondFactor: string,
): Promise<string[]> {
  await proveSecondFactor(ctx, staffId, secondFactor);
  return inTransaction(ctx.db, async (tx) => {
    const factor = await lockSecondFactor(tx, staffId);
    // a colleague may have removed it in the meantime
    if (factor.totpConfirmedAt === null) throw new Problem('second_factor_enrolment_needed');
    const codes = await makeRecoveryCodes(ctx, tx, staffId);
    await auditStaff(tx, staffId, 'second_factor.renew_codes', `staff:${staffId}`);
    const notice = { noticeId: newRowId(), staffId, notice: 'recovery_codes' } as const;
    await ctx.jobs.enqueue(tx, staffNoticeQueue, notice);
    return codes;
  });
}
