import { verifySync } from 'otplib';
import { homeElsewhere } from '../../../platform/cells/cell-of.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import { giveBack, takeOrRefuse } from '../../../platform/durable-limits.ts';
import type { CustomerCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import {
  lockSecondFactor,
  type LockedSecondFactor,
  storeUsedStep,
  useRecoveryCode,
} from './second-factor.queries.ts';
import { readStaff } from './staff.queries.ts';
import { proveAtHome } from './staff-at-home.ts';
import { SECOND_FACTORS } from './staff-limits.ts';

/** One step of 30 seconds before and after: clocks differ, and people type slowly. */
const TOLERANCE_SECONDS = 30;

/** Refuses unless the code is right and was never used before. Uses the code up. */
export async function proveSecondFactor(ctx: Ctx, staffId: string, code: string): Promise<void> {
  await takeOrRefuse(ctx, SECOND_FACTORS, staffId);
  const isProved = await inTransaction(ctx.db, async (tx) =>
    code.includes('-')
      ? useRecoveryCode(tx, staffId, ctx.secrets.acceptedHashes('recovery', staffId, code))
      : useTotp(ctx, tx, staffId, await lockSecondFactor(tx, staffId), code),
  );
  if (!isProved) throw new Problem('second_factor_invalid');
  await giveBack(ctx, SECOND_FACTORS, staffId);
}

/** For an action that asks again: a member without a second factor cannot do it. */
export async function askSecondFactorAgain(
  ctx: Ctx,
  staffId: string,
  code: string | undefined,
): Promise<void> {
  const home = homeElsewhere(ctx.cells);
  if (home !== null)
    return proveAtHome(ctx, home, { staffId, ...(code !== undefined && { code }) });
  const staff = await readStaff(ctx.db, staffId);
  if (staff === undefined || staff.totpConfirmedAt === null) return;
  if (code === undefined) throw new Problem('second_factor_needed');
  await proveSecondFactor(ctx, staffId, code);
}

/** An export while viewing a customer requires it like every other export of staff. */
export async function askStaffWhoLooks(
  ctx: Ctx,
  { viewedBy }: CustomerCaller,
  code: string | undefined,
): Promise<void> {
  if (viewedBy !== undefined) await askSecondFactorAgain(ctx, viewedBy, code);
}

/** Under the row's lock: the step that was used is stored, and no code up to it works again. */
export async function useTotp(
  ctx: Ctx,
  tx: Db,
  staffId: string,
  factor: LockedSecondFactor,
  code: string,
): Promise<boolean> {
  if (factor.totpSecret === null) return false;
  const result = verifySync({
    secret: ctx.secrets.unseal(factor.totpSecret, staffId),
    token: code,
    epoch: factor.nowSeconds,
    epochTolerance: TOLERANCE_SECONDS,
    ...(factor.totpLastStep !== null && { afterTimeStep: factor.totpLastStep }),
  });
  if (!result.valid || !('timeStep' in result)) return false;
  await storeUsedStep(tx, staffId, result.timeStep);
  return true;
}

export function hashRecoveryCode(ctx: Ctx, staffId: string, code: string): Buffer {
  return ctx.secrets.keyedHash('recovery', staffId, code);
}
