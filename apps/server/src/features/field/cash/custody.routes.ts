import type { StaffCashDeposit } from '@waypost/contract';
import { CASH_WARNING, isTooMuchCash } from '@waypost/domain/cash-count';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { Problem } from '../../../platform/http/problem.ts';
import {
  type DepositRow,
  listCounts,
  listCouriers,
  listHolders,
  listInTransit,
  listReceived,
  readDeposit,
} from './custody.queries.ts';
import { receiveDeposit } from './receive-deposit.ts';
import { settleDifference } from './settle-difference.ts';

const HOLDERS_SHOWN = 500;
const IN_TRANSIT_SHOWN = 100;
const RECEIVED_SHOWN = 10;

/** What finance sees of cash, and does about it. */
export function custodyRoutes({ mount }: Api, ctx: Ctx): void {
  mount('readCashCustody', { staff: 'money:read' }, async ({ caller }) => {
    const body = await inTransaction(ctx.db, async (tx) => {
      const couriers = await listCouriers(tx, HOLDERS_SHOWN);
      const hubs = await listHolders(tx, 'cash_at_hub', HOLDERS_SHOWN);
      const differences = await listHolders(tx, 'cash_difference', HOLDERS_SHOWN);
      const deposits = [
        ...(await listInTransit(tx, IN_TRANSIT_SHOWN)),
        ...(await listReceived(tx, RECEIVED_SHOWN)),
      ];
      const holders = new Set([...couriers, ...differences].map(({ holder }) => holder));
      await auditStaff(tx, caller.staffId, 'cash.read', 'cash', { holders: [...holders] });
      return {
        couriers: couriers.map((row) => ({ ...dated(row), isTooMuch: isTooMuchCash([row]) })),
        hubs: hubs.map(dated),
        differences: differences.map(dated),
        deposits: deposits.map(presentDeposit),
        warning: CASH_WARNING,
      };
    });
    return { status: 200, body, headers: { 'cache-control': 'private, no-store' } };
  });

  mount('listCashCounts', { staff: 'money:read' }, async ({ caller, query }) => {
    const { after, limit } = query;
    const body = await inTransaction(ctx.db, async (tx) => {
      // one more than requested: there is a next page
      const rows = await listCounts(tx, { after, limit: limit + 1 });
      const counts = rows.slice(0, limit).map((row) => ({
        ...row,
        declaredAt: row.declaredAt.toISOString(),
        confirmedAt: row.confirmedAt.toISOString(),
      }));
      const ids = counts.map(({ id }) => id);
      await auditStaff(tx, caller.staffId, 'cash.count_list', 'cash-counts', { ids });
      return { counts, next: rows.length > limit ? (ids.at(-1) ?? null) : null };
    });
    return { status: 200, body };
  });

  mount('receiveDeposit', { staff: 'money:write' }, async ({ caller, params, body }) => {
    await receiveDeposit(ctx, caller, params.depositId, body.amounts);
    const deposit = await readDeposit(ctx.db, params.depositId);
    if (deposit === undefined) throw new Problem('cash_deposit_not_found');
    return { status: 200, body: presentDeposit(deposit) };
  });

  mount('settleDifference', { staff: 'money:write' }, async ({ caller, body }) => {
    const leftCents = await settleDifference(ctx, caller, body);
    return { status: 201, body: { leftCents } };
  });
}

function dated<R extends { since: Date }>({ since, ...row }: R) {
  return { ...row, since: since.toISOString() };
}

function presentDeposit({ sealedAt, receivedAt, ...deposit }: DepositRow): StaffCashDeposit {
  return {
    ...deposit,
    sealedAt: sealedAt.toISOString(),
    receivedAt: receivedAt?.toISOString() ?? null,
  };
}
