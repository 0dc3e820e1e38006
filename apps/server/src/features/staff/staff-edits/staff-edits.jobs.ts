import { job } from '../../../platform/feature.ts';
import { staffMailQueue } from './queues.ts';
import { sendStaffMail } from './staff-emails.ts';

export const staffEditsJobs = [job(staffMailQueue, sendStaffMail)];
