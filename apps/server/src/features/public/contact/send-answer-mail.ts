import type { Locale } from '@waypost/i18n';
import { completeLocale } from '@waypost/i18n/locales';
import type { Ctx } from '../../../platform/context.ts';
import type { Letter } from '../../../platform/mail-layout.ts';
import { mailTexts, type SafeText, vouchedText } from '../../../platform/mail-text.ts';
import type { Mailer } from '../../../platform/mailer.ts';
import { messageIdOf, sendOnce } from '../../../platform/outbox.ts';
import { readAnswerForMail } from './contact-answers.queries.ts';
import { CONTACT_SHARD } from './contact-item.ts';
import { mailKeyOf } from './send-message-mail.ts';

/**
 * Only our text and the reference, nothing of the message: the address was typed by a visitor and may be
 * anyone's, who would then get a stranger's text under our name. A reply goes to our inbox, in the thread
 * of the message.
 */
export async function sendAnswerMail(ctx: Ctx, mailer: Mailer, answerId: string): Promise<void> {
  const answer = await readAnswerForMail(ctx.db, answerId);
  if (answer === undefined) return;
  const effect = {
    effectKey: `mail:contact_answer:${answerId}`,
    shard: CONTACT_SHARD,
    template: 'contact_answer',
  } as const;
  const locale = completeLocale(answer.locale);
  const replyName = mailTexts(locale)('contactReplyName');
  await sendOnce(ctx, mailer, effect, async () => ({
    to: answer.email,
    replyTo: { name: replyName, address: ctx.config.SUPPORT_INBOX },
    references: messageIdOf(ctx.config.PUBLIC_ORIGIN, mailKeyOf(answer.message_id)),
    letter: messageAnswerLetter(locale, answer),
  }));
}

export function messageAnswerLetter(
  locale: Locale,
  answer: { reference: string; body: string },
): Letter {
  const t = mailTexts(locale);
  const reference = vouchedText(answer.reference, 'our code');
  return {
    locale,
    subject: t('contactAnswerSubject', { reference }),
    blocks: [
      { heading: t('contactAnswerHeading') },
      ...paragraphsOf(answer.body),
      { smallPrint: t('contactAnswerFooter', { reference }) },
    ],
  };
}

function paragraphsOf(text: string): { paragraph: SafeText }[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => ({ paragraph: vouchedText(paragraph.trim(), 'staff') }))
    .filter(({ paragraph }) => paragraph !== '');
}
