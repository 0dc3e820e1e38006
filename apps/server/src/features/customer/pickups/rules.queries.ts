import { type Insertable, sql } from 'kysely';
import type { PickupRules } from '../../../../db/tables.ts';
import type { Db } from '../../../platform/database.ts';

const COLUMNS = [
  'id',
  'shard',
  'customer_id',
  'frequency',
  'starts_on',
  'pickup_window',
  'address_id',
  'address_text',
  'country',
  'area',
  'time_zone',
  'instructions',
  'planned_until',
  'ended_at',
] as const;

export async function insertRule(db: Db, rule: Insertable<PickupRules>): Promise<void> {
  await db.insertInto('pickup_rules').values(rule).execute();
}

/** Those that have not ended; or all of them, for the export. */
export async function selectRules(db: Db, customerId: string, which: 'running' | 'all') {
  return db
    .selectFrom('pickup_rules')
    .select(COLUMNS)
    .where('customer_id', '=', customerId)
    .$if(which === 'running', (query) => query.where('ended_at', 'is', null))
    .orderBy('created_at', 'desc')
    .execute();
}
export type RuleRow = Awaited<ReturnType<typeof selectRules>>[number];

export async function findRule(db: Db, ruleId: string): Promise<RuleRow | undefined> {
  return db.selectFrom('pickup_rules').select(COLUMNS).where('id', '=', ruleId).executeTakeFirst();
}

/** Held while dates of a rule are made or it is ended, so that neither misses the other. */
export async function lockRule(db: Db, ruleId: string): Promise<RuleRow | undefined> {
  return db
    .selectFrom('pickup_rules')
    .select(COLUMNS)
    .where('id', '=', ruleId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function lockRules(db: Db, customerId: string): Promise<void> {
  await db
    .selectFrom('pickup_rules')
    .select('id')
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function markRuleEnded(db: Db, ruleId: string): Promise<Date> {
  const { ended_at: endedAt } = await db
    .updateTable('pickup_rules')
    .set({ ended_at: sql<Date>`now()` })
    .where('id', '=', ruleId)
    .returning(sql<Date>`ended_at`.as('ended_at'))
    .executeTakeFirstOrThrow();
  return endedAt;
}

export async function deleteRules(db: Db, customerId: string): Promise<void> {
  await db.deleteFrom('pickup_rules').where('customer_id', '=', customerId).execute();
}

/** Running rules after an id, in id order. */
export async function listRunningRules(db: Db, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('pickup_rules')
    .select('id')
    .where('ended_at', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function markPlanned(db: Db, ruleId: string, until: string): Promise<void> {
  await db
    .updateTable('pickup_rules')
    .set({ planned_until: until })
    .where('id', '=', ruleId)
    .execute();
}
