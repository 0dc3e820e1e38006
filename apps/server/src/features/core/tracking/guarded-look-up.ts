import { shardOfTrackingNumber } from '@waypost/domain/tracking-number';
import type { Ctx } from '../../../platform/context.ts';
import { clientKey } from '../../../platform/http/client-address.ts';
import { createLimit } from '../../../platform/limits.ts';
import { type LookUp, NotAtStandby } from './look-up.ts';
import type { Snapshot } from './snapshot-cache.ts';

export type Sought = Snapshot | 'unknown' | 'limited';

/**
 * Limits how often a client may look up what does not exist. Only misses count, so many people with real
 * numbers behind one address are served. A tracking number has 60 random bits and is answered even after
 * the budget is spent; an alias can be guessed, so it is then refused without a query.
 */
export function createGuardedLookUp(ctx: Ctx, lookUp: LookUp) {
  const misses = createLimit(ctx.redis, { name: 'lookup-miss', points: 60, seconds: 600 });
  const aliasesUnderWay = new Map<string, number>();

  async function seek(ref: string, client: string): Promise<Sought> {
    const found = await lookUp.find(ref).catch((error: unknown) => {
      // a miss all the same: guessing must not become free while the primary is away
      if (error instanceof NotAtStandby) return error;
      throw error;
    });
    if (found !== null && !(found instanceof NotAtStandby)) return found;
    ctx.metrics.lookupMisses.inc();
    if (!(await misses.take(client))) return 'limited';
    if (found !== null) throw found;
    return 'unknown';
  }

  /** Concurrent look-ups may all miss: together they get no more than the rest of the budget. */
  async function seekAlias(ref: string, client: string): Promise<Sought> {
    const ahead = aliasesUnderWay.get(client) ?? 0;
    aliasesUnderWay.set(client, ahead + 1);
    try {
      return (await misses.left(client)) > ahead ? await seek(ref, client) : 'limited';
    } finally {
      const underWay = (aliasesUnderWay.get(client) ?? 1) - 1;
      if (underWay === 0) aliasesUnderWay.delete(client);
      else aliasesUnderWay.set(client, underWay);
    }
  }

  return (ref: string, clientAddress: string): Promise<Sought> => {
    const isAlias = shardOfTrackingNumber(ref) === null;
    return (isAlias ? seekAlias : seek)(ref, clientKey(clientAddress));
  };
}
