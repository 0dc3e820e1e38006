import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RedisClient } from './redis.ts';

type Spent = { isAllowed: boolean; left: number; resetSeconds: number };

export type Limit = {
  /** Uses one of the key's budget; false when it is spent. */
  take(key: string): Promise<boolean>;
  /** The same, with what is left and when the budget is whole again. */
  spend(key: string): Promise<Spent>;
  /** How much of the key's budget is left. */
  left(key: string): Promise<number>;
};

/**
 * Counts in Valkey; while it is unavailable each process counts for itself. Only for limits that may be
 * lost: those that protect an account are in PostgreSQL.
 */
export function createLimit(
  redis: RedisClient | null,
  options: { name: string; points: number; seconds: number },
): Limit {
  const settings = {
    keyPrefix: `limit:${options.name}`,
    points: options.points,
    duration: options.seconds,
  };
  const perProcess = new RateLimiterMemory(settings);
  const limiter =
    redis === null
      ? perProcess
      : new RateLimiterRedis({
          ...settings,
          storeClient: redis,
          insuranceLimiter: perProcess,
          // Keys without budget are remembered in the process: Valkey is not asked again, and while it is
          // slow or unavailable no one gets a second budget.
          inMemoryBlockOnConsumed: options.points,
          rejectIfRedisNotReady: true,
        });
  const spentOf = (result: RateLimiterRes, isAllowed: boolean): Spent => ({
    isAllowed,
    left: Math.max(0, result.remainingPoints),
    resetSeconds: Math.max(1, Math.ceil(result.msBeforeNext / 1000)),
  });
  async function spend(key: string): Promise<Spent> {
    try {
      return spentOf(await limiter.consume(key), true);
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return spentOf(refused, false);
      throw refused;
    }
  }
  return {
    spend,
    take: async (key) => (await spend(key)).isAllowed,
    async left(key) {
      return (await limiter.get(key))?.remainingPoints ?? options.points;
    },
  };
}
