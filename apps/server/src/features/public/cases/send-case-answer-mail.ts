import type { Locale } from '@waypost/i18n';
import { completeLocale } from '@waypost/i18n/locales';
import type { Ctx } from '../../../platform/context.ts';
import type { Letter } from '../../../platform/mail-layout.ts';
import { mailTexts, trackingNumberText } from '../../../platform/mail-text.ts';
import type { Mailer } from '../../../platform/mailer.ts';
import { type Rewrite, sendOnce, type Writing } from '../../../platform/outbox.ts';
import { NO_VEIL, type Veil } from '../../../platform/veil.ts';
import { partyLinkToken } from '../parties/index.ts';
import { type MailedMessage, readMessageForMail } from './cases.queries.ts';

/** Says that there is an answer, not its text: emails are read by others, and cannot be erased. */
export async function sendCaseAnswerMail(
  ctx: Ctx,
  mailer: Mailer,
  messageId: string,
): Promise<void> {
  const message = await readMessageForMail(ctx.db, messageId);
  if (message === undefined || message.email === '') return;
  const { shipment_id: shipmentId, shard, party } = message;
  const effect = {
    effectKey: `mail:case_answer:${messageId}`,
    shard,
    template: 'case_answer',
    about: { shipmentId, party },
  } as const;
  await sendOnce(ctx, mailer, effect, async () => write(ctx, message, NO_VEIL));
}

export const rewriteCaseAnswer: Rewrite = async (ctx, { ids: [messageId = ''] }, veil) => {
  const message = await readMessageForMail(ctx.db, messageId);
  return message === undefined || message.email === '' ? undefined : write(ctx, message, veil);
};

function write(ctx: Ctx, message: MailedMessage, veil: Veil): Writing {
  const { shipment_id: id, party, email } = message;
  const token = partyLinkToken(ctx, { id, email }, party);
  const url = veil.link(`${ctx.config.PUBLIC_ORIGIN}/t/${token}?to=case`);
  return {
    to: veil.email(email),
    letter: caseAnswerLetter(completeLocale(message.locale), message.tracking_number, url),
  };
}

export function caseAnswerLetter(locale: Locale, trackingNumber: string, url: string): Letter {
  const t = mailTexts(locale);
  const facts = { number: trackingNumberText(trackingNumber) };
  return {
    locale,
    subject: t('caseAnswerSubject', facts),
    blocks: [
      { heading: t('caseAnswerHeading') },
      { paragraph: t('caseAnswerText', facts) },
      { link: { label: t('caseAnswerLink'), url } },
      { smallPrint: t('signature') },
    ],
  };
}
