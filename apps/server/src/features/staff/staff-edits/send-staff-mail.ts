import { completeLocale } from '@waypost/i18n/locales';
import type { Ctx } from '../../../platform/context.ts';
import type { Mailer } from '../../../platform/mailer.ts';
import { sendOnce } from '../../../platform/outbox.ts';
import { readShipmentForMail, threadOf } from '../../public/notifications/index.ts';
import { partyLinkToken } from '../../public/parties/index.ts';
import type { StaffMailJob } from './queues.ts';
import { staffLetter, statusLetter } from './staff-letters.ts';
import { findStaffMail } from './staff-mails.queries.ts';

export async function sendStaffMail(ctx: Ctx, mailer: Mailer, job: StaffMailJob): Promise<void> {
  const mail = await findStaffMail(ctx.db, job);
  if (mail === undefined) return;
  const { shipment_id: shipmentId, subject, body } = mail;
  const shipment = await readShipmentForMail(ctx.db, shipmentId, job.party);
  // erased, or its address was removed
  if (shipment === undefined || shipment.email === '' || subject === '') return;

  const isMessage = subject !== null && body !== null;
  const effect = {
    effectKey: `mail:staff:${job.mailId}:${job.party}`,
    shard: shipment.shard,
    template: isMessage ? 'staff_message' : 'status_now',
    about: { shipmentId, party: job.party },
  } as const;
  await sendOnce(ctx, mailer, effect, async () => {
    const token = partyLinkToken(ctx, shipment, job.party);
    const locale = completeLocale(shipment.locale);
    const about = {
      trackingNumber: shipment.tracking_number,
      trackUrl: `${ctx.config.PUBLIC_ORIGIN}/t/${token}`,
    };
    return {
      to: shipment.email,
      letter: isMessage
        ? staffLetter(locale, { subject, body }, about)
        : statusLetter(locale, mail.status, about),
      references: threadOf(ctx, shipmentId),
    };
  });
}
