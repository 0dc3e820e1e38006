import { defineQueue, RETRIES_WHILE_CELL_AWAY } from '../../../platform/jobs.ts';
import { identityOf, type MilestoneJob } from '../../core/scans/index.ts';

/** The same milestone to one of the listeners. */
export type MessageJob = MilestoneJob & {
  /** `shipper`, `recipient`, or the id of a subscription. */
  listener: string;
  channel: 'mail' | 'sms';
};

export const messageQueue = defineQueue<MessageJob>('milestone_message', {
  keyOf: (job) => `${job.shipmentId}:${identityOf(job)}:${job.channel}:${job.listener}`,
});

/** `mail` counts the emails of a subscription: an older job leaves the email to the newer one. */
export const confirmationMailQueue = defineQueue<{
  subscriptionId: string;
  mail: number;
  shard: number;
}>('confirm_updates_mail');

/** The hash of an address that has opted out or in again, in base64 as in the directory. */
export type OptOutNote = { hash: string; shard: number };

export const noteOptOutQueue = defineQueue<OptOutNote>('note_opt_out', {
  retryLimit: RETRIES_WHILE_CELL_AWAY,
});
