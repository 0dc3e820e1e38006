import type { Ctx } from '../../../platform/context.ts';
import type { Mail, Mailer } from '../../../platform/mailer.ts';
import { newRowId } from '../../../platform/random.ts';
import type { Sms } from '../../../platform/sms.ts';
import { accountOfTestAddress } from './copy-account.ts';
import { findOwner, insertMail } from './test-mails.queries.ts';

type Kept = Pick<Mail, 'to' | 'subject' | 'text' | 'messageId' | 'shipmentId'> & {
  html: string | null;
};

/**
 * Keeps emails and texts for the account whose shipment they are about, or whose address they go to. There is
 * no connection here that could send one.
 */
export function keepMails(ctx: Ctx): { mailer: Mailer; sms: Sms } {
  async function keep(channel: 'mail' | 'sms', kept: Kept): Promise<void> {
    const owner = await findOwner(ctx.db, {
      shipmentId: kept.shipmentId ?? null,
      customerId: accountOfTestAddress(kept.to) ?? null,
    });
    // to nobody's account: what a visitor typed cannot come here, so nothing is lost
    if (owner === undefined) return;
    await insertMail(ctx.db, {
      id: newRowId(),
      ...owner,
      channel,
      recipient: kept.to,
      subject: kept.subject,
      body: kept.text,
      html: kept.html,
      messageId: kept.messageId,
    });
  }

  return {
    mailer: { send: (mail) => keep('mail', mail), close: () => undefined },
    sms: {
      send: ({ id, ...message }) =>
        keep('sms', { ...message, subject: '', html: null, messageId: id }),
    },
  };
}
