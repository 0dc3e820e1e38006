import type { CashDifference } from '../desk.ts';

/** What one scan reports as collected. */
export type CashClaim = {
  /** Of the scan. */
  key: string;
  cents: number;
  currency: string;
  /** Whether its device may collect cash. */
  mayCollect: boolean;
  isVoided: boolean;
};

/** The ledger entry of a claim. A reversal has the amount taken back as negative cents. */
export type PostedClaim = { cents: number; currency: string; isReversed: boolean };

export type CollectedState = {
  /** In order of arrival. */
  claims: readonly CashClaim[];
  /** By the key of the scan. */
  posted: ReadonlyMap<string, PostedClaim>;
  /** Marked by staff, without a scan. */
  marked: { cents: number; currency: string } | null;
  owedCents: number;
  currency: string;
  isDueAtDoor: boolean;
};

export type CashStep = { kind: 'collected' | 'reversed'; claim: CashClaim; cents: number };

export type CollectedVerdict = {
  steps: CashStep[];
  /** The newest scan that still differs from the ledger after the steps are posted. */
  difference: { claim: CashClaim; subject: CashDifference } | null;
};

/**
 * The steps that make the ledger match the cash reported by the scans of a shipment. Idempotent: after the steps
 * there are none, in whatever order scans and voids arrived.
 * - What a voided scan had posted is reversed.
 * - One scan is posted: the first valid one to arrive, whose device may collect, in the currency of the
 *   shipment and up to the amount owed. If it is voided, the next takes its place.
 * - Anything else is a difference.
 */
export function judgeCollected(state: CollectedState): CollectedVerdict {
  const { claims, currency, isDueAtDoor, marked } = state;
  const posted = new Map(state.posted);
  const steps: CashStep[] = [];
  let { owedCents } = state;
  for (const claim of claims) {
    const cash = posted.get(claim.key);
    if (!claim.isVoided || cash === undefined || cash.isReversed) continue;
    steps.push({ kind: 'reversed', claim, cents: cash.cents });
    posted.set(claim.key, { ...cash, isReversed: true });
    owedCents += cash.cents;
  }
  const standing = claims.filter(({ isVoided }) => !isVoided);
  const isHeld = marked !== null || [...posted.values()].some(({ isReversed }) => !isReversed);
  const first = standing.find((claim) => claim.mayCollect && claim.currency === currency);
  if (first !== undefined && isDueAtDoor && !isHeld && owedCents > 0) {
    const cents = Math.min(first.cents, owedCents);
    steps.push({ kind: 'collected', claim: first, cents });
    posted.set(first.key, { cents, currency, isReversed: false });
    owedCents -= cents;
  }
  const after = { ...state, posted, owedCents };
  const differences = standing.flatMap((claim) => {
    const subject = differenceOf(claim, after);
    return subject === null ? [] : [{ claim, subject }];
  });
  return { steps, difference: differences.at(-1) ?? null };
}

/** Null if the ledger matches the scan. */
function differenceOf(
  claim: CashClaim,
  { posted, marked, owedCents, currency, isDueAtDoor }: CollectedState,
): CashDifference | null {
  const cash = posted.get(claim.key);
  if (cash !== undefined) {
    if (claim.cents > cash.cents) return 'collected_more';
    return owedCents > 0 ? 'collected_less' : null;
  }
  // staff and courier reported the same money
  if (marked?.cents === claim.cents && marked.currency === claim.currency) return null;
  if (!claim.mayCollect) return 'collected_no_right';
  if (claim.currency !== currency) return 'collected_currency';
  const isHeld = posted.size > 0 || marked !== null;
  return isDueAtDoor && isHeld ? 'collected_again' : 'collected_not_due';
}
