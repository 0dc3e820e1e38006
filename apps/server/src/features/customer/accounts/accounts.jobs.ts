import type { Ctx } from '../../../platform/context.ts';
import { deleteResetLimits } from '../../../platform/durable-limits.ts';
import { job, scheduled } from '../../../platform/feature.ts';
import { newSignInEmail, passwordChangedEmail } from './account-emails.ts';
import { deleteOldAttempts } from './codes.queries.ts';
import { eraseWhereShardsAre } from './erase-address.ts';
import { eraseShipments } from './erase-shipments.ts';
import { deleteExpiredLinks } from './links.queries.ts';
import {
  codeMailQueue,
  eraseAddressQueue,
  eraseShipmentsQueue,
  linkMailQueue,
  newSignInMailQueue,
  passwordChangedMailQueue,
} from './queues.ts';
import { sendCodeMail } from './send-code-mail.ts';
import { sendLinkMail } from './send-link-mail.ts';
import { deleteExpiredSessions } from './sessions.queries.ts';

export const accountsJobs = [
  job(codeMailQueue, sendCodeMail),
  job(linkMailQueue, sendLinkMail),
  job(newSignInMailQueue, newSignInEmail.send),
  job(passwordChangedMailQueue, passwordChangedEmail.send),
  job(eraseShipmentsQueue, eraseShipments),
  job(eraseAddressQueue, eraseWhereShardsAre),
  scheduled('erase_expired_identity', '*/10 * * * *', eraseExpired),
];

async function eraseExpired(ctx: Ctx): Promise<void> {
  const sweeps = [deleteOldAttempts, deleteExpiredLinks, deleteExpiredSessions, deleteResetLimits];
  for (const sweep of sweeps) await sweep(ctx.db);
}
