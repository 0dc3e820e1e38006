import type { Customer, CustomerSession } from '@waypost/contract';
import { completeLocale } from '@waypost/i18n/locales';
import type { CustomerRow } from './customers.queries.ts';

export function presentCustomer(row: CustomerRow): Customer {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    phone: row.phone,
    accountType: row.account_type,
    company: row.company,
    vatId: row.vat_id,
    addressLine1: row.address_line1,
    addressLine2: row.address_line2,
    city: row.city,
    region: row.region,
    postalCode: row.postal_code,
    country: row.country,
    newsletter: row.newsletter ?? 'off',
    locale: completeLocale(row.locale),
    createdAt: row.created_at.toISOString(),
  };
}

export function presentSession(
  row: { id: string; browser: string; created_at: Date; last_seen_at: Date },
  currentId: string,
): CustomerSession {
  return {
    id: row.id,
    current: row.id === currentId,
    browser: row.browser,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
  };
}
