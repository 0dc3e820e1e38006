import type { Customer, CustomerSession } from '@waypost/contract';
import { completeLocale } from '@waypost/i18n/locales';
import type { CustomerRow } from './customers.queries.ts';

export function presentCustomer(row: CustomerRow): Customer {
  return {
    ...row,
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
