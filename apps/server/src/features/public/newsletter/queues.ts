import { defineQueue } from '../../../platform/jobs.ts';

/** `mail` counts the emails of a consent: an older job leaves the email to the newer one. */
export const newsletterMailQueue = defineQueue<{ consentId: string; mail: number; shard: number }>(
  'newsletter_mail',
);
