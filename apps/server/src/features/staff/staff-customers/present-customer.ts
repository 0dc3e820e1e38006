import type { CustomerLine, CustomerRecord } from '@waypost/contract';
import { readVatNumber } from '@waypost/domain/vat-number';
import type { Db } from '../../../platform/database.ts';
import { readTotals } from '../../customer/billing/index.ts';
import { readCustomerCredit } from '../../customer/credit/index.ts';
import { BOOKS_CURRENCY } from '../../core/ledger/index.ts';
import { readNotes } from '../notes/index.ts';
import type { CustomerLineRow, CustomerRecordRow } from './customers.queries.ts';

/** With counts and sums of these accounts alone, in one query. */
export async function presentLines(
  db: Db,
  rows: readonly CustomerLineRow[],
): Promise<CustomerLine[]> {
  const totals = await readTotals(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    role: row.isStaff ? 'admin' : 'user',
    state: row.deactivatedAt === null ? 'active' : 'deactivated',
    ...splitName(row.name),
    company: row.company,
    shipmentsCount: totals.get(row.id)?.shipments ?? 0,
    totalSpendCents: totals.get(row.id)?.spendCents ?? 0,
    currency: BOOKS_CURRENCY,
    createdAt: row.createdAt.toISOString(),
    lastLogin: row.lastLoginAt?.toISOString() ?? null,
  }));
}

export async function presentRecord(db: Db, row: CustomerRecordRow): Promise<CustomerRecord> {
  const [line] = await presentLines(db, [row]);
  if (line === undefined) throw new Error('one row has one line');
  return {
    ...line,
    phone: row.phone,
    accountType: row.accountType,
    vatId: row.vatId,
    vat: {
      country: readVatNumber(row.vatId)?.country ?? null,
      confirmedAt: row.vatConfirmed === null ? null : (row.vatConfirmedAt?.toISOString() ?? null),
    },
    address: {
      line1: row.addressLine1,
      line2: row.addressLine2,
      city: row.city,
      region: row.region,
      postalCode: row.postalCode,
      country: row.country,
    },
    revision: row.revision,
    credit: await readCustomerCredit(db, row.id),
    notes: await readNotes(db, { customerId: row.id }),
  };
}

/** Accounts have one name; the first word of it is the first name. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}
