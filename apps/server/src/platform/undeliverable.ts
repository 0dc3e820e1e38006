import type { MailTemplate } from '@waypost/contract';
import { sql } from 'kysely';
import type { Ctx } from './context.ts';
import { type Db, inTransaction } from './database.ts';
import { addressHash, phoneHash } from './email-key.ts';
import { newRowId } from './random.ts';

/**
 * An address is marked when a mail to it came back for good or five times in two weeks, or when its reader
 * called a mail spam; a telephone number when it takes no texts, or when its owner answered STOP. From then
 * on it gets no mail but those below, and no text, until staff lifts the mark or its owner answers START.
 * Another address of the same person has another hash, and so no mark.
 */
const SENT_ALL_THE_SAME: ReadonlySet<MailTemplate> = new Set([
  // asked for by somebody who waits for it
  'code',
  'activation',
  'confirm_email',
  'reset_password',
  'invitation',
  'staff_password',
  // warn about an account
  'email_change',
  'key_made',
  'new_sign_in',
  'password_changed',
  'staff_notice',
  // goes to us
  'contact',
]);

export type ReturnedFor = 'bounce' | 'complaint' | 'stop';

/** A mailbox that is full for a day is not dead; one that took none of five mails is as good as dead. */
const SOFT_RETURNS = 5;
const SOFT_DAYS = 14;

const TOKEN_BYTES = 20;

export async function isWithheld(ctx: Ctx, template: MailTemplate, to: string): Promise<boolean> {
  if (SENT_ALL_THE_SAME.has(template)) return false;
  return isMarked(ctx.db, addressHash(ctx, to));
}

/** Texts have no exceptions: nobody waits for one. */
export function isTextWithheld(ctx: Ctx, to: string): Promise<boolean> {
  return isMarked(ctx.db, phoneHash(ctx, to));
}

async function isMarked(db: Db, hash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('undeliverableAddresses')
    .select('id')
    .where('addressHash', '=', hash)
    .executeTakeFirst();
  return row !== undefined;
}

type Returning = { effectKey: string; shard: number; identity: string };
type ReturnedMail = Returning & { to: string };

/** The sender of the envelope, with a token that only the way of this mail can know. */
export async function openReturnPath(
  ctx: Ctx,
  { effectKey, shard, identity, to }: ReturnedMail,
): Promise<{ returnPath?: string }> {
  const base = ctx.config.MAIL_RETURN_PATH;
  if (base === null) return {};
  const token = await openReturn(ctx, { effectKey, shard, identity }, addressHash(ctx, to));
  const at = base.lastIndexOf('@');
  return { returnPath: `${base.slice(0, at)}+${token}${base.slice(at)}` };
}

/** Where the provider reports what became of a text, with such a token. */
export async function openTextReport(
  ctx: Ctx,
  { to, ...text }: { effectKey: string; shard: number; to: string },
): Promise<{ reportUrl?: string }> {
  if (ctx.config.SMS_PROVIDER !== 'twilio') return {};
  const token = await openReturn(ctx, { ...text, identity: text.effectKey }, phoneHash(ctx, to));
  return {
    reportUrl: new URL(`/api/texts/report?message=${token}`, ctx.config.PUBLIC_ORIGIN).href,
  };
}

async function openReturn(
  ctx: Ctx,
  { effectKey, shard, identity }: Returning,
  hash: Buffer,
): Promise<string> {
  // the same when its job runs again: it is the same mail
  const token = ctx.secrets.keyedHash('mail_return', identity).subarray(0, TOKEN_BYTES);
  await ctx.db
    .insertInto('mailReturns')
    .values({ token, effectKey, shard, addressHash: hash })
    .onConflict((conflict) => conflict.columns(['token', 'shard']).doNothing())
    .execute();
  return token.toString('hex');
}

type Return = { reason: ReturnedFor | 'soft'; status: string | null };

/**
 * Marks the mail or text as failed, and its address: at once, or for a soft return when there were enough of
 * them. False when the token belongs to nothing of ours.
 */
export async function takeReturn(
  ctx: Ctx,
  token: Buffer,
  { reason, status }: Return,
): Promise<boolean> {
  return inTransaction(ctx.db, async (tx) => {
    const mail = await tx
      .selectFrom('mailReturns')
      .select(['effectKey', 'shard', 'addressHash'])
      .where('token', '=', token)
      .executeTakeFirst();
    if (mail === undefined) return false;
    // a mail that was called spam did arrive
    if (reason !== 'complaint') await markFailed(tx, mail);
    if (reason !== 'soft') await mark(tx, { ...mail, reason, status });
    else if (await isSoftTooOften(tx, token, mail.addressHash)) {
      await mark(tx, { ...mail, reason: 'bounce', status });
    }
    return true;
  });
}

/** Counts a mail once, however often its server reports it. */
async function isSoftTooOften(tx: Db, token: Buffer, hash: Buffer): Promise<boolean> {
  await sql`UPDATE mail_returns SET soft_returned_at = now()
    WHERE token = ${token} AND soft_returned_at IS NULL`.execute(tx);
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM mail_returns WHERE address_hash = ${hash}
      AND soft_returned_at > now() - make_interval(days => ${SOFT_DAYS})`.execute(tx);
  return (rows[0]?.count ?? 0) >= SOFT_RETURNS;
}

type Mark = {
  addressHash: Buffer;
  reason: ReturnedFor;
  status: string | null;
  effectKey: string;
  shard: number;
};

async function mark(db: Db, row: Mark): Promise<void> {
  await db
    .insertInto('undeliverableAddresses')
    .values({ id: newRowId(), ...row })
    .onConflict((conflict) => conflict.column('addressHash').doNothing())
    .execute();
}

/** A refusal of the provider: the number takes no texts, or its owner has answered STOP to it. */
export async function markNumber(
  ctx: Ctx,
  text: { to: string; effectKey: string; shard: number },
  { reason, status }: { reason: ReturnedFor; status: string },
): Promise<void> {
  const { to, effectKey, shard } = text;
  await mark(ctx.db, { addressHash: phoneHash(ctx, to), reason, status, effectKey, shard });
}

/** STOP, which may come from a number that we never texted. */
export async function stopTexts(ctx: Ctx, from: string): Promise<void> {
  await markNumber(
    ctx,
    { to: from, effectKey: 'sms:reply', shard: 0 },
    { reason: 'stop', status: 'STOP' },
  );
}

/** START takes back a STOP, and nothing else. */
export async function resumeTexts(ctx: Ctx, from: string): Promise<void> {
  await ctx.db
    .deleteFrom('undeliverableAddresses')
    .where('addressHash', '=', phoneHash(ctx, from))
    .where('reason', '=', 'stop')
    .execute();
}

export async function markFailed(db: Db, mail: { effectKey: string; shard: number }) {
  await db
    .updateTable('outboxMails')
    .set({ state: 'failed' })
    .where('effectKey', '=', mail.effectKey)
    .where('shard', '=', mail.shard)
    .execute();
}

/** False when somebody else has lifted it. */
export async function liftUndeliverable(tx: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('undeliverableAddresses')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Servers give up after five days; complaints come within weeks. */
export const RETURNS_ARE_OLD = sql`created_at < now() - interval '30 days'`;
