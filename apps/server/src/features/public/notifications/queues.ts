import { defineQueue } from '../../../platform/jobs.ts';

type AboutShipment = { shipmentId: string; shard: number };

/** To the shipper, when the booking is made, or activated. */
export const bookingConfirmationQueue = defineQueue<AboutShipment>('booking_confirmation');

/** To the shipper who pays by bank transfer, when the money has arrived. */
export const transferArrivedQueue = defineQueue<AboutShipment>('transfer_arrived');

/** To the recipient, once nothing holds the shipment any more. */
export const recipientNoticeQueue = defineQueue<AboutShipment>('recipient_notice');

/** To the shipper, when it was cancelled, also automatically. */
export const cancelledLetterQueue = defineQueue<AboutShipment>('cancelled_letter');

/**
 * To the shipper, when the way it is handed over has changed. The occasion names one email: `chosen/2`,
 * `missed/{pickup}`.
 */
export const handoverNewsQueue = defineQueue<AboutShipment & { occasion: string }>('handover_news');
