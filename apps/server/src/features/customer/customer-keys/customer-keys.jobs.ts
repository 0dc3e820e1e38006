import { job } from '../../../platform/feature.ts';
import { keyMadeMailQueue } from './queues.ts';
import { sendKeyMadeMail } from './send-key-made-mail.ts';

export const customerKeysJobs = [
  job(keyMadeMailQueue, (ctx, { keyId }) => sendKeyMadeMail(ctx, ctx.mailer, keyId)),
];
