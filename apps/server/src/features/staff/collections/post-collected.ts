import type { CashDifference } from '@waypost/domain/desk';
import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { newRowId } from '../../../platform/random.ts';
import { debitAndCredit, postLedger, readReceivable } from '../../core/ledger/index.ts';
import { readTrackingNumber } from '../../core/shipments/index.ts';
import { closeItemsOfShipment, hasOpenItem, putOnDeskOnce } from '../desk/index.ts';
import {
  type Claim,
  type Collection,
  listClaims,
  listPostedCash,
  type PostedCash,
} from './collections.queries.ts';
import { collectedByScanKey, collectedByStaffKey, collectedReversedKey } from './effect-keys.ts';

/**
 * Makes the ledger match the cash that the scans of a shipment report, under the lock of
 * `lockCollection`. Repeating it, in any order of scans and voids, gives the same ledger:
 * - What a voided scan had posted is reversed.
 * - One scan is posted: the first valid one to arrive, whose key may collect, in the currency of the
 *   shipment and up to the amount owed. The next in line takes its place when it is voided.
 * - Anything else is one item on the desk.
 */
export async function postCollected(ctx: Ctx, tx: Db, collection: Collection): Promise<void> {
  const claims = await listClaims(tx, collection.shipmentId);
  const posted = new Map(
    (await listPostedCash(tx, collection.shipmentId)).map((cash) => [cash.effectKey, cash]),
  );
  await reverseVoided(tx, collection, claims, posted);
  const standing = claims.filter(({ isVoided }) => !isVoided);
  await postFirst(tx, collection, standing, posted);
  await putDifferencesOnDesk(ctx, tx, collection, standing, posted);
}

type Posted = Map<string, PostedCash>;

async function reverseVoided(
  tx: Db,
  collection: Collection,
  claims: readonly Claim[],
  posted: Posted,
): Promise<void> {
  const { shipmentId } = collection;
  for (const claim of claims.filter(({ isVoided }) => isVoided)) {
    const cash = posted.get(collectedByScanKey(shipmentId, claim));
    const effectKey = collectedReversedKey(shipmentId, claim);
    if (cash === undefined || posted.has(effectKey)) continue;
    const taken = { ...cash, effectKey, cents: -cash.cents };
    await postCash(tx, collection, claim, taken, posted);
  }
}

async function postFirst(
  tx: Db,
  collection: Collection,
  standing: readonly Claim[],
  posted: Posted,
): Promise<void> {
  const { shipmentId, currency, isDueAtDoor } = collection;
  const heldCents = [...posted.values()].reduce((sum, { cents }) => sum + cents, 0);
  if (!isDueAtDoor || heldCents > 0) return;
  const first = standing.find((claim) => claim.mayCollect && claim.currency === currency);
  const owedCents = first === undefined ? 0 : await readReceivable(tx, shipmentId);
  if (first === undefined || owedCents <= 0) return;
  const effectKey = collectedByScanKey(shipmentId, first);
  const cents = Math.min(first.cents, owedCents);
  await postCash(tx, collection, first, { effectKey, cents, currency }, posted);
}

/** Negative when the courier no longer has it. */
async function postCash(
  tx: Db,
  { shipmentId, shard }: Collection,
  { sourceId }: Claim,
  cash: PostedCash,
  posted: Posted,
): Promise<void> {
  const { effectKey, cents, currency } = cash;
  await postLedger(tx, {
    effectKey,
    shard,
    shipmentId,
    currency,
    entries: debitAndCredit(
      { account: 'cash_with_courier', holder: `source:${sourceId}` },
      'receivable',
      cents,
    ),
  });
  posted.set(effectKey, cash);
}

/** One item a shipment at a time; the newest scan that differs names it. */
async function putDifferencesOnDesk(
  ctx: Ctx,
  tx: Db,
  collection: Collection,
  standing: readonly Claim[],
  posted: Posted,
): Promise<void> {
  const { shipmentId, shard } = collection;
  const owedCents = standing.length === 0 ? 0 : await readReceivable(tx, shipmentId);
  const differences = standing.flatMap((claim) => {
    const subject = differenceOf(claim, collection, posted, owedCents);
    return subject === null ? [] : [{ claim, subject }];
  });
  const last = differences.at(-1);
  if (last === undefined) return closeItemsOfShipment(tx, shipmentId, 'cash_differs');
  if (await hasOpenItem(tx, shipmentId, 'cash_differs')) return;
  const { claim, subject } = last;
  const item = {
    id: newRowId(),
    shard,
    kind: 'cash_differs',
    subject,
    turn: 'carrier',
    reference: await readTrackingNumber(tx, shipmentId),
    shipmentId,
    party: null,
  } as const;
  const occurrence = `${claim.sourceId}:${claim.scanId}`;
  await putOnDeskOnce(ctx, tx, [{ item, occurrence, since: new Date() }]);
}

/** Null when the ledger matches the scan. */
function differenceOf(
  claim: Claim,
  { shipmentId, currency, isDueAtDoor }: Collection,
  posted: Posted,
  owedCents: number,
): CashDifference | null {
  const cash = posted.get(collectedByScanKey(shipmentId, claim));
  if (cash !== undefined) {
    if (claim.cents > cash.cents) return 'collected_more';
    return owedCents > 0 ? 'collected_less' : null;
  }
  const marked = posted.get(collectedByStaffKey(shipmentId));
  // staff and courier report the same money
  if (marked?.cents === claim.cents && marked.currency === claim.currency) return null;
  if (!claim.mayCollect) return 'collected_no_right';
  if (claim.currency !== currency) return 'collected_currency';
  return isDueAtDoor && posted.size > 0 ? 'collected_again' : 'collected_not_due';
}
