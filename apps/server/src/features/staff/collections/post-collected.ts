import { type CashStep, judgeCollected, type PostedClaim } from '@waypost/domain/cash-collected';
import type { CashDifference } from '@waypost/domain/desk';
import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { newRowId } from '../../../platform/random.ts';
import { debitAndCredit, postLedger, readReceivable } from '../../core/ledger/index.ts';
import { readTrackingNumber } from '../../core/shipments/index.ts';
import { findPersonAt } from '../../field/field-identity/index.ts';
import { closeItemsOfShipment, hasOpenItem, putOnDeskOnce } from '../desk/index.ts';
import {
  type Claim,
  type Collection,
  listClaims,
  listPostedCash,
  type PostedCash,
} from './collections.queries.ts';
import { collectedByScanKey, collectedByStaffKey, collectedReversedKey } from './effect-keys.ts';

type Posted = ReadonlyMap<string, PostedCash>;
type KeyedClaim = Claim & { key: string };

/**
 * Makes the ledger match the cash that the scans of a shipment report, under the lock of `lockCollection`.
 * Repeating it, in any order of scans and voids, gives the same ledger. What differs is one item on the desk.
 */
export async function postCollected(ctx: Ctx, tx: Db, collection: Collection): Promise<void> {
  const { shipmentId } = collection;
  const claims = (await listClaims(tx, shipmentId)).map((claim) => ({
    ...claim,
    key: collectedByScanKey(shipmentId, claim),
  }));
  const posted = new Map(
    (await listPostedCash(tx, shipmentId)).map((cash) => [cash.effectKey, cash]),
  );
  const { steps, difference } = judgeCollected({
    claims,
    posted: postedClaims(shipmentId, claims, posted),
    marked: posted.get(collectedByStaffKey(shipmentId)) ?? null,
    owedCents: claims.length === 0 ? 0 : await readReceivable(tx, shipmentId),
    currency: collection.currency,
    isDueAtDoor: collection.isDueAtDoor,
  });
  for (const step of steps) {
    const claim = claimOf(claims, step.claim.key);
    await postStep(tx, collection, { ...step, claim }, posted.get(claim.key));
  }
  if (difference === null) return closeItemsOfShipment(tx, shipmentId, 'cash_differs');
  await putOnDesk(ctx, tx, collection, claimOf(claims, difference.claim.key), difference.subject);
}

function postedClaims(shipmentId: string, claims: readonly KeyedClaim[], posted: Posted) {
  return new Map<string, PostedClaim>(
    claims.flatMap((claim) => {
      const cash = posted.get(claim.key);
      if (cash === undefined) return [];
      const isReversed = posted.has(collectedReversedKey(shipmentId, claim));
      return [[claim.key, { cents: cash.cents, currency: cash.currency, isReversed }]];
    }),
  );
}

function claimOf(claims: readonly KeyedClaim[], key: string): KeyedClaim {
  const claim = claims.find((each) => each.key === key);
  if (claim === undefined) throw new Error('a verdict about a claim that nobody made');
  return claim;
}

/** What is taken back is taken from who had it then, also when it has been counted since. */
async function postStep(
  tx: Db,
  { shipmentId, shard, currency }: Collection,
  { kind, claim, cents }: CashStep & { claim: KeyedClaim },
  before: PostedCash | undefined,
): Promise<void> {
  const isReversal = kind === 'reversed';
  const holder = isReversal ? (before?.holder ?? null) : await holderOf(tx, claim);
  const cash = 'cash_with_courier' as const;
  await postLedger(tx, {
    effectKey: isReversal ? collectedReversedKey(shipmentId, claim) : claim.key,
    shard,
    shipmentId,
    currency,
    entries: debitAndCredit(
      holder === null ? cash : { account: cash, holder },
      'receivable',
      isReversal ? -cents : cents,
    ),
  });
}

/** The person whose shift the device had then; the key of a device that nobody signs in to is its own holder. */
async function holderOf(tx: Db, { sourceId, occurredAt }: Claim): Promise<string> {
  const personId = await findPersonAt(tx, sourceId, occurredAt);
  return personId === undefined ? `source:${sourceId}` : `person:${personId}`;
}

/** One item a shipment at a time; the newest scan that differs names it. */
async function putOnDesk(
  ctx: Ctx,
  tx: Db,
  { shipmentId, shard }: Collection,
  claim: Claim,
  subject: CashDifference,
): Promise<void> {
  if (await hasOpenItem(tx, shipmentId, 'cash_differs')) return;
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
