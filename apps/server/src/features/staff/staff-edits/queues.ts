import { defineQueue } from '../../../platform/jobs.ts';

export type StaffMailJob = { mailId: string; party: 'shipper' | 'recipient' };

/** What staff wrote to a party, or the present status. */
export const staffMailQueue = defineQueue<StaffMailJob>('staff_mail', { retryLimit: 10 });
