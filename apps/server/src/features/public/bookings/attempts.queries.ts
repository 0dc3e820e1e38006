import type { Locale } from '@waypost/i18n';
import { type RawBuilder, sql } from 'kysely';
import type { AttemptState } from '../../../../db/tables.ts';
import type { Db, NewRow } from '../../../platform/database.ts';
import { sameShard } from '../../../platform/same-shard.ts';
import { IS_IN_OPEN_SHARD } from '../../../platform/sweeps.ts';
import type { ClaimedRequest } from './standing.ts';

/** The states of an attempt whose outcome the provider has not said yet. */
export const UNDER_WAY = ['claimed', 'authorising', 'requires_action', 'authorised'] as const;

export async function insertAttempt(db: Db, attempt: NewRow<'bookingAttempts'>) {
  await db.insertInto('bookingAttempts').values(attempt).execute();
}

/** The newest attempt of a draft: the one a booking call may use. */
export async function findLatestAttempt(db: Db, draftId: string) {
  return db
    .selectFrom('bookingAttempts')
    .select(['id', 'state', 'answer'])
    .where('draftId', '=', draftId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}

/**
 * False for an account that has ended. One that is being erased is waited for, and one that books is not erased
 * before the claim is seen.
 */
export async function holdAccount(tx: Db, customerId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('customers')
    .select('id')
    .where('id', '=', customerId)
    .where('erasedAt', 'is', null)
    .where('deactivatedAt', 'is', null)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** The account's verified address. */
export async function findEmailKeyOf(db: Db, customerId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('customers')
    .select('emailKey')
    .where('id', '=', customerId)
    .executeTakeFirst();
  return row?.emailKey ?? undefined;
}

/** By the database's clock. */
function inSeconds(seconds: number) {
  return sql<Date>`now() + make_interval(secs => ${seconds}::integer)`;
}

function secondsAgo(seconds: number) {
  return sql<Date>`now() - make_interval(secs => ${seconds}::integer)`;
}

const FACTS = [
  'bookingAttempts.id',
  'bookingAttempts.shard',
  'bookingAttempts.state',
  'bookingAttempts.bodyHash',
  'bookingAttempts.request',
  'bookingAttempts.answerStatus',
  'bookingAttempts.answer',
  'bookingAttempts.customerId',
  'bookingAttempts.locale',
  'bookingAttempts.shipmentId',
  'bookingAttempts.paymentMethod',
  'bookingAttempts.amountCents',
  'bookingAttempts.currency',
  'bookingAttempts.intentId',
  'bookingAttempts.nextAction',
  'bookingAttempts.cancelRequestedAt',
  'bookingAttempts.claimedAt',
  'bookingAttempts.receivedAt',
  'bookingAttempts.revision',
  'bookingAttempts.number',
  'drafts.id as draftId',
  'drafts.quoteId',
  'drafts.recipientEmail',
  'drafts.recipientAddress',
] as const;

function selectAttempt(db: Db, id: string) {
  return db
    .selectFrom('bookingAttempts')
    .innerJoin('drafts', sameShard('drafts.id', 'bookingAttempts.draftId'))
    .select(FACTS)
    .select(sql<boolean>`coalesce(give_up_at < now(), false)`.as('overdue'))
    .where('bookingAttempts.id', '=', id);
}

export async function findAttempt(db: Db, id: string) {
  return selectAttempt(db, id).executeTakeFirst();
}
export type Attempt = NonNullable<Awaited<ReturnType<typeof findAttempt>>>;

export async function lockAttempt(db: Db, id: string) {
  return selectAttempt(db, id).forNoKeyUpdate('bookingAttempts').executeTakeFirst();
}

/** Attempts that wait for the provider, or for money from it, and may have moved on there; the next after one. */
export async function listAwaitingProvider(db: Db, after: string, limit: number) {
  const rows = await db
    .selectFrom('bookingAttempts')
    .select('id')
    .where('state', 'in', [...UNDER_WAY, 'booked', 'capture_failed'])
    .where('paymentMethod', 'not in', ['cod', 'on_account'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function findAttemptIdOfIntent(db: Db, intentId: string) {
  const row = await db
    .selectFrom('bookingAttempts')
    .select('id')
    .where('intentId', '=', intentId)
    .executeTakeFirst();
  return row?.id;
}

function attemptOf(db: Db, attemptId: string) {
  return db.updateTable('bookingAttempts').where('id', '=', attemptId);
}

export async function markClaimed(
  db: Db,
  attempt: {
    id: string;
    bodyHash: Buffer;
    request: ClaimedRequest;
    customerId: string | null;
    keyId: string | null;
    locale: Locale;
    amountCents: number;
    currency: string;
    giveUpAfterSeconds: number;
  },
) {
  const { id, request, giveUpAfterSeconds, ...claimed } = attempt;
  await attemptOf(db, id)
    .set({
      ...claimed,
      state: 'claimed',
      request: JSON.stringify(request),
      paymentMethod: request.paymentMethod,
      claimedAt: sql<Date>`now()`,
      giveUpAt: inSeconds(giveUpAfterSeconds),
      updatedAt: sql<Date>`now()`,
    })
    .execute();
}

/** What keys have booked on this day of UTC, without what was declined or cancelled since. */
export async function readSpentToday(db: Db, keyIds: readonly string[]): Promise<number> {
  const row = await db
    .selectFrom('bookingAttempts')
    .select(sql<number>`coalesce(sum(amount_cents), 0)::float8`.as('cents'))
    .where('keyId', 'in', keyIds)
    .where('claimedAt', '>=', sql<Date>`date_trunc('day', now(), 'UTC')`)
    .where('state', 'not in', ['declined', 'cancelled'])
    .where('cancelRequestedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return row.cents;
}

/** The payer will not come back: the next settlement voids it at the provider first. */
export async function stopWaitingForPayer(db: Db, attemptId: string) {
  await attemptOf(db, attemptId)
    .set({ giveUpAt: inSeconds(-1), updatedAt: sql<Date>`now()` })
    .where('state', '=', 'requires_action')
    .execute();
}

/** Before the intent is confirmed, so that it is found after a crash. */
export async function storeIntent(db: Db, attemptId: string, intentId: string) {
  await attemptOf(db, attemptId)
    .set({ intentId, state: 'authorising', updatedAt: sql<Date>`now()` })
    .where('state', '=', 'claimed')
    .execute();
}

type Change = {
  state: AttemptState;
  nextAction?: unknown;
  declineCode?: string;
  card?: { brand: string; last4: string } | null;
  giveUpAfterSeconds?: number;
};

export async function moveAttempt(db: Db, attemptId: string, change: Change) {
  await attemptOf(db, attemptId)
    .set({
      state: change.state,
      updatedAt: sql<Date>`now()`,
      ...(change.nextAction !== undefined && { nextAction: JSON.stringify(change.nextAction) }),
      declineCode: change.declineCode,
      ...(change.giveUpAfterSeconds !== undefined && {
        giveUpAt: inSeconds(change.giveUpAfterSeconds),
      }),
      ...(change.card && { cardBrand: change.card.brand, cardLast4: change.card.last4 }),
    })
    .execute();
}

/** Its refunds or disputes have changed: responses requested before are out of date. */
export async function countRevision(db: Db, attemptId: string) {
  await attemptOf(db, attemptId)
    .set({ revision: sql<number>`revision + 1`, updatedAt: sql<Date>`now()` })
    .execute();
}

/** The request is not needed once there is a response; its personal data is deleted with it. */
export async function storeAnswer(
  db: Db,
  attemptId: string,
  answer: { status: number; body: object; shipmentId?: string },
) {
  await attemptOf(db, attemptId)
    .set({
      request: null,
      answerStatus: answer.status,
      answer: JSON.stringify(answer.body),
      shipmentId: answer.shipmentId,
    })
    .execute();
}

export async function markCancelRequested(db: Db, attemptId: string) {
  await attemptOf(db, attemptId)
    .set({ cancelRequestedAt: sql<Date>`coalesce(cancel_requested_at, now())` })
    .execute();
}

export async function markReceivedAtBank(db: Db, attemptId: string) {
  await attemptOf(db, attemptId)
    .set({ state: 'captured', receivedAt: sql<Date>`now()`, updatedAt: sql<Date>`now()` })
    .execute();
}

/** The price due on delivery has changed. */
export async function storeAmount(db: Db, attemptId: string, amountCents: number) {
  await attemptOf(db, attemptId).set({ amountCents }).execute();
}

/** Its job will poll again: the sweep need not start another one. */
export async function markFollowed(db: Db, attemptId: string) {
  await attemptOf(db, attemptId)
    .set({ updatedAt: sql<Date>`now()` })
    .execute();
}

/** Open attempts that nothing has touched for a while, by the index booking_attempts_open. */
export async function takeUnsettled(tx: Db, quietSeconds: number, limit: number) {
  const isOpen = sql`state IN (${sql.join(UNDER_WAY.map((state) => sql.lit(state)))})`;
  return takeQuiet(tx, sql`${isOpen} AND claimed_at < ${secondsAgo(quietSeconds)}`, {
    quietSeconds,
    limit,
    order: sql`claimed_at`,
  });
}

const IS_HELD = sql<boolean>`state = 'booked' AND intent_id IS NOT NULL AND payment_method <> 'bank_transfer'`;

/** Held money that should have been captured, by the index booking_attempts_held. */
export async function takeUncaptured(tx: Db, quietSeconds: number, limit: number) {
  return takeQuiet(tx, sql`${IS_HELD} AND claimed_at < ${secondsAgo(quietSeconds)}`, {
    quietSeconds,
    limit,
    order: sql`claimed_at`,
  });
}

/** Awaited transfers that were not polled for a while, by the index booking_attempts_awaited. */
export async function takeQuietTransfers(tx: Db, quietSeconds: number, limit: number) {
  const isAwaited = sql`state = 'booked' AND intent_id IS NOT NULL
    AND payment_method = 'bank_transfer'`;
  return takeQuiet(tx, isAwaited, { quietSeconds, limit, order: sql`updated_at` });
}

/**
 * An array, because a join with the slice reads every attempt there is; in the order of the index that is
 * meant, because row-level security hides from the planner how few of them are open.
 */
async function takeQuiet(
  tx: Db,
  isMeant: RawBuilder<unknown>,
  {
    quietSeconds,
    limit,
    order,
  }: { quietSeconds: number; limit: number; order: RawBuilder<unknown> },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    UPDATE booking_attempts SET updated_at = now() WHERE id = ANY (ARRAY(
      SELECT id FROM booking_attempts
      WHERE ${isMeant} AND updated_at < ${secondsAgo(quietSeconds)} AND ${IS_IN_OPEN_SHARD}
      ORDER BY ${order} LIMIT ${limit}
      FOR NO KEY UPDATE SKIP LOCKED))
    RETURNING id`.execute(tx);
  return rows.map((row) => row.id);
}

export async function countAttemptsUnknownFor60s(db: Db): Promise<number> {
  const row = await db
    .selectFrom('bookingAttempts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', 'in', UNDER_WAY)
    .where('claimedAt', '<', sql<Date>`now() - interval '60 seconds'`)
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function readUncapturedAge(db: Db): Promise<number> {
  const row = await db
    .selectFrom('bookingAttempts')
    .select(sql<number>`coalesce(extract(epoch FROM now() - min(claimed_at)), 0)::float8`.as('age'))
    .where(IS_HELD)
    .executeTakeFirstOrThrow();
  return row.age;
}
