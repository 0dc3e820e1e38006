import { DEFAULT_LOCALE } from '@waypost/i18n/locales';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { PendingRegistration } from './codes.queries.ts';

export async function findCustomerByEmail(db: Db, emailKey: string) {
  return db
    .selectFrom('customers')
    .select(['id', 'shard', 'email', 'name', 'locale'])
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
}

export async function findPasswordByEmail(db: Db, emailKey: string) {
  return db
    .selectFrom('customers')
    .select(['id', 'shard', 'password_hash'])
    .where('email_key', '=', emailKey)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst();
}

export async function findCustomerForMail(db: Db, customerId: string) {
  return db
    .selectFrom('customers')
    .select(['id', 'shard', 'email', 'name', 'locale'])
    .where('id', '=', customerId)
    .where('erased_at', 'is', null)
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
  },
): Promise<{ id: string } | undefined> {
  const { registration } = customer;
  return db
    .insertInto('customers')
    .values({
      id: customer.id,
      shard: customer.shard,
      email: registration.email,
      email_key: customer.emailKey,
      password_hash: registration.passwordHash,
      name: registration.name,
      phone: registration.phone,
      account_type: registration.accountType,
      company: registration.company,
      vat_id: registration.vatId,
      address_line1: registration.addressLine1,
      address_line2: registration.addressLine2,
      city: registration.city,
      region: registration.region,
      postal_code: registration.postalCode,
      country: registration.country,
      heard_from: registration.heardFrom,
      terms_version: registration.termsVersion,
      terms_accepted_at: customer.termsAcceptedAt,
      locale: registration.locale ?? DEFAULT_LOCALE,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** False for a deactivated account, also when the deactivation is about to commit. */
export async function noteSignIn(db: Db, customerId: string): Promise<boolean> {
  const result = await db
    .updateTable('customers')
    .set({ last_login_at: sql<Date>`now()` })
    .where('id', '=', customerId)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function readCustomer(db: Db, customerId: string) {
  return db
    .selectFrom('customers')
    .leftJoin('newsletter_consents', 'newsletter_consents.email_key', 'customers.email_key')
    .select([
      'customers.id',
      'customers.email',
      'customers.name',
      'customers.phone',
      'customers.locale',
      'customers.account_type',
      'customers.company',
      'customers.vat_id',
      'customers.address_line1',
      'customers.address_line2',
      'customers.city',
      'customers.region',
      'customers.postal_code',
      'customers.country',
      'customers.created_at',
      'newsletter_consents.state as newsletter',
    ])
    .where('customers.id', '=', customerId)
    .executeTakeFirstOrThrow();
}
export type CustomerRow = Awaited<ReturnType<typeof readCustomer>>;

export async function readAddressee(db: Db, customerId: string) {
  return db
    .selectFrom('customers')
    .select(['shard', 'email', 'name', 'locale'])
    .where('id', '=', customerId)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
}

export async function storePassword(db: Db, customerId: string, passwordHash: string) {
  await db
    .updateTable('customers')
    .set({ password_hash: passwordHash })
    .where('id', '=', customerId)
    .execute();
}

/** The old key, for rows stored by address. A key that someone else has is a unique violation. */
export async function storeEmail(
  db: Db,
  customerId: string,
  address: { email: string; emailKey: string },
) {
  const old = await db
    .selectFrom('customers')
    .select('email_key')
    .where('id', '=', customerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await db
    .updateTable('customers')
    .set({ email: address.email, email_key: address.emailKey })
    .where('id', '=', customerId)
    .execute();
  return old.email_key;
}

export async function readTermsConsent(db: Db, customerId: string) {
  return db
    .selectFrom('customers')
    .select(['terms_version', 'terms_accepted_at', 'email_key'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
}

export async function storeDeactivation(db: Db, customerId: string, deactivated: boolean) {
  await db
    .updateTable('customers')
    .set({ deactivated_at: deactivated ? sql<Date>`now()` : null })
    .where('id', '=', customerId)
    .execute();
}
