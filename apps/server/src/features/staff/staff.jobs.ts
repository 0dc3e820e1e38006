import type { Ctx } from '../../platform/context.ts';
import type { Mailer } from '../../platform/mailer.ts';
import { deleteOldInvitations } from './invitations.queries.ts';
import { eraseExpiredStaffQueue, invitationMailQueue } from './queues.ts';
import { sendInvitationMail } from './send-invitation-mail.ts';
import { deleteExpiredStaffSessions } from './staff-sessions.queries.ts';

export async function staffJobs(ctx: Ctx, mailer: Mailer): Promise<void> {
  await ctx.jobs.work(invitationMailQueue, ({ invitationId }) =>
    sendInvitationMail(ctx, mailer, invitationId),
  );

  await ctx.jobs.work(eraseExpiredStaffQueue, async () => {
    await deleteExpiredStaffSessions(ctx.db);
    await deleteOldInvitations(ctx.db);
  });
  await ctx.jobs.schedule(eraseExpiredStaffQueue, '23 * * * *');
}
