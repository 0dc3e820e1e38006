import type { Caller } from './http/callers.ts';
import { clientKey } from './http/client-address.ts';
import { Problem } from './http/problem.ts';
import { createLimit } from './limits.ts';
import type { RedisClient } from './redis.ts';

/** A customer may be a whole office or its software. */
const CUSTOMER_FACTOR = 10;
const HOUR_FACTOR = 10;

export type CallerLimit = (caller: Caller, clientAddress: string) => Promise<void>;

/**
 * For endpoints that anyone may write to: a limit a minute, and ten times as many an hour. Customers are
 * counted by account, so that strangers behind the same address do not use up their limit.
 */
export function createCallerLimit(
  redis: RedisClient | null,
  { name, perMinute }: { name: string; perMinute: number },
): CallerLimit {
  const limitsOf = (kind: string, points: number) => [
    {
      seconds: 60,
      limit: createLimit(redis, { name: `${name}-${kind}-minute`, points, seconds: 60 }),
    },
    {
      seconds: 3_600,
      limit: createLimit(redis, {
        name: `${name}-${kind}-hour`,
        points: points * HOUR_FACTOR,
        seconds: 3_600,
      }),
    },
  ];
  const limits = {
    client: limitsOf('client', perMinute),
    customer: limitsOf('customer', perMinute * CUSTOMER_FACTOR),
  };
  return async (caller, clientAddress) => {
    const isCustomer = caller.kind === 'customer';
    const key = isCustomer ? caller.customerId : clientKey(clientAddress);
    for (const { seconds, limit } of isCustomer ? limits.customer : limits.client) {
      if (await limit.take(key)) continue;
      throw new Problem('too_many_requests', { retryAfterSeconds: seconds });
    }
  };
}
