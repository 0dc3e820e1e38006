import type { Db } from '../../../platform/database.ts';
import { sameShard } from '../../../platform/same-shard.ts';

/** Undefined when the account is erased. */
export async function readPickupForMail(db: Db, pickupId: string) {
  return db
    .selectFrom('pickups')
    .innerJoin('customers', sameShard('customers.id', 'pickups.customerId'))
    .leftJoin('pickupRules', sameShard('pickupRules.id', 'pickups.ruleId'))
    .select([
      'pickups.shard',
      'pickups.publicId',
      'pickups.day',
      'pickups.pickupWindow',
      'pickups.cutOffAt',
      'pickups.timeZone',
      'pickups.addressText',
      'pickups.status',
      'pickups.revision',
      'pickupRules.frequency',
      'customers.email',
      'customers.name',
      'customers.locale',
    ])
    .where('pickups.id', '=', pickupId)
    .where('customers.erasedAt', 'is', null)
    .executeTakeFirst();
}
export type PickupForMail = NonNullable<Awaited<ReturnType<typeof readPickupForMail>>>;

export async function readRuleForMail(db: Db, ruleId: string) {
  return db
    .selectFrom('pickupRules')
    .innerJoin('customers', sameShard('customers.id', 'pickupRules.customerId'))
    .select([
      'pickupRules.shard',
      'pickupRules.frequency',
      'pickupRules.pickupWindow',
      'pickupRules.addressText',
      'customers.email',
      'customers.name',
      'customers.locale',
    ])
    .where('pickupRules.id', '=', ruleId)
    .where('customers.erasedAt', 'is', null)
    .executeTakeFirst();
}
export type RuleForMail = NonNullable<Awaited<ReturnType<typeof readRuleForMail>>>;

/** At once, but in cities where staff confirms. Says whose it is, if it is confirmed by this. */
export async function confirmTime(db: Db, pickupId: string, revision: number) {
  return db
    .updateTable('pickups')
    .set({ status: 'Scheduled' })
    .where('id', '=', pickupId)
    .where('revision', '=', revision)
    .where('status', '=', 'Requested')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('pickupCities')
            .select('pickupCities.area')
            .whereRef('pickupCities.area', '=', 'pickups.area')
            .where('staffConfirms', '=', true),
        ),
      ),
    )
    .returning(['customerId', 'shard'])
    .executeTakeFirst();
}
