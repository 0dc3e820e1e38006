import type { Ctx } from '../../platform/context.ts';
import type { Mailer } from '../../platform/mailer.ts';
import {
  bookingConfirmationQueue,
  cancelledLetterQueue,
  milestoneMailQueue,
  recipientNoticeQueue,
} from './queues.ts';
import { sendShipmentMail } from './send-shipment-mail.ts';

export async function notificationsJobs(ctx: Ctx, mailer: Mailer): Promise<void> {
  await ctx.jobs.work(bookingConfirmationQueue, ({ shipmentId }) =>
    sendShipmentMail(ctx, mailer, shipmentId, { template: 'booking_confirmation' }),
  );
  await ctx.jobs.work(recipientNoticeQueue, ({ shipmentId }) =>
    sendShipmentMail(ctx, mailer, shipmentId, { template: 'recipient_notice' }),
  );
  await ctx.jobs.work(cancelledLetterQueue, ({ shipmentId }) =>
    sendShipmentMail(ctx, mailer, shipmentId, { template: 'cancelled' }),
  );
  await ctx.jobs.work(milestoneMailQueue, ({ shipmentId, status }) =>
    sendShipmentMail(ctx, mailer, shipmentId, { template: 'milestone', status }),
  );
}
