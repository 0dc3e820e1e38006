import type { Status } from '@waypost/domain/tracking';
import { defineQueue } from '../../platform/jobs.ts';

/** A shipment reached a status that somebody wants to hear of. */
export type Milestone = { shipmentId: string; status: Status };
type AboutShipment = { shipmentId: string };

export const milestoneMailQueue = defineQueue<Milestone>('milestone_mail', { retryLimit: 10 });

/** To the shipper, when the booking is made. */
export const bookingConfirmationQueue = defineQueue<AboutShipment>('booking_confirmation', {
  retryLimit: 10,
});

/** To the recipient, once nothing holds the shipment any more. */
export const recipientNoticeQueue = defineQueue<AboutShipment>('recipient_notice', {
  retryLimit: 10,
});

/** To the shipper, when it was cancelled, by whomever or by the clock. */
export const cancelledLetterQueue = defineQueue<AboutShipment>('cancelled_letter', {
  retryLimit: 10,
});
