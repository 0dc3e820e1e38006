import { type Feature, job, scheduled } from '../../../platform/feature.ts';
import { deleteDue } from '../../../platform/sweeps.ts';
import { MAILS_ARE_OLD } from '../../../platform/outbox.ts';
import { RETURNS_ARE_OLD } from '../../../platform/undeliverable.ts';
import { mailDeskRoutes } from './mail-desk.routes.ts';
import { resendMailQueue } from './queues.ts';
import { sendAgain } from './resend-mail.ts';

export const mailDesk: Feature = {
  name: 'mail-desk',
  personalData: 'none',
  routes: mailDeskRoutes,
  jobs: [
    job(resendMailQueue, sendAgain),
    scheduled('erase_mail_returns', '29 3 * * *', (ctx) =>
      deleteDue(ctx.db, 'mailReturns', RETURNS_ARE_OLD),
    ),
    scheduled('erase_old_mails', '37 3 * * *', (ctx) =>
      deleteDue(ctx.db, 'outboxMails', MAILS_ARE_OLD),
    ),
  ],
};
