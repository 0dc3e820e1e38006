import type { Ctx } from '../../../platform/context.ts';
import type { Mailer } from '../../../platform/mailer.ts';
import { bookingConfirmationQueue, cancelledLetterQueue, recipientNoticeQueue } from './queues.ts';
import { sendShipmentMail } from './send-shipment-mail.ts';

export async function notificationsJobs(ctx: Ctx, mailer: Mailer): Promise<void> {
  await ctx.jobs.work(bookingConfirmationQueue, ({ shipmentId }) =>
    sendShipmentMail(ctx, mailer, shipmentId, 'booking_confirmation'),
  );
  await ctx.jobs.work(recipientNoticeQueue, ({ shipmentId }) =>
    sendShipmentMail(ctx, mailer, shipmentId, 'recipient_notice'),
  );
  await ctx.jobs.work(cancelledLetterQueue, ({ shipmentId }) =>
    sendShipmentMail(ctx, mailer, shipmentId, 'cancelled'),
  );
}
