import { randomBytes, randomInt } from 'node:crypto';
import { randomToken, SHARD_COUNT } from '@waypost/domain/shards';
import { v7 } from 'uuid';

/** A guest's quote, or an account, draws its shard once; all that follows from it stays there. */
export function drawShard(): number {
  return randomInt(SHARD_COUNT);
}

/** 120 random bits behind the shard symbol: unguessable, and routable by its first character. */
export function newToken(shard: number): string {
  return randomToken(shard, randomBytes(15));
}

export function newRowId(): string {
  return v7();
}
