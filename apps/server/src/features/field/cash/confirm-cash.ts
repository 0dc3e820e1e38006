import {
  type CashAmount,
  type CountedLine,
  type HeldCash,
  isSameCash,
  judgeCount,
} from '@waypost/domain/cash-count';
import { appendAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import type { ShiftCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { type LedgerEntry, type Posting, postLedgers } from '../../core/ledger/index.ts';
import {
  listCounted,
  listDeclared,
  lockCount,
  lockHeld,
  noteDifference,
  storeConfirmation,
} from './counts.queries.ts';
import { showDifference } from './difference-on-desk.ts';
import { hubHolder, personHolder, SHARD_OF_THE_CELL } from './holders.ts';

type Counted = { amounts: readonly CashAmount[]; isRecount: boolean };
type Confirmed = { confirmedAt: Date; lines: CountedLine[] };
type CountRow = NonNullable<Awaited<ReturnType<typeof lockCount>>>;

/** So many postings in one statement. */
const POSTED_AT_ONCE = 500;

/**
 * One transaction: each shipment's cash goes from the courier to the hub, and what was not there to be counted,
 * or was too much, to the differences with the courier's name. Afterwards the courier has nothing by the ledger.
 */
export async function confirmCash(
  ctx: Ctx,
  { hub, shift }: ShiftCaller,
  countId: string,
  { amounts, isRecount }: Counted,
): Promise<Confirmed> {
  const { personId: cashierId } = shift;
  const confirmed = await inTransaction(ctx.db, async (tx) => {
    const count = await lockCount(tx, countId, hub.id);
    if (count === undefined) throw new Problem('cash_count_not_found');
    if (count.personId === cashierId) throw new Problem('own_cash_count');
    const known = await repeatOf(tx, count, cashierId, amounts);
    if (known !== null) return known;
    if (!(await mayCount(tx, count, { amounts, isRecount }, cashierId))) return null;

    const courier = personHolder(count.personId);
    const held = await lockHeld(tx, courier);
    const lines = judgeCount(held, amounts);
    const postings = postingsOf({ countId, courier, hub: hubHolder(hub.id) }, held, lines);
    for (let at = 0; at < postings.length; at += POSTED_AT_ONCE) {
      await postLedgers(tx, postings.slice(at, at + POSTED_AT_ONCE));
    }
    await showDifference(ctx, tx, courier, hub.code);
    const confirmedAt = await storeConfirmation(tx, { id: countId, confirmedBy: cashierId }, lines);
    await appendAudit(tx, { kind: 'field', id: cashierId }, 'cash.count', `cash-count:${countId}`, {
      courierId: count.personId,
      hubId: hub.id,
      lines,
    });
    return { confirmedAt, lines };
  });
  if (confirmed === null) throw new Problem('cash_count_differs');
  return confirmed;
}

/**
 * A first count that differs is noted, and from then on a recount alone decides: whoever may try amounts until
 * one fits learns what was declared, and nobody could say that the two have counted together.
 */
async function mayCount(
  tx: Db,
  { id, differedAt }: CountRow,
  { amounts, isRecount }: Counted,
  cashierId: string,
): Promise<boolean> {
  if (differedAt !== null) return isRecount;
  if (isSameCash(await listDeclared(tx, id), amounts)) return true;
  await noteDifference(tx, id);
  const actor = { kind: 'field', id: cashierId } as const;
  await appendAudit(tx, actor, 'cash.count_differs', `cash-count:${id}`, { amounts });
  return false;
}

/** Null while nobody has counted it. The same cashier with the same amounts gets the answer that was lost. */
async function repeatOf(
  tx: Db,
  { id, confirmedAt, confirmedBy, replacedAt }: CountRow,
  cashierId: string,
  amounts: readonly CashAmount[],
): Promise<Confirmed | null> {
  if (confirmedAt === null && replacedAt === null) return null;
  const lines = await listCounted(tx, id);
  const counted = lines.map(({ currency, countedCents }) => ({ currency, cents: countedCents }));
  if (confirmedAt === null || confirmedBy !== cashierId || !isSameCash(counted, amounts)) {
    throw new Problem('cash_count_closed');
  }
  return { confirmedAt, lines };
}

type Parties = { countId: string; courier: string; hub: string };

function postingsOf(
  { countId, courier, hub }: Parties,
  held: readonly HeldCash[],
  lines: readonly CountedLine[],
): Posting[] {
  const move = (from: Omit<LedgerEntry, 'amountCents'>, to: typeof from, cents: number) => [
    { ...to, amountCents: cents },
    { ...from, amountCents: -cents },
  ];
  const atHub = { account: 'cash_at_hub', holder: hub } as const;
  const handedOver = held.map(({ shipmentId, shard, currency, cents }) => ({
    effectKey: `counted:${countId}:${shipmentId}:${currency}`,
    shard,
    shipmentId,
    currency,
    entries: move({ account: 'cash_with_courier', holder: courier }, atHub, cents),
  }));
  const differing = lines
    .filter(({ missingCents }) => missingCents !== 0)
    .map(({ currency, missingCents }) => ({
      effectKey: `count_difference:${countId}:${currency}`,
      shard: SHARD_OF_THE_CELL,
      shipmentId: null,
      currency,
      entries: move(atHub, { account: 'cash_difference', holder: courier }, missingCents),
    }));
  return [...handedOver, ...differing];
}
