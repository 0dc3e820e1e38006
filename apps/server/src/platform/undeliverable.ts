import type { MailTemplate } from '@waypost/contract';
import { sql } from 'kysely';
import type { Ctx } from './context.ts';
import { type Db, inTransaction } from './database.ts';
import { addressHash } from './email-key.ts';
import { newRowId } from './random.ts';

/**
 * An address is marked when a mail to it came back for good, or when its reader called a mail spam. From
 * then on it gets no mail but those below, until staff lifts the mark. Another address of the same person
 * has another hash, and so no mark.
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

export type ReturnedFor = 'bounce' | 'complaint';

const TOKEN_BYTES = 20;

export async function isWithheld(ctx: Ctx, template: MailTemplate, to: string): Promise<boolean> {
  if (SENT_ALL_THE_SAME.has(template)) return false;
  const row = await findUndeliverable(ctx.db, addressHash(ctx, to));
  return row !== undefined;
}

async function findUndeliverable(db: Db, hash: Buffer) {
  return db
    .selectFrom('undeliverableAddresses')
    .select('id')
    .where('addressHash', '=', hash)
    .executeTakeFirst();
}

type ReturnedMail = { effectKey: string; shard: number; identity: string; to: string };

/** The sender of the envelope, with a token that only the way of this mail can know. */
export async function openReturnPath(
  ctx: Ctx,
  { effectKey, shard, identity, to }: ReturnedMail,
): Promise<{ returnPath?: string }> {
  const base = ctx.config.MAIL_RETURN_PATH;
  if (base === null) return {};
  // the same when its job runs again: it is the same mail
  const token = ctx.secrets.keyedHash('mail_return', identity).subarray(0, TOKEN_BYTES);
  await ctx.db
    .insertInto('mailReturns')
    .values({ token, effectKey, shard, addressHash: addressHash(ctx, to) })
    .onConflict((conflict) => conflict.columns(['token', 'shard']).doNothing())
    .execute();
  const at = base.lastIndexOf('@');
  return { returnPath: `${base.slice(0, at)}+${token.toString('hex')}${base.slice(at)}` };
}

/** Marks the address, and the mail as failed. False when the token belongs to no mail of ours. */
export async function markUndeliverable(
  ctx: Ctx,
  token: Buffer,
  { reason, status }: { reason: ReturnedFor; status: string | null },
): Promise<boolean> {
  return inTransaction(ctx.db, async (tx) => {
    const mail = await tx
      .selectFrom('mailReturns')
      .select(['effectKey', 'shard', 'addressHash'])
      .where('token', '=', token)
      .executeTakeFirst();
    if (mail === undefined) return false;
    const { effectKey, shard } = mail;
    await tx
      .insertInto('undeliverableAddresses')
      .values({ id: newRowId(), addressHash: mail.addressHash, reason, status, effectKey, shard })
      .onConflict((conflict) => conflict.column('addressHash').doNothing())
      .execute();
    // a mail that was called spam did arrive
    if (reason === 'bounce') await markFailed(tx, { effectKey, shard });
    return true;
  });
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
