import type { Db } from '../../../platform/database.ts';

/** Undefined when the account is erased. */
export async function readPickupForMail(db: Db, pickupId: string) {
  return db
    .selectFrom('pickups')
    .innerJoin('customers', (join) =>
      join
        .onRef('customers.id', '=', 'pickups.customer_id')
        .onRef('customers.shard', '=', 'pickups.shard'),
    )
    .leftJoin('pickup_rules', (join) =>
      join
        .onRef('pickup_rules.id', '=', 'pickups.rule_id')
        .onRef('pickup_rules.shard', '=', 'pickups.shard'),
    )
    .select([
      'pickups.shard',
      'pickups.public_id',
      'pickups.day',
      'pickups.pickup_window',
      'pickups.cut_off_at',
      'pickups.time_zone',
      'pickups.address_text',
      'pickups.status',
      'pickups.revision',
      'pickup_rules.frequency',
      'customers.email',
      'customers.name',
      'customers.locale',
    ])
    .where('pickups.id', '=', pickupId)
    .where('customers.erased_at', 'is', null)
    .executeTakeFirst();
}
export type PickupForMail = NonNullable<Awaited<ReturnType<typeof readPickupForMail>>>;

export async function readRuleForMail(db: Db, ruleId: string) {
  return db
    .selectFrom('pickup_rules')
    .innerJoin('customers', (join) =>
      join
        .onRef('customers.id', '=', 'pickup_rules.customer_id')
        .onRef('customers.shard', '=', 'pickup_rules.shard'),
    )
    .select([
      'pickup_rules.shard',
      'pickup_rules.frequency',
      'pickup_rules.pickup_window',
      'pickup_rules.address_text',
      'customers.email',
      'customers.name',
      'customers.locale',
    ])
    .where('pickup_rules.id', '=', ruleId)
    .where('customers.erased_at', 'is', null)
    .executeTakeFirst();
}
export type RuleForMail = NonNullable<Awaited<ReturnType<typeof readRuleForMail>>>;

/** Stands in for a dispatcher until the console has one: a pickup with a place is confirmed at once. */
export async function confirmTime(db: Db, pickupId: string, revision: number): Promise<void> {
  await db
    .updateTable('pickups')
    .set({ status: 'Scheduled' })
    .where('id', '=', pickupId)
    .where('revision', '=', revision)
    .where('status', '=', 'Requested')
    .execute();
}
