import { translator } from '@waypost/i18n';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { withAnswerFloor } from '../../../platform/http/answer-floor.ts';
import { clearCookie, readSecretCookie, setSecretCookie } from '../../../platform/http/cookies.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { changeStaff } from './change-staff.ts';
import { changeStaffPassword } from './change-staff-password.ts';
import { beginEnrolment, confirmEnrolment } from './enrol-second-factor.ts';
import { inviteStaff } from './invite-staff.ts';
import { STAFF_COOKIE_SECONDS } from './open-staff-session.ts';
import { presentSignedIn, presentStaff } from './present-staff.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { resetSecondFactor } from './reset-second-factor.ts';
import { resetStaffPassword } from './reset-staff-password.ts';
import { setStaffPassword } from './set-staff-password.ts';
import { signInStaff } from './sign-in-staff.ts';
import { listStaff, readStaff } from './staff.queries.ts';
import { deleteStaffSession } from './staff-sessions.queries.ts';

const t = translator('en', 'answers');

export function staffRoutes({ mount }: Api, ctx: Ctx): void {
  mount('staffLogin', { anyone: true }, ({ body, clientAddress, request, reply }) =>
    withAnswerFloor(async () => {
      const oldSessionSecret = readSecretCookie(request, 'staff');
      const result = await signInStaff(ctx, body, { clientAddress, oldSessionSecret });
      if (result === null) return { status: 202, body: { secondFactorRequired: true } };
      setSecretCookie(reply, 'staff', result.sessionSecret, STAFF_COOKIE_SECONDS);
      return { status: 200, body: result.signedIn };
    }),
  );

  mount('staffRegister', { anyone: true }, async ({ body, clientAddress, request, reply }) => {
    const oldSessionSecret = readSecretCookie(request, 'staff');
    const result = await acceptInvitation(ctx, body, { clientAddress, oldSessionSecret });
    setSecretCookie(reply, 'staff', result.sessionSecret, STAFF_COOKIE_SECONDS);
    return { status: 201, body: result.signedIn };
  });

  mount('staffMe', { staff: 'any' }, async ({ caller }) => {
    const row = await readStaff(ctx.db, caller.staffId);
    if (row === undefined) throw new Problem('unauthenticated');
    return { status: 200, body: presentSignedIn(ctx.config, row) };
  });

  mount('staffLogout', { staff: 'any' }, async ({ caller, reply }) => {
    const { staffId, sessionId } = caller;
    await inTransaction(ctx.db, async (tx) => {
      await deleteStaffSession(tx, sessionId);
      await auditStaff(tx, staffId, 'staff.sign_out', `staff:${staffId}`);
    });
    clearCookie(reply, 'staff');
    return { status: 200, body: { message: t('signedOut') } };
  });

  mount('beginSecondFactor', { staff: 'any' }, async ({ caller }) => ({
    status: 200,
    body: await beginEnrolment(ctx, caller),
  }));

  mount('confirmSecondFactor', { staff: 'any' }, async ({ caller, body }) => ({
    status: 200,
    body: { recoveryCodes: await confirmEnrolment(ctx, caller, body.code) },
  }));

  mount('renewRecoveryCodes', { staff: 'any' }, async ({ caller, body }) => ({
    status: 200,
    body: { recoveryCodes: await renewRecoveryCodes(ctx, caller, body.secondFactor) },
  }));

  mount('changeStaffPassword', { staff: 'any' }, async ({ caller, body }) => {
    await changeStaffPassword(ctx, caller, body);
    return { status: 200, body: { message: t('passwordChanged') } };
  });

  mount('setStaffPassword', { anyone: true }, async ({ body, clientAddress, reply }) => {
    await setStaffPassword(ctx, body, clientAddress);
    clearCookie(reply, 'staff');
    return { status: 200, body: { message: t('passwordReset') } };
  });

  mount('listStaff', { staff: 'staff:read' }, async ({ caller }) => {
    const rows = await inTransaction(ctx.db, async (tx) => {
      const staff = await listStaff(tx);
      await auditStaff(tx, caller.staffId, 'staff.list', 'staff', {
        ids: staff.map((row) => row.id),
      });
      return staff;
    });
    return { status: 200, body: { staff: rows.map(presentStaff) } };
  });

  mount('inviteStaff', { staff: 'staff:write' }, async ({ caller, body }) => {
    await inviteStaff(ctx, caller, body);
    return { status: 202, body: { message: t('invitationSent') } };
  });

  mount('changeStaff', { staff: 'staff:write' }, async ({ caller, params, body }) => ({
    status: 200,
    body: await changeStaff(ctx, caller, params.staffId, body),
  }));

  mount('resetSecondFactor', { staff: 'staff:write' }, async ({ caller, params, body }) => {
    await resetSecondFactor(ctx, caller, params.staffId, body.secondFactor);
    return { status: 200, body: { message: t('secondFactorReset') } };
  });

  mount('resetStaffPassword', { staff: 'staff:write' }, async ({ caller, params, body }) => {
    await resetStaffPassword(ctx, caller, params.staffId, body.secondFactor);
    return { status: 202, body: { message: t('passwordLinkSent') } };
  });
}
