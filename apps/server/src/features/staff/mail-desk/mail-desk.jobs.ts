import { job } from '../../../platform/feature.ts';
import { resendMailQueue } from './queues.ts';
import { sendAgain } from './resend-mail.ts';

export const mailDeskJobs = [job(resendMailQueue, sendAgain)];
