import { sql } from 'kysely';
import type { Db, NewRow } from '../../../platform/database.ts';

const COLUMNS = [
  'id',
  'shard',
  'customerId',
  'frequency',
  'startsOn',
  'pickupWindow',
  'addressId',
  'addressText',
  'city',
  'contactPhone',
  'country',
  'area',
  'timeZone',
  'instructions',
  'plannedUntil',
  'endedAt',
] as const;

export async function insertRule(db: Db, rule: NewRow<'pickupRules'>): Promise<void> {
  await db.insertInto('pickupRules').values(rule).execute();
}

/** Those that have not ended; or all of them, for the export. */
export async function selectRules(db: Db, customerId: string, which: 'running' | 'all') {
  return db
    .selectFrom('pickupRules')
    .select(COLUMNS)
    .where('customerId', '=', customerId)
    .$if(which === 'running', (query) => query.where('endedAt', 'is', null))
    .orderBy('createdAt', 'desc')
    .execute();
}
export type RuleRow = Awaited<ReturnType<typeof selectRules>>[number];

export async function findRule(db: Db, ruleId: string): Promise<RuleRow | undefined> {
  return db.selectFrom('pickupRules').select(COLUMNS).where('id', '=', ruleId).executeTakeFirst();
}

/** Held while dates of a rule are made or it is ended, so that neither misses the other. */
export async function lockRule(db: Db, ruleId: string): Promise<RuleRow | undefined> {
  return db
    .selectFrom('pickupRules')
    .select(COLUMNS)
    .where('id', '=', ruleId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function lockRules(db: Db, customerId: string): Promise<void> {
  await db
    .selectFrom('pickupRules')
    .select('id')
    .where('customerId', '=', customerId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function markRuleEnded(db: Db, ruleId: string): Promise<Date> {
  const { endedAt } = await db
    .updateTable('pickupRules')
    .set({ endedAt: sql<Date>`now()` })
    .where('id', '=', ruleId)
    .returning(sql<Date>`ended_at`.as('endedAt'))
    .executeTakeFirstOrThrow();
  return endedAt;
}

export async function deleteRules(db: Db, customerId: string): Promise<void> {
  await db.deleteFrom('pickupRules').where('customerId', '=', customerId).execute();
}

/** Running rules after an id, in id order. */
export async function listRunningRules(db: Db, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('pickupRules')
    .select('id')
    .where('endedAt', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function markPlanned(db: Db, ruleId: string, until: string): Promise<void> {
  await db
    .updateTable('pickupRules')
    .set({ plannedUntil: until })
    .where('id', '=', ruleId)
    .execute();
}
