import type { CASH_SETTLEMENTS } from '@waypost/contract';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { postLedger } from '../../core/ledger/index.ts';
import { lockBalances } from './balances.queries.ts';
import { lockHolder } from './counts.queries.ts';
import { findHubCodeOf, findSettlement, insertSettlement } from './custody.queries.ts';
import { showDifference } from './difference-on-desk.ts';
import { SHARD_OF_THE_CELL } from './holders.ts';

type Settlement = {
  id: string;
  holder: string;
  currency: string;
  cents: number;
  kind: (typeof CASH_SETTLEMENTS)[number];
  reason: string;
};

/** Returns what is left of the difference. */
export async function settleDifference(
  ctx: Ctx,
  { staffId }: StaffCaller,
  settlement: Settlement,
): Promise<number> {
  const { id, holder, currency, cents, kind } = settlement;
  return inTransaction(ctx.db, async (tx) => {
    await lockHolder(tx, holder);
    const known = await findSettlement(tx, id);
    const balances = await lockBalances(tx, 'cash_difference', holder);
    const standing = balances.get(currency) ?? 0;
    if (known !== undefined) {
      const isRepeat =
        known.holder === holder &&
        known.currency === currency &&
        known.cents === cents &&
        known.kind === kind;
      if (!isRepeat) throw new Problem('form_already_sent');
      return standing;
    }
    const isPartOfIt =
      Math.sign(cents) === Math.sign(standing) && Math.abs(cents) <= Math.abs(standing);
    if (!isPartOfIt) throw new Problem('cash_difference_changed');
    await insertSettlement(tx, { ...settlement, staffId });
    await postLedger(tx, {
      effectKey: `difference_settled:${id}`,
      shard: SHARD_OF_THE_CELL,
      shipmentId: null,
      currency,
      entries: [
        { account: kind === 'repaid' ? 'bank' : 'cash_losses', amountCents: cents },
        { account: 'cash_difference', holder, amountCents: -cents },
      ],
    });
    await showDifference(ctx, tx, holder, await findHubCodeOf(tx, holder));
    await auditStaff(tx, staffId, 'cash.settle', `cash-settlement:${id}`, {
      holder,
      currency,
      cents,
      kind,
    });
    return standing - cents;
  });
}
