import type { QuotedRequest } from '@waypost/contract';
import { idInShard, shardOfId } from '@waypost/domain/shards';
import { z } from 'zod';
import type { Ctx } from '../../../platform/context.ts';
import { newRowId } from '../../../platform/random.ts';
import type { PricedQuote } from './price-quote.ts';
import { findQuote, insertCopy, type StoredQuote } from './quotes.queries.ts';

export const QUOTES_PATH = '/internal/quotes';
const TIMEOUT_MS = 2_000;

export const QuoteLookUpRequest = z.object({ id: z.uuid() });

type QuoteFromCell = { request: QuotedRequest; priced: PricedQuote; validUntil: string };

export async function answerQuote(
  { db }: Ctx,
  { id }: z.infer<typeof QuoteLookUpRequest>,
): Promise<{ quote: QuoteFromCell | null }> {
  const found = await findQuote(db, id);
  if (found === undefined) return { quote: null };
  const { request, priced, validUntil } = found;
  return { quote: { request, priced, validUntil: validUntil.toISOString() } };
}

/**
 * A guest's quote of another cell, which a customer of this one goes on with: it is copied into the shard of the account, with
 * its price and its end. Undefined when nobody has it.
 */
export async function copyQuote(
  ctx: Ctx,
  id: string,
  shard: number,
): Promise<StoredQuote | undefined> {
  const cell = ctx.cells.elsewhere(shardOfId(id) ?? shard);
  if (cell === null) return undefined;
  const answer = await ctx.cells.post(cell, QUOTES_PATH, {
    body: JSON.stringify({ id }),
    timeoutMs: TIMEOUT_MS,
  });
  const { quote } = (await answer.json()) as { quote: QuoteFromCell | null };
  if (quote === null) return undefined;
  const copyId = idInShard(newRowId(), shard);
  await insertCopy(ctx.db, { ...quote, id: copyId, shard });
  return findQuote(ctx.db, copyId);
}
