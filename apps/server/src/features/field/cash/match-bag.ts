import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { postLedger } from '../../core/ledger/index.ts';
import { listOpenBags, listSealed, lockDeposit, storeBankLine } from './deposits.queries.ts';
import { SHARD_OF_THE_CELL } from './holders.ts';
import { receiveLocked } from './receive-deposit.ts';

type BankMoney = { cents: number; currency: string };

/** The bag whose seal the words of a transfer name and whose amount it has; undefined for none, and for several. */
export async function findNamedBag(
  db: Db,
  words: string,
  { cents, currency }: BankMoney,
): Promise<string | undefined> {
  const bags = await listOpenBags(db, { currency, cents });
  return onlyOne(bags.filter(({ seal }) => isNamed(words, seal)));
}

/** The bag with this seal, whatever the bank has counted; of two hubs with the same seal, the one of this amount. */
export async function findBagOfSeal(
  db: Db,
  seal: string,
  money: BankMoney,
): Promise<string | undefined> {
  const { currency } = money;
  const bags = await listOpenBags(db, { currency, seal: symbolsOf(seal) });
  return onlyOne(bags) ?? findNamedBag(db, seal, money);
}

function onlyOne(bags: readonly { depositId: string }[]): string | undefined {
  return bags.length === 1 ? bags[0]?.depositId : undefined;
}

const symbolsOf = (text: string) => text.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');

/** Banks change case and break words, but `7` is not named by `1750`. */
function isNamed(words: string, seal: string): boolean {
  const symbols = [...symbolsOf(seal)].join('[^0-9A-Z]*');
  if (symbols === '') return false;
  return new RegExp(`(?<![0-9A-Z])${symbols}(?![0-9A-Z])`).test(words.toUpperCase());
}

/**
 * The bank's line is the money of this bag, which is in the bank once: receiving the bag has posted it there, and so has
 * the line. A bag that nobody has received yet is received with what the line says.
 */
export async function matchBag(
  ctx: Ctx,
  tx: Db,
  staffId: string,
  depositId: string,
  { id: lineId, cents, currency }: BankMoney & { id: string },
): Promise<void> {
  const deposit = await lockDeposit(tx, depositId);
  if (deposit === undefined) throw new Problem('cash_deposit_not_found');
  const sealed = await listSealed(tx, depositId);
  const own = sealed.find((line) => line.currency === currency);
  if (own === undefined || own.bankLineId !== null) throw new Problem('cash_deposit_received');
  if (deposit.receivedAt === null) {
    await receiveLocked(ctx, tx, staffId, { deposit, sealed, amounts: [{ currency, cents }] });
  } else if (own.receivedCents !== cents) throw new Problem('amount_differs');
  await postLedger(tx, {
    effectKey: `deposit_line:${depositId}:${currency}`,
    shard: SHARD_OF_THE_CELL,
    shipmentId: null,
    currency,
    entries: [
      { account: 'unmatched_transfers', holder: `bank_line:${lineId}`, amountCents: cents },
      { account: 'bank', amountCents: -cents },
    ],
  });
  await storeBankLine(tx, { depositId, currency, lineId });
}
