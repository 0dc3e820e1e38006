import { shardOfToken } from '@waypost/domain/shards';
import { cellOfShard } from '../../../platform/cells/cell-of.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { Intent } from '../../../platform/payments.ts';

/** All cells use one account of the provider: payments of another one are unknown here, and none of our business. */
export function isOfThisCell({ cells }: Ctx, { attemptId }: Intent): boolean {
  return attemptId === null || cellOfShard(cells, shardOfToken(attemptId)) === null;
}
