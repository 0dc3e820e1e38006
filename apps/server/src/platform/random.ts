import { createHash, randomBytes, randomInt } from 'node:crypto';
import { EVERY_SHARD, randomToken } from '@waypost/domain/shards';
import { v7 } from 'uuid';
import { Problem } from './http/problem.ts';

/**
 * A guest's quote or an account draws its shard once, of those of its cell; all that follows from it stays there. Refused
 * in a cell that has none yet.
 */
export function drawShard(shards: readonly number[] = EVERY_SHARD): number {
  const drawn = shards[randomInt(Math.max(1, shards.length))];
  if (drawn === undefined) throw new Problem('temporarily_unavailable', { retryAfterSeconds: 5 });
  return drawn;
}

/** 120 random bits after the shard symbol: unguessable, and routable by its first character. */
export function newToken(shard: number): string {
  return randomToken(shard, randomBytes(15));
}

/** The same with 256 bits, for sessions. */
export function newSessionSecret(shard: number): string {
  return randomToken(shard, randomBytes(32));
}

/** A random secret needs no slow hash: it cannot be guessed. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

export function newSixDigitCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

export function newRowId(): string {
  return v7();
}
