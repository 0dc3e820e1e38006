import type { Customer, CustomerSession } from '@waypost/contract';
import { completeLocale } from '@waypost/i18n/locales';
import type { CustomerRow } from './customers.queries.ts';

export function presentCustomer(row: CustomerRow): Customer {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    phone: row.phone,
    accountType: row.accountType,
    company: row.company,
    vatId: row.vatId,
    addressLine1: row.addressLine1,
    addressLine2: row.addressLine2,
    city: row.city,
    region: row.region,
    postalCode: row.postalCode,
    country: row.country,
    newsletter: row.newsletter ?? 'off',
    locale: completeLocale(row.locale),
    createdAt: row.createdAt.toISOString(),
  };
}

export function presentSession(
  row: { id: string; browser: string; createdAt: Date; lastSeenAt: Date },
  currentId: string,
): CustomerSession {
  return {
    id: row.id,
    current: row.id === currentId,
    browser: row.browser,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
  };
}
