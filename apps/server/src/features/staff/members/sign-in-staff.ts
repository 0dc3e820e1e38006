import type { StaffSignedIn } from '@waypost/contract';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { giveBack, takeOrRefuse } from '../../../platform/durable-limits.ts';
import { emailKey } from '../../../platform/email-key.ts';
import { clientKey } from '../../../platform/http/client-address.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { openStaffSession } from './open-staff-session.ts';
import { presentSignedIn } from './present-staff.ts';
import { proveSecondFactor } from './prove-second-factor.ts';
import { findStaffForSignIn, readStaff } from './staff.queries.ts';
import {
  STAFF_SIGN_INS_OF_ACCOUNT,
  STAFF_SIGN_INS_OF_BOTH,
  STAFF_SIGN_INS_OF_CONNECTION,
} from './staff-limits.ts';

export type StaffCredentials = {
  email: string;
  password: string;
  secondFactor?: string | undefined;
};

/** Null when the password was right and the second factor is still missing. */
export async function signInStaff(
  ctx: Ctx,
  credentials: StaffCredentials,
  from: { clientAddress: string; oldSessionSecret: string | undefined },
): Promise<{ sessionSecret: string; signedIn: StaffSignedIn } | null> {
  const member = await checkStaffPassword(ctx, credentials, from.clientAddress);
  if (member.hasSecondFactor) {
    if (credentials.secondFactor === undefined) return null;
    await proveSecondFactor(ctx, member.id, credentials.secondFactor);
  }
  return inTransaction(ctx.db, async (tx) => {
    const sessionSecret = await openStaffSession(tx, member.id, from.oldSessionSecret);
    await auditStaff(tx, member.id, 'staff.sign_in', `staff:${member.id}`);
    const row = await readStaff(tx, member.id);
    if (row === undefined) throw new Problem('sign_in_refused');
    return { sessionSecret, signedIn: presentSignedIn(ctx.config, row) };
  });
}

/** A wrong password, an unknown address and a deactivated account get the same response. */
async function checkStaffPassword(
  ctx: Ctx,
  credentials: StaffCredentials,
  clientAddress: string,
): Promise<{ id: string; hasSecondFactor: boolean }> {
  const key = emailKey(credentials.email);
  const connection = clientKey(clientAddress);
  const tries = [
    [STAFF_SIGN_INS_OF_CONNECTION, connection],
    [STAFF_SIGN_INS_OF_BOTH, `${key} ${connection}`],
    [STAFF_SIGN_INS_OF_ACCOUNT, key],
  ] as const;
  for (const [limit, by] of tries) await takeOrRefuse(ctx, limit, by);
  const staff = await findStaffForSignIn(ctx.db, key);
  const isRight = await ctx.passwords.matches(staff?.passwordHash, credentials.password);
  if (staff === undefined || !isRight) throw new Problem('sign_in_refused');
  for (const [limit, by] of tries) await giveBack(ctx, limit, by);
  return { id: staff.id, hasSecondFactor: staff.totpConfirmedAt !== null };
}
