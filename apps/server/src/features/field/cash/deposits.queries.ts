import type { CashAmount } from '@waypost/domain/cash-count';
import { sql } from 'kysely';
import type { Db, NewRow } from '../../../platform/database.ts';

export async function findDeposit(db: Db, id: string) {
  return db
    .selectFrom('cashDeposits')
    .select(['id', 'hubId', 'seal', 'personId', 'sealedAt', 'receivedAt'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function lockDeposit(tx: Db, id: string) {
  return tx
    .selectFrom('cashDeposits')
    .innerJoin('hubs', 'hubs.id', 'cashDeposits.hubId')
    .select(['cashDeposits.id', 'hubId', 'hubs.code as hubCode', 'receivedAt'])
    .where('cashDeposits.id', '=', id)
    .forUpdate('cashDeposits')
    .executeTakeFirst();
}

export async function isSealUsed(db: Db, hubId: string, seal: string): Promise<boolean> {
  const row = await db
    .selectFrom('cashDeposits')
    .select('id')
    .where('hubId', '=', hubId)
    .where('seal', '=', seal)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertDeposit(
  tx: Db,
  deposit: NewRow<'cashDeposits'>,
  amounts: readonly CashAmount[],
): Promise<Date> {
  const { sealedAt } = await tx
    .insertInto('cashDeposits')
    .values(deposit)
    .returning('sealedAt')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('cashDepositLines')
    .values(amounts.map((amount) => ({ ...amount, depositId: deposit.id })))
    .execute();
  return sealedAt;
}

export async function listSealed(db: Db, depositId: string) {
  return db
    .selectFrom('cashDepositLines')
    .select(['currency', 'cents', 'receivedCents'])
    .where('depositId', '=', depositId)
    .orderBy('currency')
    .execute();
}

export async function storeReceived(
  tx: Db,
  { id, staffId }: { id: string; staffId: string },
  received: readonly CashAmount[],
): Promise<void> {
  for (const { currency, cents } of received) {
    await tx
      .updateTable('cashDepositLines')
      .set({ receivedCents: cents })
      .where('depositId', '=', id)
      .where('currency', '=', currency)
      .execute();
  }
  await tx
    .updateTable('cashDeposits')
    .set({ receivedBy: staffId, receivedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}
