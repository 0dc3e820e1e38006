import type { Ctx } from '../../../platform/context.ts';
import { deleteResetLimits } from '../../../platform/durable-limits.ts';
import { job, scheduled } from '../../../platform/feature.ts';
import { deleteOldAttempts } from './codes.queries.ts';
import { eraseShipments } from './erase-shipments.ts';
import { deleteExpiredLinks } from './links.queries.ts';
import {
  codeMailQueue,
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

export const accountsJobs = [
  job(codeMailQueue, (ctx, mail) => sendCodeMail(ctx, ctx.mailer, mail)),
  job(linkMailQueue, (ctx, mail) => sendLinkMail(ctx, ctx.mailer, mail)),
  job(newSignInMailQueue, (ctx, { browserId }) => sendNewSignInMail(ctx, ctx.mailer, browserId)),
  job(passwordChangedMailQueue, (ctx, notice) => sendPasswordChangedMail(ctx, ctx.mailer, notice)),
  job(eraseShipmentsQueue, eraseShipments),
  scheduled('erase_expired_identity', '*/10 * * * *', eraseExpired),
];

async function eraseExpired(ctx: Ctx): Promise<void> {
  const sweeps = [deleteOldAttempts, deleteExpiredLinks, deleteExpiredSessions, deleteResetLimits];
  for (const sweep of sweeps) while ((await sweep(ctx.db, ERASE_BATCH)) === ERASE_BATCH);
}
