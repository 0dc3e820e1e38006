import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

export async function requestNewsletter(
  db: Db,
  consent: { emailKey: string; shard: number; termsVersion: string },
) {
  const asked = {
    state: 'pending',
    terms_version: consent.termsVersion,
    requested_at: sql<Date>`now()`,
    confirmed_at: null,
    left_at: null,
  } as const;
  await db
    .insertInto('newsletter_consents')
    .values({ email_key: consent.emailKey, shard: consent.shard, ...asked })
    .onConflict((conflict) => conflict.column('email_key').doUpdateSet(asked))
    .execute();
}

export async function confirmConsent(db: Db, emailKey: string): Promise<boolean> {
  const result = await db
    .updateTable('newsletter_consents')
    .set({ state: 'on', confirmed_at: sql<Date>`now()` })
    .where('email_key', '=', emailKey)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function leaveNewsletter(db: Db, emailKey: string) {
  await db
    .updateTable('newsletter_consents')
    .set({ state: 'off', left_at: sql<Date>`now()` })
    .where('email_key', '=', emailKey)
    .where('state', '<>', 'off')
    .execute();
}

export async function readConsent(db: Db, emailKey: string) {
  return db
    .selectFrom('newsletter_consents')
    .select(['state', 'terms_version', 'requested_at', 'confirmed_at', 'left_at'])
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
}

/** The new address was proved by its owner, who is the one who agreed. */
export async function moveConsent(db: Db, fromKey: string, toKey: string) {
  if (fromKey === toKey) return;
  await db.deleteFrom('newsletter_consents').where('email_key', '=', toKey).execute();
  await db
    .updateTable('newsletter_consents')
    .set({ email_key: toKey })
    .where('email_key', '=', fromKey)
    .execute();
}

export async function deleteConsent(db: Db, emailKey: string) {
  await db.deleteFrom('newsletter_consents').where('email_key', '=', emailKey).execute();
}
