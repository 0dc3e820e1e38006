import { draftHandle } from '@waypost/domain/draft-handle';
import type { Ctx } from '../../../platform/context.ts';
import { type Intent, PaymentRefused, type ProviderMethod } from '../../../platform/payments.ts';
import { findProviderCustomer } from '../../customer/cards/index.ts';
import type { RefundRefusal } from './apply-refunds.ts';
import { type Attempt, storeIntent } from './attempts.queries.ts';
import { isBlocked, leftToRefund } from './left-to-refund.ts';
import { findUnsentRefund } from './refunds.queries.ts';
import { requestOf } from './standing.ts';

/** The provider's outcome, after it was asked to do what our state requires. */
export type ProviderOutcome =
  | { kind: 'none' }
  | { kind: 'intent'; intent: Intent; refused?: RefundRefusal }
  /** It will not do this, and has nothing of this attempt that could still be charged. */
  | { kind: 'refused'; reason: string }
  | { kind: 'capture_refused' };

/**
 * Brings the provider to the state we want: creates and confirms the intent, captures, voids or refunds.
 * Outside any transaction; every call is repeatable under its key.
 */
export async function reachProvider(
  ctx: Ctx,
  attempt: Attempt,
  deadlineAt: number,
): Promise<ProviderOutcome> {
  const method = attempt.paymentMethod;
  if (method === null || method === 'cod' || method === 'on_account') return { kind: 'none' };
  switch (attempt.state) {
    case 'claimed':
    case 'authorising':
    case 'requires_action':
      return authorise(ctx, attempt, method, deadlineAt);
    case 'booked':
    case 'capture_failed':
      return collect(ctx, attempt, method, deadlineAt);
    case 'captured':
    case 'disputed':
      return attempt.receivedAt === null
        ? giveBack(ctx, attempt, deadlineAt)
        : abandon(ctx, attempt, deadlineAt);
    case 'declined':
      return abandon(ctx, attempt, deadlineAt);
    default:
      return { kind: 'none' };
  }
}

async function authorise(
  ctx: Ctx,
  attempt: Attempt,
  method: ProviderMethod,
  deadlineAt: number,
): Promise<ProviderOutcome> {
  const { payments } = ctx;
  let intent: Intent;
  if (attempt.intentId === null) {
    try {
      intent = await payments.create(await newIntent(ctx, attempt, method), deadlineAt);
    } catch (error) {
      if (error instanceof PaymentRefused) return { kind: 'refused', reason: error.message };
      throw error;
    }
    await storeIntent(ctx.db, attempt.id, intent.id);
  } else {
    intent = await payments.read(attempt.intentId, deadlineAt);
  }

  const untouched = intent.status === 'requires_payment_method' && intent.declineCode === null;
  if (attempt.overdue && intent.status !== 'requires_capture' && intent.status !== 'succeeded') {
    intent = await payments.cancel(intent.id, attempt.id, deadlineAt);
  } else if (untouched || intent.status === 'requires_confirmation') {
    const request = requestOf(attempt);
    const confirmation = {
      method,
      paymentMethodId: request.paymentMethodId ?? null,
      returnUrl: returnUrl(ctx.config.PUBLIC_ORIGIN, attempt),
    };
    try {
      intent = await payments.confirm(intent.id, attempt.id, confirmation, deadlineAt);
    } catch (error) {
      if (!(error instanceof PaymentRefused)) throw error;
      intent = await payments.cancel(intent.id, attempt.id, deadlineAt);
      if (intent.status === 'canceled') return { kind: 'refused', reason: error.message };
    }
  }
  return { kind: 'intent', intent };
}

async function collect(
  ctx: Ctx,
  attempt: Attempt,
  method: ProviderMethod,
  deadlineAt: number,
): Promise<ProviderOutcome> {
  const { payments } = ctx;
  const intent = await payments.read(intentIdOf(attempt), deadlineAt);
  if (attempt.cancelRequestedAt !== null && intent.status !== 'succeeded') {
    return { kind: 'intent', intent: await payments.cancel(intent.id, attempt.id, deadlineAt) };
  }
  if (method === 'bank_transfer' || intent.status !== 'requires_capture') {
    return { kind: 'intent', intent };
  }
  try {
    return { kind: 'intent', intent: await payments.capture(intent.id, attempt.id, deadlineAt) };
  } catch (error) {
    if (error instanceof PaymentRefused) return { kind: 'capture_refused' };
    throw error;
  }
}

/** Sends a refund that the provider does not have yet, for no more than is left there. */
async function giveBack(ctx: Ctx, attempt: Attempt, deadlineAt: number): Promise<ProviderOutcome> {
  const { payments } = ctx;
  const intentId = intentIdOf(attempt);
  const intent = await payments.read(intentId, deadlineAt);
  const unsent = await findUnsentRefund(ctx.db, attempt.id);
  const isThere = intent.refunds.some(({ refundId }) => refundId === unsent?.id);
  if (unsent === undefined || isThere || isBlocked(intent)) return { kind: 'intent', intent };
  const amountCents = Math.min(unsent.amountCents, leftToRefund(intent));
  if (amountCents === 0) return { kind: 'intent', intent };
  try {
    await payments.refund({ intentId, refundId: unsent.id, amountCents }, deadlineAt);
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error;
    const refused = { refundId: unsent.id, reason: error.message };
    return { kind: 'intent', intent: await payments.read(intentId, deadlineAt), refused };
  }
  return { kind: 'intent', intent: await payments.read(intentId, deadlineAt) };
}

/**
 * A declined intent could be confirmed again only by us, and one whose transfer came to our bank is paid:
 * both are cancelled.
 */
async function abandon(ctx: Ctx, attempt: Attempt, deadlineAt: number): Promise<ProviderOutcome> {
  if (attempt.intentId === null) return { kind: 'none' };
  const intent = await ctx.payments.read(attempt.intentId, deadlineAt);
  if (intent.status === 'canceled' || intent.status === 'succeeded') {
    return { kind: 'intent', intent };
  }
  return { kind: 'intent', intent: await ctx.payments.cancel(intent.id, attempt.id, deadlineAt) };
}

async function newIntent(ctx: Ctx, attempt: Attempt, method: ProviderMethod) {
  const { amountCents, currency, customerId } = attempt;
  if (amountCents === null || currency === null) throw new Error('a claimed attempt has no amount');
  const request = requestOf(attempt);
  const isSaved = method === 'card' && request.savedCardId !== undefined && customerId !== null;
  // the provider accepts a saved card only with its customer
  const providerCustomerId = isSaved ? await findProviderCustomer(ctx.db, customerId) : null;
  return {
    attemptId: attempt.id,
    shard: attempt.shard,
    amountCents,
    currency,
    method,
    providerCustomerId,
  };
}

function intentIdOf(attempt: Attempt): string {
  if (attempt.intentId === null) throw new Error('a booked attempt has no intent');
  return attempt.intentId;
}

/** Where a second step returns to: the checkout page, which then reads the state of the attempt. */
function returnUrl(origin: string, attempt: Attempt): string {
  const url = new URL('/billing', origin);
  url.searchParams.set('draft', draftHandle(attempt.draftId));
  url.searchParams.set('attempt', draftHandle(attempt.id));
  return url.href;
}
