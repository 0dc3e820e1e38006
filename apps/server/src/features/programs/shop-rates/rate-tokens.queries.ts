import type { NewRateToken } from '@waypost/contract/v1';
import { sql } from 'kysely';
import type { Db, NewRow } from '../../../platform/database.ts';

/** How a cart is packed, and from where it is sent. */
export type RateTokenSettings = Pick<NewRateToken, 'from' | 'parcel' | 'services'>;

const COLUMNS = ['id', 'shop', 'name', 'hint', 'settings', 'createdAt', 'lastUsedAt'] as const;

export async function insertToken(own: Db, token: NewRow<'rateTokens'>): Promise<TokenRow> {
  return own.insertInto('rateTokens').values(token).returning(COLUMNS).executeTakeFirstOrThrow();
}

export async function selectTokens(
  own: Db,
  customerId: string,
  page: { after?: string | undefined; limit: number },
) {
  let query = own
    .selectFrom('rateTokens')
    .select(COLUMNS)
    .where('customerId', '=', customerId)
    .where('revokedAt', 'is', null);
  if (page.after !== undefined) query = query.where('id', '<', page.after);
  return query.orderBy('id', 'desc').limit(page.limit).execute();
}
export type TokenRow = Awaited<ReturnType<typeof selectTokens>>[number];

/** False for one that is not the customer's. A repeat is fine. */
export async function revokeToken(own: Db, customerId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await own
    .updateTable('rateTokens')
    .set({ revokedAt: sql<Date>`coalesce(revoked_at, now())` })
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function findLiveToken(db: Db, secretHash: Buffer) {
  return db
    .selectFrom('rateTokens')
    .innerJoin('customers', 'customers.id', 'rateTokens.customerId')
    .select(['rateTokens.id', 'rateTokens.shard', 'rateTokens.customerId', 'rateTokens.keyId'])
    .select(['rateTokens.shop', 'rateTokens.settings'])
    .select(sql<boolean>`coalesce(last_used_at < now() - interval '1 minute', true)`.as('isStale'))
    .where('rateTokens.secretHash', '=', secretHash)
    .where('rateTokens.revokedAt', 'is', null)
    .where('customers.deactivatedAt', 'is', null)
    .executeTakeFirst();
}

export async function noteTokenUse(db: Db, id: string): Promise<void> {
  await db
    .updateTable('rateTokens')
    .set({ lastUsedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

export async function readTokenSettings(db: Db, id: string): Promise<RateTokenSettings> {
  const { settings } = await db
    .selectFrom('rateTokens')
    .select('settings')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return settings;
}

export async function deleteTokens(own: Db, customerId: string): Promise<void> {
  await own.deleteFrom('rateTokens').where('customerId', '=', customerId).execute();
}
