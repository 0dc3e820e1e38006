import type { Ctx } from '../../platform/context.ts';
import type { Mailer } from '../../platform/mailer.ts';
import { bookingConfirmationQueue, milestoneMailQueue } from './queues.ts';
import { sendShipperMail } from './send-shipper-mail.ts';

export async function notificationsJobs(ctx: Ctx, mailer: Mailer): Promise<void> {
  await ctx.jobs.work(bookingConfirmationQueue, ({ shipmentId }) =>
    sendShipperMail(ctx, mailer, shipmentId, { template: 'booking_confirmation' }),
  );
  await ctx.jobs.work(milestoneMailQueue, ({ shipmentId, status }) =>
    sendShipperMail(ctx, mailer, shipmentId, { template: 'milestone', status }),
  );
}
