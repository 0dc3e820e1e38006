import { createHash } from 'node:crypto';
import { type BookingRequest, TERMS_VERSION } from '@waypost/contract';
import type { Locale } from '@waypost/i18n';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { judgeCredit } from '../../customer/credit/index.ts';
import { refuseBeyondSpendCap } from '../../customer/customer-keys/index.ts';
import { findChargeableCard, takeCardTry } from '../../customer/cards/index.ts';
import {
  isAbroad,
  presentQuote,
  quotedTax,
  readConfirmedVat,
  type StoredQuote,
} from '../../core/quotes/index.ts';
import { settingsInForce } from '../../core/settings/index.ts';
import {
  type Attempt,
  findLatestAttempt,
  holdAccount,
  lockAttempt,
  markClaimed,
  readSpentToday,
} from './attempts.queries.ts';
import { takeBooking } from './booking-limits.ts';
import { fromOf, refuseUnlessOffered } from '../handovers/index.ts';
import { needsCustoms } from './needs-customs.ts';
import { withPostalCodes } from './postal-codes.ts';
import { priceDraft } from './price-draft.ts';
import { refuseEmbargoed } from './refuse-embargoed.ts';
import { settleAttemptQueue } from './queues.ts';
import { refuseElsewhere } from './refuse-elsewhere.ts';
import { type ClaimedRequest, type Standing, standingOf } from './standing.ts';

export type Booker = {
  customerId: string | null;
  /** The API key of the customer it is booked with. */
  keyId: string | null;
  clientAddress: string;
  locale: Locale;
};

/**
 * First transaction of a booking: the attempt's id is claimed with a hash of the request, and the job
 * that settles it exists exactly when the claim does. Null when it is to be settled now; otherwise the
 * response of an earlier call.
 */
export async function claimAttempt(
  ctx: Ctx,
  attemptId: string,
  request: BookingRequest,
  booker: Booker,
): Promise<Standing | null> {
  const rules = await readClaimRules(ctx, booker);
  return inTransaction(ctx.db, async (tx) => {
    await refuseEnded(tx, booker);
    return claimWithin(ctx, tx, { attemptId, request, booker, rules });
  });
}

type ClaimRules = Awaited<ReturnType<typeof readClaimRules>>;

/** Read before the transaction: one that waits for a second connection can use up the pool. */
export async function readClaimRules(ctx: Ctx, booker: Booker) {
  const { pickupWindows } = await settingsInForce(ctx);
  const { keyId } = booker;
  const hasTestKey = ctx.mode === 'test' && keyId !== null;
  return {
    pickupWindows,
    onDeliveryMaxCents: await readOnDeliveryMax(ctx, booker),
    knownCap: hasTestKey ? { cap: await ctx.identity.readSpendCap(keyId) } : undefined,
  };
}

type Claim = { attemptId: string; request: ClaimedRequest; booker: Booker; rules: ClaimRules };

/** Not those that are paid after the booking, if ever. */
const PAID_FIRST: ReadonlySet<BookingRequest['paymentMethod']> = new Set([
  'card',
  'paypal',
  'on_account',
]);

/** The same in the caller's transaction, which may have made the attempt, and began with `refuseEnded`. */
export async function claimWithin(ctx: Ctx, tx: Db, claim: Claim): Promise<Standing | null> {
  const { attemptId, request, booker } = claim;
  const { pickupWindows, onDeliveryMaxCents } = claim.rules;
  const bodyHash = createHash('sha256').update(JSON.stringify(request)).digest();
  const attempt = await lockAttempt(tx, attemptId);
  if (attempt === undefined || attempt.draftId !== request.draftId) {
    throw new Problem('attempt_not_found');
  }
  if (attempt.state !== 'issued') return repeatedClaim(tx, attempt, bodyHash);

  const { quote, ...amount } = await priceOrRefuse(tx, attempt, request);
  await refuseOthersTax(tx, quote, booker, ctx.config.SELLER_COUNTRY);
  const written = withPostalCodes(request, quote.request);
  if (request.handover !== undefined) {
    const from = fromOf(quote, request.shipperAddress.city);
    await refuseUnlessOffered(tx, pickupWindows, from, request.handover);
  }
  const acceptedTerms = termsOrRefuse(request, booker);
  if (request.paymentMethod === 'cod' && amount.amountCents > onDeliveryMaxCents) {
    const isGuest = booker.customerId === null;
    throw new Problem(isGuest ? 'pay_on_delivery_limit' : 'pay_on_delivery_too_high');
  }
  if (request.paymentMethod === 'on_account') {
    await refuseBeyondCredit(tx, booker, amount.amountCents);
  }
  const { keyId } = booker;
  if (keyId !== null) {
    await refuseBeyondSpendCap(tx, keyId, amount.amountCents, {
      readSpent: (keyIds) => readSpentToday(tx, keyIds),
      knownCap: claim.rules.knownCap,
    });
  }
  await takeBooking(ctx, tx, {
    customerId: booker.customerId,
    clientAddress: booker.clientAddress,
    recipientEmail: attempt.recipientEmail,
    shipperEmail: request.contact.shipperEmail,
    isPaidFirst: PAID_FIRST.has(request.paymentMethod),
  });
  const withMethod = await withCard(tx, written, booker);
  if (request.paymentMethod === 'card') {
    await takeCardTry(ctx, tx, {
      tryId: attemptId,
      customerId: booker.customerId,
      clientAddress: booker.clientAddress,
      draftId: attempt.draftId,
      isSaved: request.savedCardId !== undefined,
    });
  }
  await markClaimed(tx, {
    id: attemptId,
    bodyHash,
    request: { ...withMethod, acceptedTerms },
    customerId: booker.customerId,
    keyId,
    locale: booker.locale,
    giveUpAfterSeconds: ctx.config.PAYMENT_GIVE_UP_SECONDS,
    ...amount,
  });
  await ctx.jobs.enqueue(
    tx,
    settleAttemptQueue,
    { attemptId, follows: true },
    { startAfterSeconds: ctx.config.SETTLE_AFTER_SECONDS },
  );
  return null;
}

/**
 * A worker may book for an account that has ended since. First in a transaction, as an erasure does it: what refers
 * to the account holds it too, and two that wait for each other with it would be a deadlock.
 */
export async function refuseEnded(tx: Db, { customerId, keyId }: Booker): Promise<void> {
  if (customerId === null || (await holdAccount(tx, customerId))) return;
  throw new Problem(keyId === null ? 'unauthenticated' : 'key_unknown');
}

/** The same request gets the same response; another one under the same key gets the current state. */
async function repeatedClaim(tx: Db, attempt: Attempt, bodyHash: Buffer): Promise<Standing> {
  const standing = standingOf(attempt);
  if (attempt.bodyHash !== null && bodyHash.equals(attempt.bodyHash)) {
    if (standing.kind !== 'pending' || attempt.state === 'requires_action') return standing;
    throw new Problem('attempt_running', { retryAfterSeconds: 1 });
  }
  if (standing.kind === 'booked') {
    throw new Problem('already_booked', { details: { receiptId: standing.booking.receiptId } });
  }
  const latest = await findLatestAttempt(tx, attempt.draftId);
  const receiptId = (latest.answer as { receiptId?: string } | null)?.receiptId;
  if (receiptId !== undefined) throw new Problem('already_booked', { details: { receiptId } });
  if (latest.id !== attempt.id) throw new Problem('attempt_superseded');
  throw new Problem('idempotency_mismatch');
}

/** The terms of today. Whoever made an API key has accepted them for every booking by it. */
function termsOrRefuse({ acceptedTerms }: BookingRequest, { keyId }: Booker): string {
  const accepted = acceptedTerms ?? (keyId === null ? undefined : TERMS_VERSION);
  if (accepted !== TERMS_VERSION) throw new Problem('terms_not_accepted');
  return accepted;
}

/** The client's price is compared with the server's own, never charged. */
async function priceOrRefuse(
  tx: Db,
  attempt: Attempt,
  request: BookingRequest,
): Promise<{ quote: StoredQuote; amountCents: number; currency: string }> {
  const priced = await priceDraft(tx, attempt.quoteId, request);
  if (priced === undefined) throw new Problem('draft_not_found');
  const { quote, charges, lacksValue } = priced;
  if (quote.expired) throw new Problem('quote_expired');
  await refuseElsewhere(tx, quote, request);
  await refuseEmbargoed(tx, quote);
  const hasCard = request.paymentMethodId !== undefined || request.savedCardId !== undefined;
  if (request.paymentMethod === 'card' && !hasCard) throw new Problem('card_missing');
  if (needsCustoms(quote) && request.items.length === 0) throw new Problem('items_missing');
  if (lacksValue) throw new Problem('declared_value_missing');
  const { expected } = request;
  if (
    expected.totalCents !== charges.totalCents ||
    expected.currency !== charges.currency ||
    expected.billableGrams !== quote.priced.billableGrams
  ) {
    throw new Problem('price_changed', { details: { quote: presentQuote(quote), charges } });
  }
  return { quote, amountCents: charges.totalCents, currency: charges.currency };
}

/** A quote without tax for a business abroad is booked by that business only. */
async function refuseOthersTax(
  tx: Db,
  quote: StoredQuote,
  { customerId }: Booker,
  country: string,
): Promise<void> {
  if (quotedTax(quote.priced).code !== 'AE') return;
  const confirmed = customerId === null ? null : await readConfirmedVat(tx, customerId);
  if (!isAbroad(confirmed, country)) throw new Problem('quote_expired');
}

/** Before the attempt is claimed, so that the form can be sent again with another way to pay. */
async function refuseBeyondCredit(tx: Db, { customerId }: Booker, cents: number): Promise<void> {
  const [refusal] = customerId === null ? [] : await judgeCredit(tx, [{ customerId, cents }]);
  if (refusal !== null) throw new Problem(refusal ?? 'no_credit');
}

async function readOnDeliveryMax(ctx: Ctx, { customerId }: Booker): Promise<number> {
  if (customerId === null) return ctx.config.GUEST_PAY_ON_DELIVERY_MAX_CENTS;
  return (await settingsInForce(ctx)).payOnDeliveryMaxCents;
}

/** A saved card is charged as it was when the booking was claimed, even if it was removed since. */
async function withCard(tx: Db, request: BookingRequest, booker: Booker): Promise<BookingRequest> {
  const { paymentMethod, savedCardId } = request;
  if (paymentMethod !== 'card' || savedCardId === undefined) return request;
  const card =
    booker.customerId === null
      ? undefined
      : await findChargeableCard(tx, booker.customerId, savedCardId);
  if (card === undefined) throw new Problem('card_not_found');
  return { ...request, paymentMethodId: card.methodId };
}
