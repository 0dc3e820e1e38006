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
    .select(['currency', 'cents', 'receivedCents', 'bankLineId'])
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

export type OpenBag = { depositId: string; seal: string };

/**
 * Bags that no line of the bank is known to be, by their amount or their seal. Of several currencies only those that
 * are received: a line tells one amount alone.
 */
export async function listOpenBags(
  db: Db,
  { currency, cents, seal }: { currency: string; cents?: number; seal?: string },
): Promise<OpenBag[]> {
  const isOf =
    cents === undefined
      ? sql`upper(regexp_replace(d.seal, '[^0-9A-Za-z]', '', 'g')) = ${seal ?? ''}`
      : sql`coalesce(l.received_cents, l.cents) = ${cents}`;
  const { rows } = await sql<OpenBag>`
    SELECT d.id AS deposit_id, d.seal FROM cash_deposit_lines l JOIN cash_deposits d ON d.id = l.deposit_id
    WHERE l.bank_line_id IS NULL AND l.currency = ${currency} AND ${isOf}
      AND (d.received_at IS NOT NULL OR NOT EXISTS (
        SELECT 1 FROM cash_deposit_lines o WHERE o.deposit_id = d.id AND o.currency <> l.currency))
    ORDER BY d.sealed_at, d.id LIMIT 100`.execute(db);
  return rows;
}

export async function storeBankLine(
  tx: Db,
  { depositId, currency, lineId }: { depositId: string; currency: string; lineId: string },
): Promise<void> {
  await tx
    .updateTable('cashDepositLines')
    .set({ bankLineId: lineId })
    .where('depositId', '=', depositId)
    .where('currency', '=', currency)
    .execute();
}
