import { milestoneIdentity, type MilestoneKind } from '@waypost/domain/tracking';
import { defineQueue } from '../../../platform/jobs.ts';

/** A shipment reached a milestone by this event. */
export type MilestoneJob = {
  shipmentId: string;
  kind: MilestoneKind;
  sourceId: number;
  scanId: string;
};

/** The same milestone to one of the listeners. */
export type MessageJob = MilestoneJob & {
  /** `shipper`, `recipient`, or the id of a subscription. */
  listener: string;
  channel: 'mail' | 'sms';
};

export const identityOf = ({ kind, sourceId, scanId }: MilestoneJob): string =>
  milestoneIdentity({ kind, event: { sourceId, scanId } });

/** Enqueued with the scan; finds the listeners and makes a job for each. */
export const milestoneQueue = defineQueue<MilestoneJob>('milestone', {
  retryLimit: 10,
  keyOf: (job) => `${job.shipmentId}:${identityOf(job)}`,
});

export const messageQueue = defineQueue<MessageJob>('milestone_message', {
  retryLimit: 10,
  keyOf: (job) => `${job.shipmentId}:${identityOf(job)}:${job.channel}:${job.listener}`,
});

/** `mail` counts the mails of a subscription: an older job leaves the mail to the newer one. */
export const confirmationMailQueue = defineQueue<{ subscriptionId: string; mail: number }>(
  'confirm_updates_mail',
  { retryLimit: 10 },
);
