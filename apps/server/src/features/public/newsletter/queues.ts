import { defineQueue, RETRIES_WHILE_CELL_AWAY } from '../../../platform/jobs.ts';

/** `mail` counts the emails of a consent: an older job leaves the email to the newer one. */
export const newsletterMailQueue = defineQueue<{ consentId: string; mail: number; shard: number }>(
  'newsletter_mail',
);

/** Somebody has left: the job reads the address. */
export type LeftNote = { consentId: string; shard: number; leftAt: string };
export const leaveInCellsQueue = defineQueue<LeftNote>('leave_newsletter_in_cells', {
  retryLimit: RETRIES_WHILE_CELL_AWAY,
  keyOf: ({ consentId, leftAt }) => `${consentId}:${leftAt}`,
});
