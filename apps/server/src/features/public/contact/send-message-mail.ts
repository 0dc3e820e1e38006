import { translator } from '@waypost/i18n';
import { DEFAULT_LOCALE } from '@waypost/i18n/locales';
import type { Ctx } from '../../../platform/context.ts';
import type { OwnLetter } from '../../../platform/mail-layout.ts';
import { provedAddress } from '../../../platform/mail-text.ts';
import type { Mailer } from '../../../platform/mailer.ts';
import { sendOnce } from '../../../platform/outbox.ts';
import { CONTACT_SHARD } from './contact-item.ts';
import { type MessageForMail, readMessageForMail } from './contact.queries.ts';

/** The Message-ID of the email to our inbox, which answers refer to. */
export function mailKeyOf(messageId: string): string {
  return `mail:contact:${messageId}`;
}

export async function sendMessageMail(ctx: Ctx, mailer: Mailer, messageId: string): Promise<void> {
  const message = await readMessageForMail(ctx.db, messageId);
  if (message === undefined) return;
  const effect = {
    effectKey: mailKeyOf(messageId),
    shard: CONTACT_SHARD,
    template: 'contact',
  } as const;
  await sendOnce(ctx, mailer, effect, async () => ({
    to: provedAddress(ctx.config.SUPPORT_INBOX, 'our inbox'),
    replyTo: { name: message.name, address: message.email },
    letter: messageLetter(message),
  }));
}

/** The message is quoted; the subject is ours alone. */
export function messageLetter({
  reference,
  topic,
  name,
  email,
  message,
}: MessageForMail): OwnLetter {
  const t = translator(DEFAULT_LOCALE, 'mail');
  const heading = t(`contactTopic.${topic}`);
  return {
    locale: DEFAULT_LOCALE,
    subject: t('contactSubject', { reference, topic: heading }),
    blocks: [
      { heading },
      { paragraph: t('contactFrom', { name, email }) },
      { quote: message },
      { paragraph: t('contactReference', { reference }) },
      { smallPrint: t('contactFooter') },
    ],
  };
}
