import { toSVG } from 'bwip-js/node';
import { generateSecret, generateURI } from 'otplib';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { giveBack, takeOrRefuse } from '../../../platform/durable-limits.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { useTotp } from './prove-second-factor.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { lockSecondFactor, markConfirmed, storeOfferedSecret } from './second-factor.queries.ts';
import { readStaff } from './staff.queries.ts';
import { deleteStaffSessions } from './staff-sessions.queries.ts';
import { SECOND_FACTORS } from './staff-limits.ts';

/** Offers a secret; it is active once one of its codes is confirmed. Asking again replaces the offer. */
export async function beginEnrolment(ctx: Ctx, { staffId }: StaffCaller) {
  const secret = generateSecret();
  const email = await inTransaction(ctx.db, async (tx) => {
    const factor = await lockSecondFactor(tx, staffId);
    if (factor.totpConfirmedAt !== null) throw new Problem('second_factor_enrolled');
    await storeOfferedSecret(tx, staffId, ctx.secrets.seal(secret, staffId));
    await auditStaff(tx, staffId, 'second_factor.offer', `staff:${staffId}`);
    return (await readStaff(tx, staffId))?.email ?? '';
  });
  const otpauthUrl = generateURI({ issuer: 'Waypost', label: email, secret });
  const qrSvg = toSVG({ bcid: 'qrcode', text: otpauthUrl, scale: 4 });
  return { secret, otpauthUrl, qrSvg };
}

/** Ends the other sessions opened without the second factor. */
export async function confirmEnrolment(ctx: Ctx, caller: StaffCaller, code: string) {
  const { staffId, sessionId } = caller;
  await takeOrRefuse(ctx, SECOND_FACTORS, staffId);
  const recoveryCodes = await inTransaction(ctx.db, async (tx) => {
    const factor = await lockSecondFactor(tx, staffId);
    if (factor.totpConfirmedAt !== null) throw new Problem('second_factor_enrolled');
    if (!(await useTotp(ctx, tx, staffId, factor, code))) return undefined;
    await markConfirmed(tx, staffId);
    const codes = await makeRecoveryCodes(ctx, tx, staffId);
    await deleteStaffSessions(tx, staffId, sessionId);
    await auditStaff(tx, staffId, 'second_factor.confirm', `staff:${staffId}`);
    return codes;
  });
  if (recoveryCodes === undefined) throw new Problem('second_factor_invalid');
  await giveBack(ctx, SECOND_FACTORS, staffId);
  return recoveryCodes;
}
