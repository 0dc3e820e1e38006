import { sql } from 'kysely';
import type { CardDetails } from '../../../platform/card-vault.ts';
import type { Db } from '../../../platform/database.ts';

const FACTS = [
  'id',
  'shard',
  'customer_id',
  'state',
  'method_id',
  'setup_id',
  'second_step_url',
  'brand',
  'last4',
  'exp_month',
  'exp_year',
  'is_default',
] as const;

/** Of one customer, newest first. */
export async function listSavedCards(db: Db, customerId: string) {
  return db
    .selectFrom('saved_cards')
    .select(FACTS)
    .where('customer_id', '=', customerId)
    .where('state', '=', 'saved')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

function selectCard(db: Db, cardId: string) {
  return db
    .selectFrom('saved_cards')
    .select(FACTS)
    .select(sql<number>`extract(epoch FROM now() - created_at)::float8`.as('age_seconds'))
    .where('id', '=', cardId);
}

export async function findCard(db: Db, cardId: string) {
  return selectCard(db, cardId).executeTakeFirst();
}
export type CardRow = NonNullable<Awaited<ReturnType<typeof findCard>>>;

export async function lockCard(db: Db, cardId: string) {
  return selectCard(db, cardId).forUpdate().executeTakeFirst();
}

export async function findCardOfMethod(db: Db, customerId: string, methodId: string) {
  return db
    .selectFrom('saved_cards')
    .select('id')
    .where('method_id', '=', methodId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
}

/** False when this card was given before, by any customer. */
export async function insertCard(
  db: Db,
  card: { id: string; shard: number; customerId: string; methodId: string },
): Promise<boolean> {
  const result = await db
    .insertInto('saved_cards')
    .values({
      id: card.id,
      shard: card.shard,
      customer_id: card.customerId,
      method_id: card.methodId,
    })
    .onConflict((conflict) => conflict.column('method_id').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Cards of one customer change one at a time: there is one default at most. */
export async function lockCardsOf(db: Db, customerId: string) {
  return db
    .selectFrom('saved_cards')
    .select(['id', 'state', 'is_default'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .forUpdate()
    .execute();
}

export async function markSaved(
  db: Db,
  cardId: string,
  card: CardDetails & { methodId: string; isDefault: boolean },
) {
  await db
    .updateTable('saved_cards')
    .set({
      state: 'saved',
      // a test card is given by its name, and gets an id when it is saved
      method_id: card.methodId,
      second_step_url: null,
      brand: card.brand,
      last4: card.last4,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      is_default: card.isDefault,
    })
    .where('id', '=', cardId)
    .execute();
}

export async function storeSetup(db: Db, cardId: string, setupId: string, url: string | null) {
  await db
    .updateTable('saved_cards')
    .set({ setup_id: setupId, second_step_url: url })
    .where('id', '=', cardId)
    .execute();
}

export async function setDefault(db: Db, cardId: string, isDefault: boolean) {
  await db
    .updateTable('saved_cards')
    .set({ is_default: isDefault })
    .where('id', '=', cardId)
    .execute();
}

export async function markRemoved(db: Db, cardId: string) {
  await db
    .updateTable('saved_cards')
    .set({ state: 'removed', is_default: false })
    .where('id', '=', cardId)
    .execute();
}

export async function markAllRemoved(db: Db, customerId: string) {
  await db
    .updateTable('saved_cards')
    .set({ state: 'removed', is_default: false })
    .where('customer_id', '=', customerId)
    .execute();
}

export async function deleteCard(db: Db, cardId: string) {
  await db.deleteFrom('saved_cards').where('id', '=', cardId).execute();
}

export async function deleteRemovedMethod(db: Db, methodId: string) {
  await db
    .deleteFrom('saved_cards')
    .where('method_id', '=', methodId)
    .where('state', '=', 'removed')
    .execute();
}

export async function listMethodsOf(db: Db, customerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('saved_cards')
    .select('method_id')
    .where('customer_id', '=', customerId)
    .execute();
  return rows.map((row) => row.method_id);
}

export async function readPayer(db: Db, customerId: string) {
  return db
    .selectFrom('customers')
    .select(['id', 'shard', 'provider_customer_id'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
}

/** The first one wins: two requests may have called the provider under the same key. */
export async function storePayer(db: Db, customerId: string, providerCustomerId: string | null) {
  await db
    .updateTable('customers')
    .set({ provider_customer_id: providerCustomerId })
    .where('id', '=', customerId)
    .$if(providerCustomerId !== null, (query) => query.where('provider_customer_id', 'is', null))
    .execute();
}
