import type { Ctx } from '../../../platform/context.ts';
import { deleteResetLimits } from '../../../platform/durable-limits.ts';
import type { Mailer } from '../../../platform/mailer.ts';
import { deleteOldCardTries } from '../cards/index.ts';
import { deleteOldAttempts } from './codes.queries.ts';
import { deleteExpiredLinks } from './links.queries.ts';
import { eraseShipments } from './erase-shipments.ts';
import {
  codeMailQueue,
  eraseExpiredQueue,
  eraseShipmentsQueue,
  linkMailQueue,
  newSignInMailQueue,
  passwordChangedMailQueue,
} from './queues.ts';
import { sendCodeMail } from './send-code-mail.ts';
import { sendLinkMail } from './send-link-mail.ts';
import { sendNewSignInMail } from './send-new-sign-in-mail.ts';
import { sendPasswordChangedMail } from './send-password-changed-mail.ts';
import { deleteExpiredSessions } from './sessions.queries.ts';

const ERASE_BATCH = 1_000;

export async function accountsJobs(ctx: Ctx, mailer: Mailer): Promise<void> {
  await ctx.jobs.work(codeMailQueue, (payload) => sendCodeMail(ctx, mailer, payload));
  await ctx.jobs.work(linkMailQueue, (job) => sendLinkMail(ctx, mailer, job));
  await ctx.jobs.work(newSignInMailQueue, ({ browserId }) =>
    sendNewSignInMail(ctx, mailer, browserId),
  );

  await ctx.jobs.work(passwordChangedMailQueue, (notice) =>
    sendPasswordChangedMail(ctx, mailer, notice),
  );

  await ctx.jobs.work(eraseShipmentsQueue, (next) => eraseShipments(ctx, next));
  await ctx.jobs.work(eraseExpiredQueue, () => eraseExpired(ctx));
  await ctx.jobs.schedule(eraseExpiredQueue, '*/10 * * * *');
}

async function eraseExpired(ctx: Ctx): Promise<void> {
  const sweeps = [
    deleteOldAttempts,
    deleteExpiredLinks,
    deleteExpiredSessions,
    deleteResetLimits,
    deleteOldCardTries,
  ];
  for (const sweep of sweeps) while ((await sweep(ctx.db, ERASE_BATCH)) === ERASE_BATCH);
}
