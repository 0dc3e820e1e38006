import { defineQueue } from '../../../platform/jobs.ts';

/** An email to be resent by staff. The id is that of the request: a second click has the same. */
export const resendMailQueue = defineQueue<{ effectKey: string; resendId: string; shard: number }>(
  'resend_mail',
  {
    keyOf: ({ effectKey, resendId }) => `${effectKey}:${resendId}`,
  },
);
