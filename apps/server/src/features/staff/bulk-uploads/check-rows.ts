import type { CellFault } from '@waypost/contract';
import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { emailKey } from '../../../platform/email-key.ts';
import { takenAliases } from '../../core/shipments/index.ts';
import { findLimits } from '../../customer/credit/index.ts';
import { type EntryCustomer, findCustomers } from '../staff-edits/index.ts';
import { type GoodRow, readRow, type RowRules } from './read-row.ts';
import type { TableRow } from '../../core/tables/index.ts';

export type JudgedRow =
  | { rowNo: number; faults: CellFault[]; good: null }
  | { rowNo: number; faults: []; good: GoodRow; customer: EntryCustomer | undefined };

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Checks rows against the database too: customers that exist, references that are free. `seen` has the
 * references of the rows before.
 */
export async function checkRows(
  ctx: Ctx,
  db: Db,
  rows: readonly TableRow[],
  rules: RowRules,
  seen: Set<string>,
): Promise<JudgedRow[]> {
  const read = rows.map(({ rowNo, cells }) => ({ rowNo, row: readRow(cells, rules) }));
  const good = read.flatMap(({ row }) => ('faults' in row ? [] : [row]));
  const customers = await readCustomers(db, good);
  const withCredit = await findLimits(
    db,
    [...customers.values()].map(({ id }) => id),
  );
  const taken = await takenAliases(
    ctx,
    db,
    good.flatMap(({ alias }) => alias ?? []),
  );
  return read.map(({ rowNo, row }): JudgedRow => {
    if ('faults' in row) return { rowNo, faults: row.faults, good: null };
    const customer = customers.get(customerKey(row.customer));
    const faults: CellFault[] = [];
    if (row.alias !== null) {
      if (taken.has(row.alias)) faults.push({ column: 'reference', code: 'reference_taken' });
      else if (seen.has(row.alias))
        faults.push({ column: 'reference', code: 'reference_repeated' });
      seen.add(row.alias);
    }
    if (row.customer !== '' && customer === undefined) {
      faults.push({ column: 'customer', code: 'customer_unknown' });
    }
    if (
      customer !== undefined &&
      // a customer sees the prices of a file first, and is refused when booking it
      rules.owner === undefined &&
      row.entry.payment === 'on_account' &&
      !withCredit.has(customer.id)
    ) {
      faults.push({ column: 'payment', code: 'no_credit' });
    }
    if (faults.length > 0) return { rowNo, faults, good: null };
    return { rowNo, faults: [], good: row, customer };
  });
}

function customerKey(text: string): string {
  return UUID.test(text) ? text.toLowerCase() : emailKey(text);
}

async function readCustomers(
  db: Db,
  rows: readonly GoodRow[],
): Promise<Map<string, EntryCustomer>> {
  const named = [...new Set(rows.map(({ customer }) => customer))].filter((text) => text !== '');
  const [ids, emails] = [
    named.filter((text) => UUID.test(text)),
    named.filter((text) => !UUID.test(text)),
  ];
  const found = await findCustomers(db, { ids, emailKeys: emails.map(emailKey) });
  return new Map(
    found.flatMap((customer) => [
      [customer.id, customer],
      ...(customer.emailKey === null ? [] : [[customer.emailKey, customer] as const]),
    ]),
  );
}
