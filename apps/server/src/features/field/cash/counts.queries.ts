import type { CashAmount, CountedLine, HeldCash } from '@waypost/domain/cash-count';
import { sql } from 'kysely';
import type { Db, NewRow } from '../../../platform/database.ts';

/** Until the transaction ends: what one person or hub does with cash happens one after the other. */
export async function lockHolder(tx: Db, holder: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext(${`cash:${holder}`}))`.execute(tx);
}

const COLUMNS = [
  'id',
  'personId',
  'hubId',
  'declaredAt',
  'replacedAt',
  'confirmedBy',
  'confirmedAt',
  'differedAt',
] as const;

export async function findCount(db: Db, id: string) {
  return db.selectFrom('cashCounts').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

export async function lockCount(tx: Db, id: string, hubId: string) {
  return tx
    .selectFrom('cashCounts')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('hubId', '=', hubId)
    .forUpdate()
    .executeTakeFirst();
}

export async function replaceWaiting(tx: Db, personId: string): Promise<void> {
  await tx
    .updateTable('cashCounts')
    .set({ replacedAt: sql<Date>`now()` })
    .where('personId', '=', personId)
    .where('confirmedAt', 'is', null)
    .where('replacedAt', 'is', null)
    .execute();
}

export async function insertCount(
  tx: Db,
  count: NewRow<'cashCounts'>,
  declared: readonly CashAmount[],
) {
  await tx.insertInto('cashCounts').values(count).execute();
  if (declared.length === 0) return;
  await tx
    .insertInto('cashCountLines')
    .values(
      declared.map(({ currency, cents }) => ({
        countId: count.id,
        currency,
        declaredCents: cents,
      })),
    )
    .execute();
}

export async function noteDifference(tx: Db, id: string): Promise<void> {
  await tx
    .updateTable('cashCounts')
    .set({ differedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

export async function listDeclared(db: Db, countId: string): Promise<CashAmount[]> {
  return db
    .selectFrom('cashCountLines')
    .select(['currency', 'declaredCents as cents'])
    .where('countId', '=', countId)
    .orderBy('currency')
    .execute();
}

export async function listCounted(db: Db, countId: string): Promise<CountedLine[]> {
  const { rows } = await sql<CountedLine>`
    SELECT currency, counted_cents, expected_cents, expected_cents - counted_cents AS missing_cents
    FROM cash_count_lines WHERE count_id = ${countId} AND counted_cents IS NOT NULL
    ORDER BY currency`.execute(db);
  return rows;
}

/** All cash of a person by the ledger. What is posted from now on is part of the next count. */
export async function lockHeld(tx: Db, holder: string): Promise<HeldCash[]> {
  return tx
    .selectFrom('courierCash')
    .select(['shipmentId', 'shard', 'currency', 'cents'])
    .where('holder', '=', holder)
    .orderBy('shipmentId')
    .forUpdate()
    .execute();
}

export async function storeConfirmation(
  tx: Db,
  count: { id: string; confirmedBy: string },
  lines: readonly CountedLine[],
): Promise<Date> {
  for (const { currency, countedCents, expectedCents } of lines) {
    await tx
      .insertInto('cashCountLines')
      .values({ countId: count.id, currency, declaredCents: 0, countedCents, expectedCents })
      .onConflict((conflict) =>
        conflict.columns(['countId', 'currency']).doUpdateSet({ countedCents, expectedCents }),
      )
      .execute();
  }
  const row = await tx
    .updateTable('cashCounts')
    .set({ confirmedBy: count.confirmedBy, confirmedAt: sql<Date>`now()` })
    .where('id', '=', count.id)
    .returning('confirmedAt')
    .executeTakeFirstOrThrow();
  if (row.confirmedAt === null) throw new Error('a confirmed count has its time');
  return row.confirmedAt;
}

export async function findWaiting(db: Db, personId: string) {
  return db
    .selectFrom('cashCounts')
    .select(['id', 'declaredAt'])
    .where('personId', '=', personId)
    .where('confirmedAt', 'is', null)
    .where('replacedAt', 'is', null)
    .executeTakeFirst();
}

export async function findLastConfirmed(db: Db, personId: string) {
  return db
    .selectFrom('cashCounts')
    .select(['id', sql<Date>`confirmed_at`.as('confirmedAt')])
    .where('personId', '=', personId)
    .where('confirmedAt', 'is not', null)
    .orderBy('confirmedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export type WaitingCount = {
  id: string;
  personId: string;
  name: string;
  declaredAt: Date;
  currencies: string[];
};

export async function listWaiting(db: Db, hubId: string): Promise<WaitingCount[]> {
  const { rows } = await sql<WaitingCount>`
    SELECT c.id, c.person_id, p.name, c.declared_at,
      ARRAY(SELECT l.currency::text FROM cash_count_lines l WHERE l.count_id = c.id
        UNION SELECT k.currency::text FROM courier_cash k WHERE k.holder = 'person:' || c.person_id
        ORDER BY 1) AS currencies
    FROM cash_counts c JOIN field_people p ON p.id = c.person_id
    WHERE c.hub_id = ${hubId} AND c.confirmed_at IS NULL AND c.replaced_at IS NULL
    ORDER BY c.declared_at, c.id LIMIT 200`.execute(db);
  return rows;
}

export async function listLeaversWithCash(
  db: Db,
): Promise<{ personId: string; hubCode: string }[]> {
  const { rows } = await sql<{ personId: string; hubCode: string }>`
    SELECT p.id AS person_id, h.code AS hub_code
    FROM field_people p JOIN hubs h ON h.id = p.hub_id
    WHERE p.deactivated_at IS NOT NULL
      AND EXISTS (SELECT 1 FROM courier_cash k WHERE k.holder = 'person:' || p.id)`.execute(db);
  return rows;
}

export async function sumHeld(db: Db, holder: string): Promise<CashAmount[]> {
  const { rows } = await sql<CashAmount>`
    SELECT currency, sum(cents)::float8 AS cents FROM courier_cash WHERE holder = ${holder}
    GROUP BY currency ORDER BY currency`.execute(db);
  return rows;
}

export async function countHeldOfShard(db: Db, shard: number): Promise<number> {
  const { rows } = await sql<{ parcels: number }>`
    SELECT count(DISTINCT shipment_id)::int AS parcels FROM courier_cash WHERE shard = ${shard}`.execute(
    db,
  );
  return rows[0]?.parcels ?? 0;
}
