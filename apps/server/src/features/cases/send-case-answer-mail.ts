import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { translator } from '@waypost/i18n';
import type { Ctx } from '../../platform/context.ts';
import type { Mailer } from '../../platform/mailer.ts';
import { sendOnce } from '../../platform/outbox.ts';
import { partyLinkToken } from '../parties/index.ts';
import { readMessageForMail } from './cases.queries.ts';

const t = translator('en', 'mail');

/** Says that there is an answer, not what it is: mails are read by others, and cannot be erased. */
export async function sendCaseAnswerMail(
  ctx: Ctx,
  mailer: Mailer,
  messageId: string,
): Promise<void> {
  const message = await readMessageForMail(ctx.db, messageId);
  if (message === undefined || message.email === '') return;
  const { shipment_id: shipmentId, shard, party, email } = message;
  const effect = {
    effectKey: `mail:case_answer:${messageId}`,
    shard,
    template: 'case_answer',
    about: { shipmentId, party },
  } as const;
  await sendOnce(ctx, mailer, effect, async () => {
    const facts = { number: formatTrackingNumber(message.tracking_number) };
    const token = partyLinkToken(ctx, { id: shipmentId, email }, party);
    const url = `${ctx.config.PUBLIC_ORIGIN}/t/${token}?to=case`;
    return {
      to: email,
      letter: {
        subject: t('caseAnswerSubject', facts),
        blocks: [
          { heading: t('caseAnswerHeading') },
          { paragraph: t('caseAnswerText', facts) },
          { link: { label: t('caseAnswerLink'), url } },
          { smallPrint: t('signature') },
        ],
      },
    };
  });
}
