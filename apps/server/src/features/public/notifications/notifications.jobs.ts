import { job } from '../../../platform/feature.ts';
import { bookingConfirmationQueue, cancelledLetterQueue, recipientNoticeQueue } from './queues.ts';
import { sendShipmentMail } from './send-shipment-mail.ts';

export const notificationsJobs = [
  job(bookingConfirmationQueue, (ctx, { shipmentId }) =>
    sendShipmentMail(ctx, ctx.mailer, shipmentId, 'booking_confirmation'),
  ),
  job(recipientNoticeQueue, (ctx, { shipmentId }) =>
    sendShipmentMail(ctx, ctx.mailer, shipmentId, 'recipient_notice'),
  ),
  job(cancelledLetterQueue, (ctx, { shipmentId }) =>
    sendShipmentMail(ctx, ctx.mailer, shipmentId, 'cancelled'),
  ),
];
