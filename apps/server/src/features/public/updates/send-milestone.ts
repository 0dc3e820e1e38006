import type { WorkerCtx } from '../../../platform/context.ts';
import { addressHash } from '../../../platform/email-key.ts';
import { textOnce } from '../../../platform/outbox.ts';
import { e164, type Sms } from '../../../platform/sms.ts';
import { identityOf } from '../../core/scans/index.ts';
import { settingsInForce } from '../../core/settings/index.ts';
import { findListener, type Listener } from './find-listener.ts';
import { type News, readNews } from './listeners.queries.ts';
import { isOptedOut } from './opt-outs.ts';
import { addressKey, milestoneEmail } from './milestone-email.ts';
import { milestoneText } from './milestone-words.ts';
import type { MessageJob } from './queues.ts';
import { trackingUrl } from './updates-links.ts';

/** Addresses are read at the last moment: who has unsubscribed in the meantime gets nothing. */
export async function sendMilestone(ctx: WorkerCtx, message: MessageJob): Promise<void> {
  const news = await readNews(ctx.db, message);
  const listener = news && (await findListener(ctx, message));
  if (news === undefined || listener === undefined) return;
  if (message.channel === 'mail') return mailMilestone(ctx, message, listener);
  if (ctx.sms === null || !(await settingsInForce(ctx)).smsEnabled) return;
  await textMilestone(ctx, ctx.sms, message, news, listener);
}

async function mailMilestone(ctx: WorkerCtx, message: MessageJob, { email }: Listener) {
  if (email === '' || (await isOptedOut(ctx, addressHash(ctx, email)))) return;
  const { channel: _channel, ...told } = message;
  await milestoneEmail.send(ctx, { ...told, address: addressKey(ctx, email) });
}

async function textMilestone(
  ctx: WorkerCtx,
  sms: Sms,
  message: MessageJob,
  news: News,
  { reader, phone, locale }: Listener,
): Promise<void> {
  const to = e164(phone);
  if (to === undefined) return;
  const { shipmentId, kind } = message;
  const text = milestoneText(locale, kind, trackingUrl(ctx, news.trackingNumber));
  const address = ctx.secrets.keyedHash('phone', to).toString('base64url').slice(0, 22);
  const effect = {
    effectKey: `sms:milestone:${shipmentId}:${identityOf(message)}:${address}`,
    shard: news.shard,
    template: 'milestone',
    about: { shipmentId, ...(reader !== 'follower' && { party: reader }) },
  } as const;
  await textOnce(ctx, sms, effect, () => ({ to, text }));
}
