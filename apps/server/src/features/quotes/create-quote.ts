import type { Quote, QuoteRequest } from '@waypost/contract';
import type { Ctx } from '../../platform/context.ts';
import type { Caller } from '../../platform/http/callers.ts';
import { drawShard, newRowId } from '../../platform/random.ts';
import { priceQuote } from './price-quote.ts';
import { insertQuote, readTariffInForce, type StoredQuote } from './quotes.queries.ts';

/** A customer's shipments live in the shard of the account, a guest's in one drawn at random. */
export async function createQuote(ctx: Ctx, request: QuoteRequest, caller: Caller): Promise<Quote> {
  const { tariff } = await readTariffInForce(ctx.db);
  const priced = priceQuote(tariff, request);
  const id = newRowId();
  const shard = caller.kind === 'customer' ? caller.shard : drawShard();
  const { validUntil } = await insertQuote(ctx.db, { id, shard, request, priced });
  return presentQuote({ id, request, priced, validUntil });
}

export function presentQuote(
  stored: Pick<StoredQuote, 'id' | 'request' | 'priced' | 'validUntil'>,
): Quote {
  return {
    id: stored.id,
    request: stored.request,
    ...stored.priced,
    validUntil: stored.validUntil.toISOString(),
  };
}
