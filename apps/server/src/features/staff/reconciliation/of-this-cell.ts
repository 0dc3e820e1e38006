import { shardOfToken } from '@waypost/domain/shards';
import type { Ctx } from '../../../platform/context.ts';
import type { Intent } from '../../../platform/payments.ts';

/** All cells use one account of the provider: payments of another one are unknown here, and none of our business. */
export function isOfThisCell({ cells }: Ctx, { attemptId }: Intent): boolean {
  const shard = attemptId === null ? null : shardOfToken(attemptId);
  return shard === null || cells.elsewhere(shard) === null;
}
