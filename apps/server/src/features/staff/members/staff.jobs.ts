import { job, scheduled } from '../../../platform/feature.ts';
import { deleteOldInvitations } from './invitations.queries.ts';
import { invitationMailQueue, staffNoticeQueue, staffPasswordLinkMailQueue } from './queues.ts';
import { invitationEmail, staffNoticeEmail, staffPasswordEmail } from './staff-emails.ts';
import { deleteExpiredPasswordLinks } from './staff-passwords.queries.ts';
import { deleteExpiredStaffSessions } from './staff-sessions.queries.ts';

export const staffJobs = [
  job(invitationMailQueue, invitationEmail.send),
  job(staffPasswordLinkMailQueue, staffPasswordEmail.send),
  job(staffNoticeQueue, staffNoticeEmail.send),
  scheduled('erase_expired_staff', '23 * * * *', async (ctx) => {
    await deleteExpiredStaffSessions(ctx.db);
    await deleteOldInvitations(ctx.db);
    await deleteExpiredPasswordLinks(ctx.db);
  }),
];
