import type { Quote, QuoteRequest } from '@waypost/contract';
import type { Ctx } from '../../platform/context.ts';
import { drawShard, newRowId } from '../../platform/random.ts';
import { priceQuote } from './price-quote.ts';
import { insertQuote, readTariffInForce, type StoredQuote } from './quotes.queries.ts';

export async function createQuote(ctx: Ctx, request: QuoteRequest): Promise<Quote> {
  const { tariff } = await readTariffInForce(ctx.db);
  const priced = priceQuote(tariff, request);
  const id = newRowId();
  const { validUntil } = await insertQuote(ctx.db, { id, shard: drawShard(), request, priced });
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
