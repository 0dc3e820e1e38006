import { randomUUID } from 'node:crypto';
import type { Act } from './acts.ts';
import { type Asked, noted, REASON } from './asked.ts';
import type { Day } from './open-day.ts';
import { takeTransactions } from './watch-changes.ts';

const DEPOSIT = { depositId: randomUUID() };
const COURIER = randomUUID();

/** A bag of 90 EUR on its way, and 5 EUR that a courier is short of. */
async function sealBag({ db }: Day): Promise<Asked> {
  const [bag, short] = [randomUUID(), randomUUID()];
  await db.query('BEGIN');
  await db.query(
    `INSERT INTO ledger_transactions (id, shard, effect_key) VALUES ($1::uuid, 0, 'deposited:' || $1::text),
       ($2::uuid, 0, 'count_difference:' || $2::text)`,
    [bag, short],
  );
  await db.query(
    `INSERT INTO ledger_entries (transaction_id, shard, entry_no, account, amount_cents, currency, holder)
     VALUES ($1, 0, 1, 'cash_in_transit', 9000, 'EUR', $3), ($1, 0, 2, 'cash_at_hub', -9000, 'EUR', $4),
       ($2, 0, 1, 'cash_difference', 500, 'EUR', $5), ($2, 0, 2, 'cash_at_hub', -500, 'EUR', $4)`,
    [bag, short, `deposit:${DEPOSIT.depositId}`, `hub:${noted.hubId}`, `person:${COURIER}`],
  );
  await db.query(
    `INSERT INTO cash_deposits (id, hub_id, seal, person_id, shift_id)
     VALUES ($1, $2, 'B-1', $3, gen_random_uuid())`,
    [DEPOSIT.depositId, noted.hubId, COURIER],
  );
  await db.query(
    `INSERT INTO cash_deposit_lines (deposit_id, currency, cents) VALUES ($1, 'EUR', 9000)`,
    [DEPOSIT.depositId],
  );
  await db.query('COMMIT');
  // a courier and a cashier did this, not staff
  await takeTransactions(db);
  return { path: DEPOSIT, body: { amounts: [{ currency: 'EUR', cents: 9000 }] } };
}

/** What finance does about cash, with a hub that is known. */
export const CASH_ACTS: readonly Act[] = [
  ['receiveDeposit', sealBag],
  [
    'settleDifference',
    () => ({
      body: {
        id: randomUUID(),
        holder: `person:${COURIER}`,
        currency: 'EUR',
        cents: 500,
        kind: 'written_off',
        reason: REASON,
      },
    }),
  ],
  ['readCashCustody', () => ({})],
  ['listCashCounts', () => ({})],
];
