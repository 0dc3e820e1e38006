import { type CashAmount, isSameCash } from '@waypost/domain/cash-count';
import { appendAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import type { ShiftCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { postLedgers } from '../../core/ledger/index.ts';
import { lockBalances } from './balances.queries.ts';
import { lockHolder } from './counts.queries.ts';
import { findDeposit, insertDeposit, isSealUsed, listSealed } from './deposits.queries.ts';
import { depositHolder, hubHolder, SHARD_OF_THE_CELL } from './holders.ts';

type Bag = { depositId: string; seal: string; amounts: readonly CashAmount[] };

/** No more than the hub has. */
export async function depositCash(
  ctx: Ctx,
  { hub, shift }: ShiftCaller,
  { depositId, seal, amounts }: Bag,
): Promise<Date> {
  const holder = hubHolder(hub.id);
  return inTransaction(ctx.db, async (tx) => {
    await lockHolder(tx, holder);
    const known = await findDeposit(tx, depositId);
    if (known !== undefined) {
      const isRepeat =
        known.hubId === hub.id &&
        known.personId === shift.personId &&
        known.seal === seal &&
        isSameCash(await listSealed(tx, depositId), amounts);
      if (!isRepeat) throw new Problem('form_already_sent');
      return known.sealedAt;
    }
    if (await isSealUsed(tx, hub.id, seal)) throw new Problem('seal_used');
    const atHub = await lockBalances(tx, 'cash_at_hub', holder);
    const isThere = amounts.every(({ currency, cents }) => cents <= (atHub.get(currency) ?? 0));
    if (!isThere) throw new Problem('cash_not_at_hub');
    const deposit = {
      id: depositId,
      hubId: hub.id,
      seal,
      personId: shift.personId,
      shiftId: shift.id,
    };
    const sealedAt = await insertDeposit(tx, deposit, amounts);
    await postLedgers(
      tx,
      amounts.map(({ currency, cents }) => ({
        effectKey: `deposited:${depositId}:${currency}`,
        shard: SHARD_OF_THE_CELL,
        shipmentId: null,
        currency,
        entries: [
          { account: 'cash_in_transit', holder: depositHolder(depositId), amountCents: cents },
          { account: 'cash_at_hub', holder, amountCents: -cents },
        ],
      })),
    );
    const actor = { kind: 'field', id: shift.personId } as const;
    await appendAudit(tx, actor, 'cash.deposit', `cash-deposit:${depositId}`, {
      hubId: hub.id,
      seal,
      amounts,
    });
    return sealedAt;
  });
}
