import { defineQueue } from '../../platform/jobs.ts';

/** `mail` counts the mails of an attempt: an older job leaves the mail to the newer one. */
export const codeMailQueue = defineQueue<{ attemptId: string; mail: number }>('code_mail', {
  retryLimit: 5,
});

export const linkMailQueue = defineQueue<{ linkId: string }>('link_mail', { retryLimit: 10 });

export const newSignInMailQueue = defineQueue<{ browserId: string }>('new_sign_in_mail', {
  retryLimit: 10,
});

export const eraseExpiredQueue = defineQueue<Record<string, never>>('erase_expired_identity', {
  retryLimit: 2,
});
