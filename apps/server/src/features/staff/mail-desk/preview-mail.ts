import {
  MAIL_TEMPLATES,
  type MailLine,
  type MailPreview,
  type MailTemplate,
} from '@waypost/contract';
import { appendAudit } from '../../../platform/audit.ts';
import { DEFAULT_LOCALE } from '@waypost/i18n/locales';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { layOut } from '../../../platform/mail-layout.ts';
import { senderText } from '../../core/settings/index.ts';
import { MAIL_SAMPLES } from './mail-samples.ts';
import { findMail, type MailRow } from './mails.queries.ts';
import { isSealed, MASKED, REVEALED, rewriteMail } from './rewrite-mail.ts';

export function presentMail(row: MailRow): MailLine {
  return {
    effectKey: row.effect_key,
    template: templateOf(row),
    channel: row.channel,
    state: row.state,
    attempts: row.attempts,
    createdAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    trackingNumber: row.tracking_number,
    party: row.party,
    sealed: isSealed(row),
  };
}

function templateOf({ template }: MailRow): MailTemplate {
  const known = MAIL_TEMPLATES.find((each) => each === template);
  if (known === undefined) throw new Error(`the outbox has an unknown template: ${template}`);
  return known;
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
    await appendAudit(tx, {
      actor: { kind: 'staff', id: staffId },
      action: reveal ? 'mail.reveal' : 'mail.preview',
      subject: `mail:${effectKey}`,
      details: { shipmentId: found.shipment_id },
    });
    return found;
  });
  const mail = presentMail(row);
  const from = await senderText(ctx);
  if (mail.sealed) {
    const letter = layOut(MAIL_SAMPLES[mail.template](DEFAULT_LOCALE, ctx.config.PUBLIC_ORIGIN));
    return { mail, from, shown: 'sample', to: null, letter };
  }
  const written = await rewriteMail(ctx, row, reveal ? REVEALED : MASKED);
  if (written === undefined) return { mail, from, shown: 'gone', to: null, letter: null };
  const shown = reveal ? 'revealed' : 'masked';
  return { mail, from, shown, to: written.to, letter: layOut(written.letter) };
}
