import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx, WorkerCtx } from '../../../platform/context.ts';
import { addressHash } from '../../../platform/email-key.ts';
import { inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { sendOnce } from '../../../platform/outbox.ts';
import { NOT_REDACTED, REVEALED } from '../../../platform/redaction.ts';
import { isOptedOut } from '../../public/updates/index.ts';
import { findMail } from './mails.queries.ts';
import { resendMailQueue } from './queues.ts';
import { canBeSentAgain, emailOf, firstKeyOf, keyOfResend, writeAgain } from './write-again.ts';

/** Says at once when it cannot be sent; the worker checks again when it sends. */
export async function resendMail(
  ctx: Ctx,
  { staffId }: StaffCaller,
  effectKey: string,
  resendId: string,
): Promise<void> {
  const row = await findMail(ctx.db, effectKey);
  if (row === undefined) throw new Problem('mail_not_found');
  if (!canBeSentAgain(ctx, row)) throw new Problem('mail_sealed');
  const written = await writeAgain(ctx, row, REVEALED);
  if (written === undefined) throw new Problem('mail_addressee_gone');
  if (await isOptedOut(ctx, addressHash(ctx, written.to))) throw new Problem('mail_opted_out');
  const firstKey = firstKeyOf(effectKey);
  await inTransaction(ctx.db, async (tx) => {
    await ctx.jobs.enqueue(tx, resendMailQueue, {
      effectKey: firstKey,
      resendId,
      shard: row.shard,
    });
    await auditStaff(tx, staffId, 'mail.resend', `mail:${firstKey}`, { resendId });
  });
}

export async function sendAgain(
  ctx: WorkerCtx,
  { effectKey, resendId }: { effectKey: string; resendId: string },
): Promise<void> {
  const row = await findMail(ctx.db, effectKey);
  const written = row && (await writeAgain(ctx, row, NOT_REDACTED));
  if (row === undefined || written === undefined) return;
  if (await isOptedOut(ctx, addressHash(ctx, written.to))) return;
  const { shipmentId, party, shard } = row;
  const effect = {
    effectKey: keyOfResend(effectKey, resendId),
    shard,
    template: emailOf(ctx, row.template).template,
    ...(row.subject !== null && { subject: row.subject as object }),
    ...(shipmentId !== null && { about: { shipmentId, ...(party !== null && { party }) } }),
  };
  await sendOnce(ctx, ctx.mailer, effect, async () => written);
}
