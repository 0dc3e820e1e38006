import { defineQueue } from '../../../platform/jobs.ts';

type AboutShipment = { shipmentId: string; shard: number };

/** To the shipper, when the booking is made. */
export const bookingConfirmationQueue = defineQueue<AboutShipment>('booking_confirmation', {
  retryLimit: 10,
});

/** To the recipient, once nothing holds the shipment any more. */
export const recipientNoticeQueue = defineQueue<AboutShipment>('recipient_notice', {
  retryLimit: 10,
});

/** To the shipper, when it was cancelled, also automatically. */
export const cancelledLetterQueue = defineQueue<AboutShipment>('cancelled_letter', {
  retryLimit: 10,
});
