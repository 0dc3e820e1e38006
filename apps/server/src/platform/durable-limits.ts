import { sql } from 'kysely';
import type { Ctx } from './context.ts';
import type { Db } from './database.ts';
import { deleteDue } from './sweeps.ts';
import { Problem } from './http/problem.ts';

export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

type Refusal = 'too_many_requests' | 'too_many_bookings';
type DurableLimit = { name: string; points: number; seconds: number; problem: Refusal };

/** A limit for a window in seconds, counted from the first use. */
export function durableLimit(
  name: string,
  points: number,
  seconds: number,
  problem: Refusal = 'too_many_requests',
): DurableLimit {
  return { name, points, seconds, problem };
}

/**
 * Limits that protect an account: counted in PostgreSQL by its clock, outside any transaction, so that
 * neither a restart nor a rollback resets them.
 */
export async function takeOrRefuse(ctx: Ctx, limit: DurableLimit, key: string): Promise<void> {
  await takeWithin(ctx, ctx.db, limit, key);
}

/** Counted only when the caller's transaction commits: for requests that must not count when repeated. */
export async function takeWithin(
  ctx: Ctx,
  tx: Db,
  limit: DurableLimit,
  key: string,
): Promise<void> {
  const { isSpent, secondsLeft } = await countWithin(ctx, tx, limit, key);
  if (isSpent) {
    throw new Problem(limit.problem, { retryAfterSeconds: Math.max(1, secondsLeft) });
  }
}

/** Counts one in the caller's transaction and leaves the refusal to the caller. */
export async function countWithin(
  ctx: Ctx,
  tx: Db,
  limit: DurableLimit,
  key: string,
): Promise<{ isSpent: boolean; secondsLeft: number }> {
  const { taken, secondsLeft } = await take(tx, keyOf(ctx, limit, key), limit.seconds);
  return { isSpent: taken > limit.points, secondsLeft };
}

/** What is left, and for how many seconds, without taking any of it. */
export async function readLeft(
  ctx: Ctx,
  db: Db,
  limit: DurableLimit,
  key: string,
): Promise<{ left: number; secondsLeft: number }> {
  const { rows } = await sql<{ taken: number; secondsLeft: number }>`
    SELECT taken, ceil(extract(epoch FROM resets_at - now()))::integer AS "secondsLeft"
    FROM attempt_limits WHERE key = ${keyOf(ctx, limit, key)} AND resets_at > now()`.execute(db);
  const { taken, secondsLeft } = rows[0] ?? { taken: 0, secondsLeft: limit.seconds };
  return { left: Math.max(0, limit.points - taken), secondsLeft: Math.max(1, secondsLeft) };
}

/** For an attempt that turned out to be right. */
export async function giveBack(ctx: Ctx, limit: DurableLimit, key: string): Promise<void> {
  await ctx.db
    .updateTable('attemptLimits')
    .set({ taken: sql`greatest(taken - 1, 0)` })
    .where('key', '=', keyOf(ctx, limit, key))
    .execute();
}

export async function deleteResetLimits(db: Db) {
  await deleteDue(db, 'attemptLimits', sql`resets_at < now()`);
}

function keyOf(ctx: Ctx, limit: DurableLimit, key: string): string {
  return ctx.secrets.keyedHash('limit', limit.name, key).toString('base64url');
}

async function take(db: Db, key: string, seconds: number) {
  const result = await sql<{ taken: number; secondsLeft: number }>`
    INSERT INTO attempt_limits AS l (key, taken, resets_at)
    VALUES (${key}, 1, now() + make_interval(secs => ${seconds}))
    ON CONFLICT (key) DO UPDATE SET
      taken = CASE WHEN l.resets_at <= now() THEN 1 ELSE l.taken + 1 END,
      resets_at = CASE WHEN l.resets_at <= now() THEN excluded.resets_at ELSE l.resets_at END
    RETURNING taken, ceil(extract(epoch FROM resets_at - now()))::integer AS "secondsLeft"`.execute(
    db,
  );
  return result.rows[0] ?? { taken: 1, secondsLeft: seconds };
}
