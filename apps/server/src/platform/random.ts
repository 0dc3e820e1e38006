import { createHash, randomBytes, randomInt } from 'node:crypto';
import { randomToken, SHARD_COUNT } from '@waypost/domain/shards';
import { v7 } from 'uuid';

/** A guest's quote or an account draws its shard once; everything that follows from it stays there. */
export function drawShard(): number {
  return randomInt(SHARD_COUNT);
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
