import { translator } from '@waypost/i18n';
import { completeLocale, DEFAULT_LOCALE } from '@waypost/i18n/locales';
import { defineEmail, defineOwnEmail } from '../../../platform/emails.ts';
import {
  mailTexts,
  provedAddress,
  type SafeText,
  vouchedText,
} from '../../../platform/mail-text.ts';
import { messageIdOf } from '../../../platform/outbox.ts';
import { readAnswerForMail } from './contact-answers.queries.ts';
import { CONTACT_SHARD } from './contact-item.ts';
import { type MessageForMail, readMessageForMail } from './contact.queries.ts';

type Written = Omit<MessageForMail, 'locale'>;

const keyOf = ({ messageId }: { messageId: string }) => `contact:${messageId}`;

/** To our inbox. What was written stands in the quote; the subject is ours alone. */
export const messageEmail = defineOwnEmail({
  template: 'contact',
  key: keyOf,
  async read(ctx, { messageId }) {
    const message = await readMessageForMail(ctx.db, messageId);
    if (message === undefined) return undefined;
    return {
      shard: CONTACT_SHARD,
      to: provedAddress(ctx.config.SUPPORT_INBOX, 'our inbox'),
      replyTo: { name: message.name, address: message.email },
      locale: DEFAULT_LOCALE,
      facts: message,
    };
  },
  words(_english, { reference, topic, name, email, message }: Written) {
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
  },
  sample: (): Written => ({
    reference: 'C-0000-0000-0000',
    topic: 'support',
    name: 'Ada Example',
    email: 'ada@example.com',
    message: 'When does my parcel arrive?',
  }),
});

/** To the typed address, as a receipt: which reference it has and what comes next, in our words alone. */
export const receivedEmail = defineEmail({
  template: 'contact_received',
  key: ({ messageId }: { messageId: string }) => `contact_received:${messageId}`,
  async read(ctx, { messageId }) {
    const message = await readMessageForMail(ctx.db, messageId);
    if (message === undefined) return undefined;
    const { email, locale, reference } = message;
    const name = mailTexts(completeLocale(locale))('contactReplyName');
    return {
      shard: CONTACT_SHARD,
      to: email,
      locale,
      replyTo: { name, address: ctx.config.SUPPORT_INBOX },
      facts: { reference },
    };
  },
  words(locale, message: { reference: string }) {
    const t = mailTexts(locale);
    const reference = vouchedText(message.reference, 'our code');
    const subject = t('contactReceivedSubject', { reference });
    return {
      locale,
      subject,
      blocks: [
        { heading: subject },
        { paragraph: t('contactReceivedText') },
        { smallPrint: t('contactReceivedFooter', { reference }) },
      ],
    };
  },
  sample: () => ({ reference: 'C-0000-0000-0000' }),
});

/**
 * Our words and the reference, and nothing of what was written to us: the address was typed in by a
 * visitor and may be anybody's, who would then get a stranger's words under our name. A reply goes to
 * our inbox, where it stands with the message it belongs to.
 */
export const answerEmail = defineEmail({
  template: 'contact_answer',
  key: ({ answerId }: { answerId: string }) => `contact_answer:${answerId}`,
  async read(ctx, { answerId }) {
    const answer = await readAnswerForMail(ctx.db, answerId);
    if (answer === undefined) return undefined;
    const name = mailTexts(completeLocale(answer.locale))('contactReplyName');
    const question = `mail:${keyOf({ messageId: answer.messageId })}`;
    return {
      shard: CONTACT_SHARD,
      to: answer.email,
      locale: answer.locale,
      replyTo: { name, address: ctx.config.SUPPORT_INBOX },
      references: messageIdOf(ctx.config.PUBLIC_ORIGIN, question),
      facts: answer,
    };
  },
  words(locale, answer: { reference: string; body: string }) {
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
  },
  sample: () => ({
    reference: 'C-0000-0000-0000',
    body: 'Your parcel is due tomorrow before noon.',
  }),
});

function paragraphsOf(text: string): { paragraph: SafeText }[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => ({ paragraph: vouchedText(paragraph.trim(), 'staff') }))
    .filter(({ paragraph }) => paragraph !== '');
}
