import { defineEmail } from '../../../platform/emails.ts';
import { mailTexts, trackingNumberText } from '../../../platform/mail-text.ts';
import { partyLinkToken } from '../parties/index.ts';
import { readMessageForMail } from './cases.queries.ts';

/** Says that there is an answer, not what it is: mails are read by others, and cannot be erased. */
export const caseAnswerEmail = defineEmail({
  template: 'case_answer',
  key: ({ messageId }: { messageId: string }) => `case_answer:${messageId}`,
  async read(ctx, { messageId }, redaction) {
    const message = await readMessageForMail(ctx.db, messageId);
    if (message === undefined || message.email === '') return undefined;
    const { shipmentId, party, email, trackingNumber } = message;
    const token = partyLinkToken(ctx, { id: shipmentId, email }, party);
    const url = redaction.link(`${ctx.config.PUBLIC_ORIGIN}/t/${token}?to=case`);
    return {
      ...message,
      to: redaction.email(email),
      about: { shipmentId, party },
      facts: { trackingNumber, url },
    };
  },
  words(locale, { trackingNumber, url }: { trackingNumber: string; url: string }) {
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
  },
  sample: (origin) => ({ trackingNumber: 'WP00DEM00000001V', url: `${origin}/t/SAMPLE?to=case` }),
  subjectOfKey: (_ctx, { ids: [messageId = ''] }) => ({ messageId }),
});
