import { type CashAmount, isSameCash } from '@waypost/domain/cash-count';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { postLedgers } from '../../core/ledger/index.ts';
import { listSealed, lockDeposit, storeReceived } from './deposits.queries.ts';
import { showDifference } from './difference-on-desk.ts';
import { depositHolder, entriesOf, hubHolder, SHARD_OF_THE_CELL } from './holders.ts';

/** What the bank counted is in the bank; what differs from the bag is the hub's difference. */
export async function receiveDeposit(
  ctx: Ctx,
  { staffId }: StaffCaller,
  depositId: string,
  amounts: readonly CashAmount[],
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const deposit = await lockDeposit(tx, depositId);
    if (deposit === undefined) throw new Problem('cash_deposit_not_found');
    const sealed = await listSealed(tx, depositId);
    if (deposit.receivedAt !== null) {
      const before = sealed.map(({ currency, receivedCents }) => ({
        currency,
        cents: receivedCents ?? 0,
      }));
      if (!isSameCash(before, amounts)) throw new Problem('cash_deposit_received');
      return;
    }
    await receiveLocked(ctx, tx, staffId, { deposit, sealed, amounts });
  });
}

type Receiving = {
  deposit: NonNullable<Awaited<ReturnType<typeof lockDeposit>>>;
  sealed: Awaited<ReturnType<typeof listSealed>>;
  amounts: readonly CashAmount[];
};

/** Of a bag that is locked and on its way. */
export async function receiveLocked(
  ctx: Ctx,
  tx: Db,
  staffId: string,
  { deposit, sealed, amounts }: Receiving,
): Promise<void> {
  const { id: depositId } = deposit;
  const isSealed = (currency: string) => sealed.some((line) => line.currency === currency);
  if (!amounts.every(({ currency }) => isSealed(currency))) throw new Problem('invalid_request');
  const hub = hubHolder(deposit.hubId);
  const received = sealed.map(({ currency }) => ({
    currency,
    cents: amounts.find((amount) => amount.currency === currency)?.cents ?? 0,
  }));
  await postLedgers(
    tx,
    sealed.map(({ currency, cents }, at) => ({
      effectKey: `deposit_received:${depositId}:${currency}`,
      shard: SHARD_OF_THE_CELL,
      shipmentId: null,
      currency,
      entries: entriesOf([
        { account: 'bank', amountCents: received[at]?.cents ?? 0 },
        {
          account: 'cash_difference',
          holder: hub,
          amountCents: cents - (received[at]?.cents ?? 0),
        },
        { account: 'cash_in_transit', holder: depositHolder(depositId), amountCents: -cents },
      ]),
    })),
  );
  await storeReceived(tx, { id: depositId, staffId }, received);
  await showDifference(ctx, tx, hub, deposit.hubCode);
  await auditStaff(tx, staffId, 'cash.receive', `cash-deposit:${depositId}`, { received });
}
