import { job, scheduled } from '../../../platform/feature.ts';
import { deleteOldInvitations } from './invitations.queries.ts';
import { invitationMailQueue, staffNoticeQueue, staffPasswordLinkMailQueue } from './queues.ts';
import { sendInvitationMail } from './send-invitation-mail.ts';
import { sendStaffNotice, sendStaffPasswordLink } from './send-staff-letters.ts';
import { deleteExpiredPasswordLinks } from './staff-passwords.queries.ts';
import { deleteExpiredStaffSessions } from './staff-sessions.queries.ts';

export const staffJobs = [
  job(invitationMailQueue, (ctx, { invitationId }) =>
    sendInvitationMail(ctx, ctx.mailer, invitationId),
  ),
  job(staffPasswordLinkMailQueue, (ctx, { linkId }) =>
    sendStaffPasswordLink(ctx, ctx.mailer, linkId),
  ),
  job(staffNoticeQueue, (ctx, notice) => sendStaffNotice(ctx, ctx.mailer, notice)),
  scheduled('erase_expired_staff', '23 * * * *', async (ctx) => {
    await deleteExpiredStaffSessions(ctx.db);
    await deleteOldInvitations(ctx.db);
    await deleteExpiredPasswordLinks(ctx.db);
  }),
];
