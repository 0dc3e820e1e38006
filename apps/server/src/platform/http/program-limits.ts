import type { ProgramLimit } from '@waypost/contract';
import type { ApiCtx } from '../context.ts';
import { createLimit } from '../limits.ts';
import { clientKey } from './client-address.ts';
import type { ProgramCall, RateLimit } from './mount.ts';
import { Problem } from './problem.ts';

const SECONDS = 60;

export type ProgramLimits = Record<ProgramLimit, number>;

export function programLimitsOf({ config }: Pick<ApiCtx, 'config'>): ProgramLimits {
  return {
    reads: config.PROGRAM_READS_PER_MINUTE,
    rates: config.PROGRAM_RATES_PER_MINUTE,
    writes: config.PROGRAM_WRITES_PER_MINUTE,
  };
}

function policyOf({ name, points }: { name: string; points: number }): string {
  return `"${name}";q=${points};w=${SECONDS}`;
}

/** For answers that are given before anything is counted. */
export function rateLimitOf(ctx: Pick<ApiCtx, 'config'>, name: ProgramLimit): RateLimit {
  return { name, policy: policyOf({ name, points: programLimitsOf(ctx)[name] }) };
}

/**
 * Limits of `/api/v1`, by key. The headers are those of draft-ietf-httpapi-ratelimit-headers-10, on every
 * answer.
 */
export function createProgramCounter(
  ctx: ApiCtx,
  addressOf: (request: ProgramCall['request']) => string,
) {
  const limits = programLimitsOf(ctx);
  const counterOf = (name: string, points: number) => ({
    name,
    points,
    limit: createLimit(ctx.redis, { name: `program-${name}`, points, seconds: SECONDS }),
  });
  const byKind = {
    reads: counterOf('reads', limits.reads),
    rates: counterOf('rates', limits.rates),
    writes: counterOf('writes', limits.writes),
  };
  const withoutKey = counterOf('without-key', ctx.config.PROGRAM_CALLS_WITHOUT_KEY);
  return async ({ request, reply, caller, limit }: ProgramCall): Promise<void> => {
    const counter = caller === null ? withoutKey : byKind[limit];
    const key = caller === null ? clientKey(addressOf(request)) : caller.key.id;
    const { isAllowed, left, resetSeconds } = await counter.limit.spend(key);
    reply.headers({
      'ratelimit-policy': policyOf(counter),
      ratelimit: `"${counter.name}";r=${left};t=${resetSeconds}`,
    });
    if (!isAllowed) throw new Problem('too_many_requests', { retryAfterSeconds: resetSeconds });
  };
}
