import { defineQueue } from '../../../platform/jobs.ts';

export type StaffMailJob = { mailId: string; party: 'shipper' | 'recipient'; shard: number };

/** A message from staff to a party, or the current status. */
export const staffMailQueue = defineQueue<StaffMailJob>('staff_mail');
