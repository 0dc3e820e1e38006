import { defineQueue } from '../../../platform/jobs.ts';

/** A mail once more, asked for by staff. The id is that of the request: a second click has the same. */
export const resendMailQueue = defineQueue<{ effectKey: string; resendId: string }>('resend_mail', {
  retryLimit: 10,
  keyOf: ({ effectKey, resendId }) => `${effectKey}:${resendId}`,
});
