import type { Ctx } from '../../../platform/context.ts';
import type { Mailer } from '../../../platform/mailer.ts';
import { keyMadeMailQueue } from './queues.ts';
import { sendKeyMadeMail } from './send-key-made-mail.ts';

export async function customerKeysJobs(ctx: Ctx, mailer: Mailer): Promise<void> {
  await ctx.jobs.work(keyMadeMailQueue, ({ keyId }) => sendKeyMadeMail(ctx, mailer, keyId));
}
