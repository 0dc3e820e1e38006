import { sql } from 'kysely';
import type { CardDetails } from '../../../platform/card-vault.ts';
import type { Db, NewRow } from '../../../platform/database.ts';

const FACTS = [
  'id',
  'shard',
  'customerId',
  'state',
  'methodId',
  'setupId',
  'secondStepUrl',
  'brand',
  'last4',
  'expMonth',
  'expYear',
  'isDefault',
] as const;

/** Of one customer: the default one, then the newest. */
export async function listSavedCards(db: Db, customerId: string) {
  return db
    .selectFrom('savedCards')
    .select(FACTS)
    .where('customerId', '=', customerId)
    .where('state', '=', 'saved')
    .orderBy('isDefault', 'desc')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

function selectCard(db: Db, cardId: string) {
  return db
    .selectFrom('savedCards')
    .select(FACTS)
    .select(sql<number>`extract(epoch FROM now() - created_at)::float8`.as('ageSeconds'))
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
    .selectFrom('savedCards')
    .select('id')
    .where('methodId', '=', methodId)
    .where('customerId', '=', customerId)
    .executeTakeFirst();
}

/** False when this card was given before, by any customer. */
export async function insertCard(db: Db, card: NewRow<'savedCards'>): Promise<boolean> {
  const result = await db
    .insertInto('savedCards')
    .values(card)
    .onConflict((conflict) => conflict.column('methodId').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Cards of one customer change one at a time: there is one default at most. */
export async function lockCardsOf(db: Db, customerId: string) {
  return db
    .selectFrom('savedCards')
    .select(['id', 'state', 'isDefault'])
    .where('customerId', '=', customerId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .forUpdate()
    .execute();
}

function cardOf(db: Db, cardId: string) {
  return db.updateTable('savedCards').where('id', '=', cardId);
}

/** A test card is given by its name, and gets an id when it is saved. */
export async function markSaved(
  db: Db,
  cardId: string,
  card: CardDetails & { methodId: string; isDefault: boolean },
) {
  await cardOf(db, cardId)
    .set({ ...card, state: 'saved', secondStepUrl: null })
    .execute();
}

export async function storeSetup(db: Db, cardId: string, setupId: string, url: string | null) {
  await cardOf(db, cardId).set({ setupId, secondStepUrl: url }).execute();
}

export async function setDefault(db: Db, cardId: string, isDefault: boolean) {
  await cardOf(db, cardId).set({ isDefault }).execute();
}

export async function markRemoved(db: Db, cardId: string) {
  await cardOf(db, cardId).set({ state: 'removed', isDefault: false }).execute();
}

export async function markAllRemoved(db: Db, customerId: string) {
  await db
    .updateTable('savedCards')
    .set({ state: 'removed', isDefault: false })
    .where('customerId', '=', customerId)
    .execute();
}

export async function deleteCard(db: Db, cardId: string) {
  await db.deleteFrom('savedCards').where('id', '=', cardId).execute();
}

export async function deleteRemovedMethod(db: Db, methodId: string) {
  await db
    .deleteFrom('savedCards')
    .where('methodId', '=', methodId)
    .where('state', '=', 'removed')
    .execute();
}

export async function listMethodsOf(db: Db, customerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('savedCards')
    .select('methodId')
    .where('customerId', '=', customerId)
    .execute();
  return rows.map((row) => row.methodId);
}

export async function readPayer(db: Db, customerId: string) {
  return db
    .selectFrom('customers')
    .select(['id', 'shard', 'providerCustomerId'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
}

/** The first one wins: two requests may have called the provider under the same key. */
export async function storePayer(db: Db, customerId: string, providerCustomerId: string | null) {
  await db
    .updateTable('customers')
    .set({ providerCustomerId })
    .where('id', '=', customerId)
    .$if(providerCustomerId !== null, (query) => query.where('providerCustomerId', 'is', null))
    .execute();
}
