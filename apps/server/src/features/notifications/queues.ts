import type { Status } from '@waypost/domain/tracking';
import { defineQueue } from '../../platform/jobs.ts';

/** A shipment reached a status that somebody wants to hear of. */
export type Milestone = { shipmentId: string; status: Status };

export const milestoneMailQueue = defineQueue<Milestone>('milestone_mail', { retryLimit: 10 });

export const bookingConfirmationQueue = defineQueue<{ shipmentId: string }>(
  'booking_confirmation',
  { retryLimit: 10 },
);
