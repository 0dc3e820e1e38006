import type { CashAmount } from '@waypost/domain/cash-count';
import type { LedgerAccount } from '../../../../db/tables.ts';
import type { Db } from '../../../platform/database.ts';

/** What an account has of a holder, by currency; nothing where it is zero. */
export async function listBalances(
  db: Db,
  account: LedgerAccount,
  holder: string,
): Promise<CashAmount[]> {
  return db
    .selectFrom('cashBalances')
    .select(['currency', 'cents'])
    .where('account', '=', account)
    .where('holder', '=', holder)
    .orderBy('currency')
    .execute();
}

export async function lockBalances(
  tx: Db,
  account: LedgerAccount,
  holder: string,
): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('cashBalances')
    .select(['currency', 'cents'])
    .where('account', '=', account)
    .where('holder', '=', holder)
    .orderBy('currency')
    .forUpdate()
    .execute();
  return new Map(rows.map(({ currency, cents }) => [currency, cents]));
}
