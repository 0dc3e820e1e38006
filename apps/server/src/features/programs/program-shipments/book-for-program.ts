import type { NewShipment } from '@waypost/contract/v1';
import type { Locale } from '@waypost/i18n';
import { asCustomer } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import type { ProgramCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newToken } from '../../../platform/random.ts';
import { readConfirmedVat, storeQuotes } from '../../core/quotes/index.ts';
import { readCredit } from '../../customer/credit/index.ts';
import {
  addDraft,
  type Booker,
  claimWithin,
  findAttempt,
  readClaimRules,
  refuseEnded,
  settleInTime,
  type Standing,
  stopWaitingForPayer,
} from '../../public/bookings/index.ts';
import { findEarlier, hasKey, takeKey } from '../program-requests/index.ts';
import {
  addressText,
  bookingRequestOf,
  readCardId,
  readPricing,
  readSender,
  type ReadOwn,
} from './prepare-booking.ts';
import {
  findHolder,
  type Holder,
  insertProgramShipment,
  readBooker,
  shareReference,
} from './program-shipments.queries.ts';
import { inProgramWords } from './program-words.ts';

export type NewBooking = {
  caller: ProgramCaller;
  clientAddress: string;
  idempotencyKey: string;
  /** What was asked for: equal for a repeat, whatever has changed since. */
  asked: unknown;
  /** The same as the release before wrote it. */
  askedBefore?: () => Promise<unknown>;
  /** Read and judged under a new key, and not again. */
  readBody(): ToBook | Promise<ToBook>;
  /** What the key is used for. */
  endpoint: string;
  readOwn?: ReadOwn;
  /** A payment that came to nothing is the result, also of a repeat. */
  isTriedOnce?: true;
};
type ToBook = { body: NewShipment; returnOf?: string };
type Booked = { shipmentId: string; isReplayed: boolean };

/** Final, without a shipment. */
const FAILED: ReadonlySet<string> = new Set(['declined', 'cancelled', 'expired']);

/** Another attempt has the reference: nothing is made here. */
class ReferenceHeld extends Error {
  readonly holder: Holder;
  constructor(holder: Holder) {
    super('the reference is taken');
    this.name = 'ReferenceHeld';
    this.holder = holder;
  }
}

/**
 * Books in one call. The first transaction makes quote, draft and attempt, takes the Idempotency-Key and the
 * reference, and claims the attempt: all of it or nothing. From there on it is a booking like any other: the
 * same settlement, job and sweep finish it.
 */
export async function bookForProgram(ctx: Ctx, booking: NewBooking): Promise<Booked> {
  const deadlineAt = Date.now() + ctx.config.PAYMENT_DEADLINE_MS;
  const keyed = { ...keyedBy(booking), bodyBefore: booking.askedBefore };
  const earlier = await findEarlier(ctx.db, keyed, freedBy(booking));
  const claim =
    earlier === undefined
      ? await prepare(ctx, booking)
      : async () => ({ attemptId: earlier, isReplayed: true });
  for (let round = 1; ; round += 1) {
    try {
      const { attemptId, isReplayed } = await claim();
      const standing = await settle(ctx, attemptId, deadlineAt);
      if (standing.kind === 'booked') return { shipmentId: standing.booking.id, isReplayed };
      throw await refusalOf(ctx, attemptId, standing, booking);
    } catch (error) {
      if (!(error instanceof ReferenceHeld))
        throw await inProgramWords(error, () => owed(ctx, booking));
      await refuseTaken(ctx, error.holder, deadlineAt);
      // the other one came to nothing just now
      if (round === 3) throw new Problem('attempt_running', { retryAfterSeconds: 1 });
    }
  }
}

/** Reads all that the first transaction needs, so that it asks for no second connection. */
async function prepare(ctx: Ctx, booking: NewBooking) {
  const { caller } = booking;
  const { customerId, shard } = caller;
  const toBook = await booking.readBody();
  const { body } = toBook;
  const readOwn = readerOf(ctx, booking);
  const account = await readBooker(ctx.db, customerId);
  const from = await readSender(readOwn, caller, body, account.email);
  const { request, tariff } = await readPricing(ctx, caller, body, from);
  const savedCardId = await readCardId(readOwn, caller, body);
  const vatConfirmed = await readConfirmedVat(ctx.db, customerId);
  const booker: Booker = {
    customerId,
    keyId: caller.key.id,
    clientAddress: booking.clientAddress,
    locale: account.locale as Locale,
  };
  const rules = await readClaimRules(ctx, booker);

  return () =>
    inTransaction(ctx.db, async (tx) => {
      await refuseEnded(tx, booker);
      const attemptId = newToken(shard);
      const earlier = await takeKey(tx, keyedBy(booking), attemptId, freedBy(booking));
      if (earlier !== undefined) return { attemptId: earlier, isReplayed: true };
      const [quote] = await storeQuotes(tx, tariff, [{ request, shard, vatConfirmed }]);
      if (quote === undefined) throw new Error('a quote was not stored');
      const recipient = { recipientEmail: body.to.email, recipientAddress: addressText(body.to) };
      const { draftId } = await addDraft(tx, shard, { quoteId: quote.id, ...recipient }, attemptId);
      await takeReference(tx, attemptId, caller, toBook);
      const priced = { from, quote, tariff, draftId, savedCardId };
      const claimed = bookingRequestOf(body, priced);
      await claimWithin(ctx, tx, { attemptId, request: claimed, booker, rules });
      return { attemptId, isReplayed: false };
    });
}

function keyedBy({ caller, endpoint, idempotencyKey, asked }: NewBooking) {
  return { caller, endpoint, idempotencyKey, body: asked };
}

function freedBy({ isTriedOnce }: Pick<NewBooking, 'isTriedOnce'>) {
  return isTriedOnce ? isGone : cameToNothing;
}

/** With its draft, a day after it came to nothing. */
async function isGone(db: Db, attemptId: string): Promise<boolean> {
  return (await findAttempt(db, attemptId)) === undefined;
}

/** The provider has said that nothing is charged: the same key may try again. */
async function cameToNothing(db: Db, attemptId: string): Promise<boolean> {
  const attempt = await findAttempt(db, attemptId);
  if (attempt === undefined) return true;
  const { state, shipmentId } = attempt;
  return shipmentId === null && FAILED.has(state);
}

/** Whether an attempt that is tried once has this key. */
export async function isClaimedBy(
  ctx: Ctx,
  key: { customerId: string; endpoint: string; idempotencyKey: string },
): Promise<boolean> {
  return hasKey(ctx.db, key, isGone);
}

async function takeReference(
  tx: Db,
  attemptId: string,
  { customerId, shard }: ProgramCaller,
  { body, returnOf: returned }: ToBook,
): Promise<void> {
  const { reference = null, allowSameReference, metadata } = body;
  const isUnique = reference !== null && !allowSameReference;
  const returnOf = returned ?? null;
  const named = { attemptId, shard, customerId, reference, isUnique, metadata, returnOf };
  if (await insertProgramShipment(tx, named)) return;
  const holder = await findHolder(tx, customerId, reference ?? '');
  if (holder !== undefined && !isFree(holder)) throw new ReferenceHeld(holder);
  if (holder !== undefined) await shareReference(tx, holder.attemptId);
  if (!(await insertProgramShipment(tx, named))) {
    throw new Problem('attempt_running', { retryAfterSeconds: 1 });
  }
}

/** What came to nothing, or was cancelled, keeps nobody from booking the order again. */
export function isFree({ state, shipmentId, cancelledAt }: Holder): boolean {
  if (shipmentId !== null) return cancelledAt !== null;
  return FAILED.has(state);
}

/** Names the shipment that has the reference, also when it is being booked at this moment. */
async function refuseTaken(ctx: Ctx, holder: Holder, deadlineAt: number): Promise<void> {
  const { shipmentId, trackingNumber } = holder;
  if (shipmentId !== null) {
    throw new Problem('reference_taken', { details: { shipmentId, trackingNumber } });
  }
  const standing = await settle(ctx, holder.attemptId, deadlineAt);
  if (standing.kind === 'booked') {
    const { id, trackingNumber: number } = standing.booking;
    throw new Problem('reference_taken', { details: { shipmentId: id, trackingNumber: number } });
  }
  if (standing.kind === 'pending') throw new Problem('attempt_running', { retryAfterSeconds: 1 });
}

/** A bank that wants its cardholder gets none: the payment is voided before we answer. */
async function settle(ctx: Ctx, attemptId: string, deadlineAt: number): Promise<Standing> {
  const standing = await settleInTime(ctx, attemptId, deadlineAt);
  if (standing.kind !== 'pending' || standing.pending.state !== 'requires_action') return standing;
  await stopWaitingForPayer(ctx.db, attemptId);
  return settleInTime(ctx, attemptId, deadlineAt);
}

/** A payment is cancelled when the bank asks for the cardholder, or when the provider was not reached in time. */
async function refusalOf(
  ctx: Ctx,
  attemptId: string,
  standing: Exclude<Standing, { kind: 'booked' }>,
  { isTriedOnce }: NewBooking,
): Promise<Problem> {
  const running = new Problem('attempt_running', { retryAfterSeconds: 1 });
  if (standing.kind === 'pending') return running;
  const { code } = standing.refusal;
  if (code !== 'payment_not_completed') return new Problem(code);
  const attempt = await findAttempt(ctx.db, attemptId);
  if (attempt !== undefined && attempt.nextAction !== null) return new Problem('payer_needed');
  // the key is free: a repeat makes a new attempt
  return isTriedOnce ? new Problem(code) : running;
}

function readerOf(ctx: Ctx, { caller, readOwn }: NewBooking): ReadOwn {
  return readOwn ?? ((read) => asCustomer(ctx.db, caller.customerId, read));
}

async function owed(ctx: Ctx, booking: NewBooking): Promise<Record<string, unknown>> {
  const { customerId } = booking.caller;
  const credit = await readerOf(ctx, booking)((own) => readCredit(own, customerId));
  return { limitCents: credit?.limitCents ?? 0, owedCents: credit?.owedCents ?? 0 };
}
