import { answerCells } from '../../../platform/cells/internal-routes.ts';
import { type Feature, job, scheduled } from '../../../platform/feature.ts';
import { askSecondFactorAgain } from './prove-second-factor.ts';
import {
  answerSecondFactor,
  SecondFactorRequest,
  StaffSessionRequest,
  SECOND_FACTORS_PATH,
  STAFF_SESSIONS_PATH,
} from './staff-at-home.ts';
import { staffRoutes } from './staff.routes.ts';
import { invitationEmail, staffNoticeEmail, staffPasswordEmail } from './staff-emails.ts';
import { deleteOldInvitations } from './invitations.queries.ts';
import { invitationMailQueue, staffNoticeQueue, staffPasswordLinkMailQueue } from './queues.ts';
import { deleteExpiredPasswordLinks } from './staff-passwords.queries.ts';
import { deleteExpiredStaffSessions, findSessionRights } from './staff-sessions.queries.ts';

export { authenticateStaff } from './authenticate-staff.ts';
export { openStaffSession, STAFF_COOKIE_SECONDS } from './open-staff-session.ts';
export { makeInvitation } from './invite-staff.ts';
export { askSecondFactorAgain, askStaffWhoLooks } from './prove-second-factor.ts';
export { readSessionRights } from './staff-at-home.ts';
export { makePasswordLink } from './reset-staff-password.ts';
export { resetSecondFactorOf } from './reset-second-factor.ts';
export { invitationUrl, staffPasswordUrl } from './staff-emails.ts';

export const members: Feature = {
  name: 'members',
  personalData: 'of staff',
  routes(api, ctx) {
    staffRoutes(api, ctx);
    if (!ctx.cells.areSeveral) return;
    const { INTERNAL_SECRET: secret } = ctx.config;
    const asked = { path: SECOND_FACTORS_PATH, body: SecondFactorRequest, secret } as const;
    answerCells(api.app, asked, ({ staffId, code }) =>
      answerSecondFactor(() => askSecondFactorAgain(ctx, staffId, code)),
    );
    const session = { path: STAFF_SESSIONS_PATH, body: StaffSessionRequest, secret } as const;
    answerCells(api.app, session, async ({ sessionId }) => ({
      permissionSet: (await findSessionRights(ctx.db, sessionId)) ?? null,
    }));
  },
  jobs: [
    job(invitationMailQueue, invitationEmail.send),
    job(staffPasswordLinkMailQueue, staffPasswordEmail.send),
    job(staffNoticeQueue, staffNoticeEmail.send),
    scheduled('erase_expired_staff', '23 * * * *', async (ctx) => {
      await deleteExpiredStaffSessions(ctx.db);
      await deleteOldInvitations(ctx.db);
      await deleteExpiredPasswordLinks(ctx.db);
    }),
  ],
  emails: [invitationEmail, staffPasswordEmail, staffNoticeEmail],
  tables: {
    staffMembers: { growsWith: 'member of staff', lives: 'for good: the log names it' },
    staffInvitations: {
      growsWith: 'invitation',
      lives: '30 days after it expired',
      sweep: { job: 'erase_expired_staff', index: 'few rows' },
    },
    staffPasswordLinks: {
      growsWith: 'link to set a password',
      lives: 'until it expires',
      sweep: { job: 'erase_expired_staff', index: 'few rows' },
    },
    staffRecoveryCodes: {
      growsWith: 'recovery code, ten a member',
      lives: 'until it is used or replaced',
    },
    staffSessions: {
      growsWith: 'sign-in of staff',
      lives: 'until it expires',
      sweep: { job: 'erase_expired_staff', index: 'few rows' },
    },
  },
};
