import type { Status } from '@waypost/domain/tracking';
import { type Translate, translator } from '@waypost/i18n';
import type { Ctx, WorkerCtx } from '../../../platform/context.ts';
import { defineEmail } from '../../../platform/emails.ts';
import type { Block } from '../../../platform/mail-blocks.ts';
import {
  mailTexts,
  type SafeText,
  trackingNumberText,
  vouchedText,
} from '../../../platform/mail-text.ts';
import { readShipmentForMail, threadOf } from '../../public/notifications/index.ts';
import { partyLinkToken } from '../../public/parties/index.ts';
import type { StaffMailJob } from './queues.ts';
import { findStaffMail } from './staff-mails.queries.ts';

type About = { trackingNumber: string; trackUrl: string };
type Message = About & { subject: string; body: string };

const key = ({ mailId, party }: StaffMailJob) => `staff:${mailId}:${party}`;
const sampleOf = (origin: string): About => ({
  trackingNumber: 'WP00DEM00000001V',
  trackUrl: `${origin}/t/SAMPLE`,
});

/** What staff wrote, as plain text: every line a paragraph, nothing in it is a link or a heading. */
export const messageEmail = defineEmail({
  template: 'staff_message',
  key,
  async read(ctx, job: StaffMailJob) {
    const mail = await readMail(ctx, job);
    if (mail === undefined) return undefined;
    const { subject, body } = mail;
    if (subject === null || body === null) return undefined;
    return { ...mail.addressed, facts: { ...mail.about, subject, body } };
  },
  words(locale, { body, ...message }: Message) {
    const t = mailTexts(locale);
    const subject = vouchedText(message.subject, 'staff');
    const lines = body.split(/\r?\n/).filter((line) => line.trim() !== '');
    return {
      locale,
      subject,
      blocks: [
        { heading: subject },
        ...lines.map((line) => ({ paragraph: vouchedText(line, 'staff') })),
        ...ending(t, message),
      ],
    };
  },
  sample: (origin) => ({
    ...sampleOf(origin),
    subject: 'A question about your shipment',
    body: 'Which doorbell should we ring?',
  }),
});

export const statusEmail = defineEmail({
  template: 'status_now',
  key,
  async read(ctx, job: StaffMailJob) {
    const mail = await readMail(ctx, job);
    if (mail === undefined || (mail.subject !== null && mail.body !== null)) return undefined;
    return { ...mail.addressed, facts: { ...mail.about, status: mail.status } };
  },
  words(locale, { status, ...about }: About & { status: Status }) {
    const t = mailTexts(locale);
    const facts = {
      number: trackingNumberText(about.trackingNumber),
      status: vouchedText(translator(locale, 'parcels')(`status.${status}`), 'our code'),
    };
    return {
      locale,
      subject: t('statusNowSubject', facts),
      blocks: [
        { heading: facts.status },
        { paragraph: t('statusNowText', facts) },
        ...ending(t, about),
      ],
    };
  },
  sample: (origin): About & { status: Status } => ({ ...sampleOf(origin), status: 'In Transit' }),
});

/** What staff wrote, or how the shipment is doing: one key, so one of the two. */
export async function sendStaffMail(ctx: WorkerCtx, job: StaffMailJob): Promise<void> {
  await messageEmail.send(ctx, job);
  await statusEmail.send(ctx, job);
}

async function readMail(ctx: Ctx, job: StaffMailJob) {
  const mail = await findStaffMail(ctx.db, job);
  const shipmentId = mail?.shipmentId;
  const shipment = shipmentId && (await readShipmentForMail(ctx.db, shipmentId, job.party));
  // erased since, or the address was taken away
  if (!mail || !shipment || shipment.email === '' || mail.subject === '') return undefined;
  const { shard, locale, email, trackingNumber } = shipment;
  const token = partyLinkToken(ctx, shipment, job.party);
  return {
    ...mail,
    addressed: {
      shard,
      locale,
      to: email,
      about: { shipmentId: shipment.id, party: job.party },
      references: threadOf(ctx, shipment.id),
    },
    about: { trackingNumber, trackUrl: `${ctx.config.PUBLIC_ORIGIN}/t/${token}` },
  };
}

function ending(t: Translate<'mail', SafeText>, { trackingNumber, trackUrl }: About): Block[] {
  return [
    { facts: [[t('newsShipment'), trackingNumberText(trackingNumber)]] },
    { link: { label: t('trackLink'), url: trackUrl } },
    { smallPrint: t('signature') },
  ];
}
