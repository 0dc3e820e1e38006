import { DEFAULT_LOCALE } from '@waypost/i18n/locales';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { PendingRegistration } from './codes.queries.ts';

export async function findCustomerByEmail(db: Db, emailKey: string) {
  return db
    .selectFrom('customers')
    .select(['id', 'shard', 'email', 'name', 'locale'])
    .where('emailKey', '=', emailKey)
    .executeTakeFirst();
}

export async function findPasswordByEmail(db: Db, emailKey: string) {
  return db
    .selectFrom('customers')
    .select(['id', 'shard', 'passwordHash'])
    .where('emailKey', '=', emailKey)
    .where('deactivatedAt', 'is', null)
    .executeTakeFirst();
}

export async function findCustomerForMail(db: Db, customerId: string) {
  return db
    .selectFrom('customers')
    .select(['id', 'shard', 'email', 'name', 'locale'])
    .where('id', '=', customerId)
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
}

/** Undefined when the address has an account already. */
export async function insertCustomer(
  db: Db,
  customer: {
    id: string;
    shard: number;
    emailKey: string;
    registration: PendingRegistration;
    termsAcceptedAt: Date;
    /** Now, unless the account is invented with a past. */
    createdAt?: Date;
  },
): Promise<{ id: string } | undefined> {
  const { registration } = customer;
  return db
    .insertInto('customers')
    .values({
      id: customer.id,
      shard: customer.shard,
      email: registration.email,
      emailKey: customer.emailKey,
      passwordHash: registration.passwordHash,
      name: registration.name,
      phone: registration.phone,
      accountType: registration.accountType,
      company: registration.company,
      vatId: registration.vatId,
      addressLine1: registration.addressLine1,
      addressLine2: registration.addressLine2,
      city: registration.city,
      region: registration.region,
      postalCode: registration.postalCode,
      country: registration.country,
      heardFrom: registration.heardFrom,
      termsVersion: registration.termsVersion,
      termsAcceptedAt: customer.termsAcceptedAt,
      ...(customer.createdAt && { createdAt: customer.createdAt }),
      locale: registration.locale ?? DEFAULT_LOCALE,
    })
    .onConflict((conflict) => conflict.column('emailKey').doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** False for a deactivated account, also when the deactivation is about to commit. */
export async function noteSignIn(db: Db, customerId: string): Promise<boolean> {
  const result = await db
    .updateTable('customers')
    .set({ lastLoginAt: sql<Date>`now()` })
    .where('id', '=', customerId)
    .where('deactivatedAt', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function readCustomer(db: Db, customerId: string) {
  return db
    .selectFrom('customers')
    .leftJoin('newsletterConsents', 'newsletterConsents.emailKey', 'customers.emailKey')
    .select([
      'customers.id',
      'customers.email',
      'customers.name',
      'customers.phone',
      'customers.locale',
      'customers.accountType',
      'customers.company',
      'customers.vatId',
      'customers.addressLine1',
      'customers.addressLine2',
      'customers.city',
      'customers.region',
      'customers.postalCode',
      'customers.country',
      'customers.createdAt',
      'newsletterConsents.state as newsletter',
    ])
    .where('customers.id', '=', customerId)
    .executeTakeFirstOrThrow();
}
export type CustomerRow = Awaited<ReturnType<typeof readCustomer>>;

export async function storePassword(db: Db, customerId: string, passwordHash: string) {
  await db.updateTable('customers').set({ passwordHash }).where('id', '=', customerId).execute();
}

/** The old key, for rows stored by address. A key that someone else has is a unique violation. */
export async function storeEmail(
  db: Db,
  customerId: string,
  address: { email: string; emailKey: string },
) {
  const old = await db
    .selectFrom('customers')
    .select('emailKey')
    .where('id', '=', customerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await db
    .updateTable('customers')
    .set({ email: address.email, emailKey: address.emailKey })
    .where('id', '=', customerId)
    .execute();
  return old.emailKey;
}

export async function readTermsConsent(db: Db, customerId: string) {
  return db
    .selectFrom('customers')
    .select(['shard', 'termsVersion', 'termsAcceptedAt', 'emailKey'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
}

export async function storeDeactivation(db: Db, customerId: string, deactivated: boolean) {
  await db
    .updateTable('customers')
    .set({ deactivatedAt: deactivated ? sql<Date>`now()` : null })
    .where('id', '=', customerId)
    .execute();
}
