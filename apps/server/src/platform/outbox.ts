import { createHash } from 'node:crypto';
import type { MailTemplate } from '@waypost/contract';
import { sql } from 'kysely';
import type { Ctx } from './context.ts';
import type { Db } from './database.ts';
import type { Email, OwnEmail } from './mail-blocks.ts';
import { layOut, urlsIn } from './mail-layout.ts';
import type { ProvedAddress, SafeText } from './mail-text.ts';
import type { Mail, Mailer } from './mailer.ts';
import type { SentEntry } from './sent-ledger.ts';
import { type Sms, type TextMessage, TextRefused } from './sms.ts';
import { judgeNumber } from './twilio-sms.ts';
import {
  isTextWithheld,
  isWithheld,
  markFailed,
  markNumber,
  openReturnPath,
  openTextReport,
} from './undeliverable.ts';

type Effect = {
  /** One mail or text, however often its job runs. */
  effectKey: string;
  shard: number;
  template: MailTemplate;
  about?: About;
};

/** The shipment an email is about. No party: somebody who follows it. */
export type About = { shipmentId: string; party?: 'shipper' | 'recipient' };

export type MailEffect = Effect & {
  /** What it is written again from; missing when it cannot be. */
  subject?: object;
  /**
   * Set when the email carries a secret that is made anew each time. It then is another mail with
   * another Message-ID: a reader must not take the second for a copy of the first.
   */
  carriesSecret?: true;
};

/**
 * An email is sent once as long as its row is here. What could send it again is long gone by then: jobs after a
 * week, late scans have keys of their own. That an invoice or a reminder went out is kept as long as the books.
 */
export const MAILS_ARE_OLD = sql`created_at < now() - interval '24 months'
  AND (template NOT IN ('statement', 'statement_reminder') OR created_at < now() - interval '10 years')`;

type ReplyTo<Name extends string> = { replyTo?: { name: Name; address: string } };

/** A email with what people typed goes only to an address that is proved to be theirs, or to us. */
export type Writing = Pick<Mail, 'unsubscribeUrl' | 'references'> &
  (
    | ({ to: string; email: Email } & ReplyTo<SafeText>)
    | ({ to: ProvedAddress; email: OwnEmail } & ReplyTo<string>)
  );

/** An email of the outbox: what it can be written again from. */
export type KeptEmail = {
  /** Null in rows of a release that kept none; these have their ids in the key. */
  subject: unknown;
  /** In its effect key, behind the channel and the template. */
  ids: readonly string[];
  shipmentId: string | null;
  party: 'shipper' | 'recipient' | null;
};

/**
 * Sends a mail once. The effect is taken before and marked after; a crash between the two sends it
 * again with the same Message-ID. `write` is called only when there is something to send.
 */
export async function sendOnce(
  ctx: Ctx,
  mailer: Mailer,
  effect: MailEffect,
  write: () => Promise<Writing>,
): Promise<void> {
  const attempt = await start(ctx.db, effect, 'mail');
  if (attempt === undefined) return;
  const { email, ...addressed } = await write();
  refuseForeignLinks(ctx, email);
  if (await isWithheld(ctx, effect.template, addressed.to)) return markFailed(ctx.db, effect);
  const identity = effect.carriesSecret ? `${effect.effectKey}:${attempt}` : effect.effectKey;
  const returned = await openReturnPath(ctx, { ...effect, identity, to: addressed.to });
  const mail = {
    ...addressed,
    ...returned,
    ...layOut(email),
    messageId: messageIdOf(ctx.config.PUBLIC_ORIGIN, identity),
    ...shipmentOf(effect),
  };
  await handOver(ctx, effect, 'mail', () => mailer.send(mail));
  await markSent(ctx.db, effect);
}

/** Noted before, so that nobody gets a second one after a restore; a failure is noted as well. */
async function handOver(
  ctx: Ctx,
  effect: Effect & { subject?: object },
  channel: SentEntry['channel'],
  send: () => Promise<void>,
): Promise<void> {
  const { effectKey, shard, template, about, subject = null } = effect;
  const whom = { shipmentId: about?.shipmentId ?? null, party: about?.party ?? null };
  const entry = { effectKey, shard, template, channel, ...whom, subject };
  await ctx.sentLedger.note({ ...entry, outcome: 'sending' });
  try {
    await send();
  } catch (error) {
    await ctx.sentLedger.note({ ...entry, outcome: 'failed' });
    throw error;
  }
}

function shipmentOf({ about }: Effect): { shipmentId?: string } {
  return about === undefined ? {} : { shipmentId: about.shipmentId };
}

function refuseForeignLinks(ctx: Ctx, email: OwnEmail): void {
  const { origin } = new URL(ctx.config.PUBLIC_ORIGIN);
  const isForeign = (url: string) => !URL.canParse(url) || new URL(url).origin !== origin;
  if (urlsIn(email).some(isForeign)) throw new Error('a mail links to another site');
}

/** The same for a text. */
export async function textOnce(
  ctx: Ctx,
  sms: Sms,
  effect: Effect,
  write: () => Omit<TextMessage, 'id'> & { text: SafeText },
): Promise<void> {
  if ((await start(ctx.db, effect, 'sms')) === undefined) return;
  const { to, text } = write();
  if (await isTextWithheld(ctx, to)) return markFailed(ctx.db, effect);
  const id = messageIdOf(ctx.config.PUBLIC_ORIGIN, effect.effectKey);
  const report = await openTextReport(ctx, { ...effect, to });
  const message = { to, text, id, ...shipmentOf(effect), ...report };
  try {
    await handOver(ctx, effect, 'sms', () => sms.send(message));
  } catch (error) {
    if (!(error instanceof TextRefused)) throw error;
    const reason = judgeNumber(error.code);
    if (reason !== null) {
      await markNumber(ctx, { ...effect, to }, { reason, status: String(error.code) });
    }
    return markFailed(ctx.db, effect);
  }
  await markSent(ctx.db, effect);
}

/** The number of this attempt; undefined when it has been sent already. */
async function start(
  db: Db,
  effect: Effect & { subject?: object },
  channel: 'mail' | 'sms',
): Promise<number | undefined> {
  const row = await db
    .insertInto('outboxMails')
    .values({
      effectKey: effect.effectKey,
      shard: effect.shard,
      shipmentId: effect.about?.shipmentId ?? null,
      party: effect.about?.party ?? null,
      template: effect.template,
      subject: effect.subject === undefined ? null : JSON.stringify(effect.subject),
      channel,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['effectKey', 'shard'])
        .doUpdateSet({ attempts: sql`outbox_mails.attempts + 1` })
        .where('outboxMails.state', '<>', 'sent'),
    )
    .returning('attempts')
    .executeTakeFirst();
  return row?.attempts;
}

/** Marked once, and counted once. */
async function markSent(db: Db, { effectKey, shard }: Effect): Promise<void> {
  await sql`
    WITH sent AS (
      UPDATE outbox_mails SET state = 'sent', sent_at = now()
      WHERE effect_key = ${effectKey} AND shard = ${shard} AND state <> 'sent' RETURNING 1)
    INSERT INTO tally_marks (kind, minute, count)
    SELECT 'mail', date_trunc('minute', now()), 1 FROM sent`.execute(db);
}

/** Messages that were sent after the moment which the database was restored to: they stay sent. */
export async function adoptSent(db: Db, entries: readonly SentEntry[]): Promise<number> {
  const rows = entries.map(({ outcome: _outcome, at, ...row }) => ({ ...row, sentAt: at }));
  const { rows: adopted } = await sql<{ one: number }>`
    INSERT INTO outbox_mails
      (effect_key, shard, shipment_id, party, template, subject, channel, state, sent_at)
    SELECT "effectKey", shard, "shipmentId", party, template, nullif(subject, 'null'), channel, 'sent', "sentAt"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS sent (
      "effectKey" text, shard smallint, "shipmentId" uuid, party party_role, template text,
      subject jsonb, channel outbox_channel, "sentAt" timestamptz)
    ON CONFLICT (effect_key, shard) DO UPDATE SET state = 'sent', sent_at = excluded.sent_at
    WHERE outbox_mails.state <> 'sent' RETURNING 1 AS one`.execute(db);
  return adopted.length;
}

export function messageIdOf(origin: string, identity: string): string {
  const digest = createHash('sha256').update(identity).digest('hex').slice(0, 32);
  return `<${digest}@${new URL(origin).hostname}>`;
}
