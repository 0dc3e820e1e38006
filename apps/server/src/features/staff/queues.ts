import { defineQueue } from '../../platform/jobs.ts';

export const invitationMailQueue = defineQueue<{ invitationId: string }>('invitation_mail', {
  retryLimit: 10,
});

export const eraseExpiredStaffQueue = defineQueue<Record<string, never>>('erase_expired_staff', {
  retryLimit: 2,
});
