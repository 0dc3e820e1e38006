import type { Credit, CustomerCredit } from '@waypost/contract';
import type { Db } from '../../../platform/database.ts';
import { BOOKS_CURRENCY } from '../../core/ledger/index.ts';
import { type CreditRow, findCredit, listLimits } from './credit.queries.ts';

/** Null for an account that cannot book on account. */
export async function readCredit(db: Db, customerId: string): Promise<Credit | null> {
  const row = await findCredit(db, customerId);
  return row === undefined || row.limitCents === 0 ? null : present(row);
}

/** Null for an account that never had a limit. */
export async function readCustomerCredit(
  db: Db,
  customerId: string,
): Promise<CustomerCredit | null> {
  const row = await findCredit(db, customerId);
  if (row === undefined) return null;
  const limits = await listLimits(db, customerId);
  return {
    ...present(row),
    limits: limits.map(({ setAt, ...limit }) => ({ ...limit, at: setAt.toISOString() })),
  };
}

function present({ limitCents, owedCents }: CreditRow): Credit {
  const leftCents = Math.max(0, limitCents - owedCents);
  return { currency: BOOKS_CURRENCY, limitCents, owedCents, leftCents };
}
