import type { MailLine, MailPreview } from '@waypost/contract';
import { DEFAULT_LOCALE } from '@waypost/i18n/locales';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { layOut } from '../../../platform/mail-layout.ts';
import { MASKED, REVEALED } from '../../../platform/redaction.ts';
import { senderText } from '../../core/settings/index.ts';
import { findMail, type MailRow } from './mails.queries.ts';
import { canBeSentAgain, emailOf, writeAgain } from './write-again.ts';

export function presentMail(ctx: Ctx, row: MailRow): MailLine {
  return {
    effectKey: row.effectKey,
    template: emailOf(ctx, row.template).template,
    channel: row.channel,
    state: row.state,
    attempts: row.attempts,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    shipmentId: row.shipmentId,
    trackingNumber: row.trackingNumber,
    party: row.party,
    sealed: !canBeSentAgain(ctx, row),
  };
}

/** The email itself is not stored: it is written again, redacted. */
export async function previewMail(
  ctx: Ctx,
  { staffId }: StaffCaller,
  effectKey: string,
  reveal: boolean,
): Promise<MailPreview> {
  const row = await inTransaction(ctx.db, async (tx) => {
    const found = await findMail(tx, effectKey);
    if (found === undefined) throw new Problem('mail_not_found');
    await auditStaff(tx, staffId, reveal ? 'mail.reveal' : 'mail.preview', `mail:${effectKey}`, {
      shipmentId: found.shipmentId,
    });
    return found;
  });
  const mail = presentMail(ctx, row);
  const from = await senderText(ctx);
  if (mail.sealed) {
    const sample = emailOf(ctx, row.template).sample(DEFAULT_LOCALE, ctx.config.PUBLIC_ORIGIN);
    return { mail, from, shown: 'sample', to: null, letter: layOut(sample) };
  }
  const written = await writeAgain(ctx, row, reveal ? REVEALED : MASKED);
  if (written === undefined) return { mail, from, shown: 'gone', to: null, letter: null };
  const shown = reveal ? 'revealed' : 'masked';
  return { mail, from, shown, to: written.to, letter: layOut(written.email) };
}
