import { job } from '../../../platform/feature.ts';
import { staffMailQueue } from './queues.ts';
import { sendStaffMail } from './send-staff-mail.ts';

export const staffEditsJobs = [
  job(staffMailQueue, (ctx, mail) => sendStaffMail(ctx, ctx.mailer, mail)),
];
