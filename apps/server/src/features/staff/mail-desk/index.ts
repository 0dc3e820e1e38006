import { type Feature, job } from '../../../platform/feature.ts';
import { mailDeskRoutes } from './mail-desk.routes.ts';
import { resendMailQueue } from './queues.ts';
import { sendAgain } from './resend-mail.ts';

export const mailDesk: Feature = {
  name: 'mail-desk',
  personalData: 'none',
  routes: mailDeskRoutes,
  jobs: [job(resendMailQueue, sendAgain)],
};
