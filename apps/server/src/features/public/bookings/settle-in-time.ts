import type { Ctx } from '../../../platform/context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { PaymentUnknown } from '../../../platform/payments.ts';
import { findAttempt } from './attempts.queries.ts';
import { settleAttempt } from './settle-attempt.ts';
import { type Standing, standingOf } from './standing.ts';

/** What the provider has not answered in time is settled by the job; the caller polls the status. */
export async function settleInTime(
  ctx: Ctx,
  attemptId: string,
  deadlineAt: number,
): Promise<Standing> {
  try {
    const standing = await settleAttempt(ctx, attemptId, deadlineAt);
    if (standing !== null) return standing;
  } catch (error) {
    if (!(error instanceof PaymentUnknown)) throw error;
  }
  const attempt = await findAttempt(ctx.db, attemptId);
  if (attempt === undefined) throw new Problem('attempt_not_found');
  return standingOf(attempt);
}
