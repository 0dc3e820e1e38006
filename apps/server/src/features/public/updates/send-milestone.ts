import type { MilestoneKind } from '@waypost/domain/tracking';
import type { Locale } from '@waypost/i18n';
import { completeLocale } from '@waypost/i18n/locales';
import type { Ctx } from '../../../platform/context.ts';
import type { Mailer } from '../../../platform/mailer.ts';
import { sendOnce, textOnce, type Writing } from '../../../platform/outbox.ts';
import { NO_VEIL, type Veil } from '../../../platform/veil.ts';
import { e164, type Sms } from '../../../platform/sms.ts';
import { readSender, threadOf } from '../notifications/index.ts';
import { partyLinkToken } from '../parties/index.ts';
import { settingsInForce } from '../../core/settings/index.ts';
import { addressHash } from './address-hash.ts';
import { isOptedOut, listParties, type News, readNews } from './listeners.queries.ts';
import { milestoneLetter, milestoneText, type Reader } from './milestone-letters.ts';
import { identityOf } from '../../core/scans/index.ts';
import { type MessageJob } from './queues.ts';
import { readSubscription } from './subscriptions.queries.ts';
import { leaveLinks, trackingUrl } from './updates-links.ts';
import type { Addressee } from './updates-token.ts';

type Listener = {
  reader: Reader;
  addressee: Addressee;
  email: string;
  phone: string;
  locale: Locale;
};

/** Addresses are read at the last moment: who has unsubscribed in the meantime gets nothing. */
export async function sendMilestone(
  ctx: Ctx,
  out: { mailer: Mailer; sms: Sms | null },
  message: MessageJob,
): Promise<void> {
  const news = await readNews(ctx.db, message);
  const listener = news && (await findListener(ctx, message));
  if (news === undefined || listener === undefined) return;
  if (message.channel === 'mail') return mailMilestone(ctx, out.mailer, message, news, listener);
  if (out.sms === null || !(await settingsInForce(ctx)).smsEnabled) return;
  await textMilestone(ctx, out.sms, message, news, listener);
}

/** Undefined for someone who no longer listens. */
export async function findListener(
  ctx: Ctx,
  { shipmentId, listener, channel }: Pick<MessageJob, 'shipmentId' | 'listener' | 'channel'>,
): Promise<Listener | undefined> {
  if (listener === 'shipper' || listener === 'recipient') {
    const party = (await listParties(ctx.db, shipmentId)).find((each) => each.role === listener);
    const wants = channel === 'mail' ? party?.email_alerts : party?.sms_alerts;
    if (party === undefined || wants !== true) return undefined;
    const { email, phone } = party;
    const addressee = { kind: listener, id: shipmentId } as const;
    return { reader: listener, addressee, email, phone, locale: completeLocale(party.locale) };
  }
  const followed = await readSubscription(ctx.db, listener);
  if (followed?.state !== 'on') return undefined;
  const addressee = { kind: 'subscription', id: followed.id } as const;
  const locale = completeLocale(followed.locale);
  return { reader: 'follower', addressee, email: followed.email, phone: '', locale };
}

async function mailMilestone(
  ctx: Ctx,
  mailer: Mailer,
  message: MessageJob,
  news: News,
  { reader, addressee, email, locale }: Listener,
): Promise<void> {
  const address = addressHash(ctx, email);
  if (email === '' || (await isOptedOut(ctx.db, address))) return;
  const effect = effectOf(message, news, reader, address);
  const listener = { reader, addressee, email, locale };
  await sendOnce(ctx, mailer, effect, () =>
    writeMilestone(ctx, message.kind, news, listener, NO_VEIL),
  );
}

export async function writeMilestone(
  ctx: Ctx,
  kind: MilestoneKind,
  news: News,
  { reader, addressee, email, locale }: Omit<Listener, 'phone'>,
  veil: Veil,
): Promise<Writing> {
  const sender = reader === 'recipient' ? await readSender(ctx, news.id, veil) : undefined;
  const { leaveUrl, unsubscribeUrl } = leaveLinks(ctx, { ...addressee, shard: news.shard });
  const track =
    reader === 'follower'
      ? trackingUrl(ctx, news.tracking_number)
      : `${ctx.config.PUBLIC_ORIGIN}/t/${partyLinkToken(ctx, { id: news.id, email }, reader)}`;
  const links = { track: veil.link(track), leaveUrl: veil.link(leaveUrl) };
  return {
    to: veil.email(email),
    letter: milestoneLetter(locale, kind, news, reader, links, sender),
    unsubscribeUrl,
    references: threadOf(ctx, news.id),
  };
}

async function textMilestone(
  ctx: Ctx,
  sms: Sms,
  message: MessageJob,
  news: News,
  { reader, phone, locale }: Listener,
): Promise<void> {
  const to = e164(phone);
  if (to === undefined) return;
  const text = milestoneText(locale, message.kind, trackingUrl(ctx, news.tracking_number));
  const effect = effectOf(message, news, reader, ctx.secrets.keyedHash('phone', to));
  await textOnce(ctx, sms, effect, () => ({ to, text }));
}

function effectOf(message: MessageJob, news: News, reader: Reader, address: Buffer) {
  const { shipmentId, channel } = message;
  const key = address.toString('base64url').slice(0, 22);
  return {
    effectKey: `${channel}:milestone:${shipmentId}:${identityOf(message)}:${key}`,
    shard: news.shard,
    template: 'milestone' as const,
    about: { shipmentId, ...(reader !== 'follower' && { party: reader }) },
  };
}
