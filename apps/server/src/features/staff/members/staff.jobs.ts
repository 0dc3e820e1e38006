import type { Ctx } from '../../../platform/context.ts';
import type { Mailer } from '../../../platform/mailer.ts';
import { deleteOldInvitations } from './invitations.queries.ts';
import {
  eraseExpiredStaffQueue,
  invitationMailQueue,
  staffNoticeQueue,
  staffPasswordLinkMailQueue,
} from './queues.ts';
import { sendInvitationMail } from './send-invitation-mail.ts';
import { sendStaffNotice, sendStaffPasswordLink } from './send-staff-letters.ts';
import { deleteExpiredPasswordLinks } from './staff-passwords.queries.ts';
import { deleteExpiredStaffSessions } from './staff-sessions.queries.ts';

export async function staffJobs(ctx: Ctx, mailer: Mailer): Promise<void> {
  await ctx.jobs.work(invitationMailQueue, ({ invitationId }) =>
    sendInvitationMail(ctx, mailer, invitationId),
  );

  await ctx.jobs.work(staffPasswordLinkMailQueue, ({ linkId }) =>
    sendStaffPasswordLink(ctx, mailer, linkId),
  );

  await ctx.jobs.work(staffNoticeQueue, (notice) => sendStaffNotice(ctx, mailer, notice));

  await ctx.jobs.work(eraseExpiredStaffQueue, async () => {
    await deleteExpiredStaffSessions(ctx.db);
    await deleteOldInvitations(ctx.db);
    await deleteExpiredPasswordLinks(ctx.db);
  });
  await ctx.jobs.schedule(eraseExpiredStaffQueue, '23 * * * *');
}
