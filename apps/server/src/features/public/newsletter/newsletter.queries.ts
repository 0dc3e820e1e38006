import { sql } from 'kysely';
import type { Db, NewRow } from '../../../platform/database.ts';
import { deleteDue } from '../../../platform/sweeps.ts';

/** Asking again starts over, unless it is on: a stranger's request must not switch it off. */
export async function storeRequest(
  db: Db,
  { id, shard, emailKey, emailHash, ...request }: Omit<NewRow<'newsletterConsents'>, 'state'>,
) {
  const times = { requestedAt: sql<Date>`now()`, confirmedAt: null, leftAt: null };
  const asked = { ...request, ...times, state: 'pending' } as const;
  await db
    .insertInto('newsletterConsents')
    .values({ id, shard, emailKey, emailHash, ...asked })
    .onConflict((conflict) =>
      conflict.column('emailKey').doUpdateSet(asked).where('newsletterConsents.state', '<>', 'on'),
    )
    .execute();
}

/** The number of the email to be sent now. */
export async function countMail(db: Db, emailKey: string) {
  return db
    .updateTable('newsletterConsents')
    .set({ mails: sql`mails + 1` })
    .where('emailKey', '=', emailKey)
    .returning(['id', 'shard', 'mails'])
    .executeTakeFirstOrThrow();
}

export async function readConsentForMail(db: Db, consentId: string) {
  return db
    .selectFrom('newsletterConsents')
    .select([
      'id',
      'shard',
      'state',
      'mails',
      'locale',
      sql<string>`coalesce(email, email_key)`.as('email'),
    ])
    .where('id', '=', consentId)
    .executeTakeFirst();
}

/** By the link in the newest email, once. */
export async function confirmConsent(db: Db, consentId: string, mail: number): Promise<boolean> {
  const result = await db
    .updateTable('newsletterConsents')
    .set({ state: 'on', confirmedAt: sql<Date>`now()` })
    .where('id', '=', consentId)
    .where('mails', '=', mail)
    .where('state', '=', 'pending')
    .where('requestedAt', '>', sql<Date>`now() - interval '72 hours'`)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export type LeftConsent = { id: string; shard: number; leftAt: Date };

/** Also returns one that was ended before. Undefined where there is none. */
export async function endConsent(
  db: Db,
  consent: { id: string } | { emailKey: string },
): Promise<LeftConsent | undefined> {
  const [column, value] =
    'id' in consent ? (['id', consent.id] as const) : (['emailKey', consent.emailKey] as const);
  return db
    .updateTable('newsletterConsents')
    .set({
      state: 'off',
      leftAt: sql<Date>`CASE WHEN state = 'off' THEN coalesce(left_at, now()) ELSE now() END`,
    })
    .where(column, '=', value)
    .returning(['id', 'shard', sql<Date>`left_at`.as('leftAt')])
    .executeTakeFirst();
}

/** Undefined where its owner has asked again, or was erased. */
export async function readLeftConsent(db: Db, consentId: string) {
  return db
    .selectFrom('newsletterConsents')
    .select(['emailKey', sql<Date>`left_at`.as('leftAt')])
    .where('id', '=', consentId)
    .where('state', '=', 'off')
    .where('leftAt', 'is not', null)
    .executeTakeFirst();
}

/** Returns how many were ended: one or none. */
export async function endEarlierConsent(db: Db, emailKey: string, leftAt: Date): Promise<number> {
  const result = await db
    .updateTable('newsletterConsents')
    .set({ state: 'off', leftAt })
    .where('emailKey', '=', emailKey)
    .where('state', '<>', 'off')
    .where(sql<boolean>`greatest(requested_at, confirmed_at) <= ${leftAt}`)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

export async function readConsent(db: Db, emailKey: string) {
  return db
    .selectFrom('newsletterConsents')
    .select(['shard', 'state', 'termsVersion', 'requestedAt', 'confirmedAt', 'leftAt'])
    .where('emailKey', '=', emailKey)
    .executeTakeFirst();
}

/**
 * The new address was verified by its owner, who is the one who agreed. A consent that was already
 * confirmed there stays. A link mailed to the old address must not confirm the new one.
 */
export async function moveConsent(
  db: Db,
  fromKey: string,
  to: { email: string; emailKey: string; emailHash: Buffer },
) {
  if (fromKey === to.emailKey) return;
  const existsAt = (emailKey: string) =>
    sql<boolean>`EXISTS (SELECT 1 FROM newsletter_consents WHERE email_key = ${emailKey})`;
  await db
    .deleteFrom('newsletterConsents')
    .where('emailKey', '=', to.emailKey)
    .where('state', '<>', 'on')
    .where(existsAt(fromKey))
    .execute();
  await db
    .updateTable('newsletterConsents')
    .set({ ...to, mails: sql`mails + 1` })
    .where('emailKey', '=', fromKey)
    .where(sql<boolean>`NOT ${existsAt(to.emailKey)}`)
    .execute();
  await deleteConsent(db, fromKey);
}

export async function deleteConsent(db: Db, emailKey: string) {
  await db.deleteFrom('newsletterConsents').where('emailKey', '=', emailKey).execute();
}

/** Unconfirmed addresses, and those that left so long ago that no proof is needed. */
export async function deleteStaleConsents(db: Db) {
  const isUnconfirmed = sql`state = 'pending' AND requested_at < now() - interval '30 days'`;
  await deleteDue(db, 'newsletterConsents', isUnconfirmed);
  const isGone = sql`state = 'off' AND left_at < now() - interval '24 months'`;
  await deleteDue(db, 'newsletterConsents', isGone);
}

/** Consents from before there was a hash, or whose hash was cleared because the key was replaced. */
export async function listUnhashedConsents(db: Db, limit: number) {
  return db
    .selectFrom('newsletterConsents')
    .select(['id', 'emailKey'])
    .where('emailHash', 'is', null)
    .limit(limit)
    .execute();
}

/** Leaves out a consent that was moved to another address meanwhile. */
export async function storeConsentHash(
  db: Db,
  consent: { id: string; emailKey: string },
  emailHash: Buffer,
): Promise<void> {
  await db
    .updateTable('newsletterConsents')
    .set({ emailHash })
    .where('id', '=', consent.id)
    .where('emailKey', '=', consent.emailKey)
    .execute();
}
