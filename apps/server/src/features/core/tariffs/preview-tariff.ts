import { setImmediate as nextTurn } from 'node:timers/promises';
import type { TariffPreview } from '@waypost/contract';
import type { Tariff } from '@waypost/domain/rates';
import { NIL } from 'uuid';
import type { Ctx } from '../../../platform/context.ts';
import { readTariff } from '../quotes/index.ts';
import {
  countQuotes,
  type Place,
  type QuoteToReprice,
  readLastMonth,
  selectSample,
} from './last-quotes.queries.ts';
import {
  keepPreview,
  markPreviewFailed,
  notePreviewProgress,
  readProposed,
} from './proposals.queries.ts';
import { repriceQuote } from './reprice-quote.ts';
import { startTally } from './tally-changes.ts';

const MAX_QUOTES = 200_000;
/** A quote takes up to 0.4 ms before the code is warm: other jobs of the worker wait 40 ms at most. */
const QUOTES_AT_ONCE = 100;
const BATCH = 1_000;
const MAX_STEPS = 20_000;
const PROGRESS_MS = 500;

/** Reprices the quotes of the last 30 days. Repeated after a crash it starts again. */
export async function previewTariff(
  ctx: Ctx,
  { proposalId }: { proposalId: string },
): Promise<void> {
  const proposed = await readProposed(ctx.db, proposalId);
  if (proposed === undefined) return;
  try {
    const base = await readTariff(ctx.db, proposed.basedOn);
    const tariff: Tariff = { version: base.version, ...proposed.document };
    const preview = await countChanges(ctx, { base, tariff }, (progress) =>
      notePreviewProgress(ctx.db, proposalId, progress),
    );
    await keepPreview(ctx.db, proposalId, preview);
  } catch (error) {
    await markPreviewFailed(ctx.db, proposalId);
    throw error;
  }
}

async function countChanges(
  ctx: Ctx,
  tariffs: { base: Tariff; tariff: Tariff },
  tell: (progress: { seen: number; total: number }) => Promise<void>,
): Promise<TariffPreview> {
  const range = await readLastMonth(ctx.db);
  const quotesMade = await countQuotes(ctx.db, range);
  // a sample of one in two may give a few more than half
  const oneIn = Math.max(1, Math.ceil(quotesMade / (MAX_QUOTES * 0.98)));
  const total = Math.ceil(quotesMade / oneIn);
  const tally = startTally();
  let seen = 0;
  let toldAt = 0;
  const first = { createdAt: range.since.toISOString(), id: NIL };
  await tell({ seen, total });

  for (let after: Place | null = first; after !== null && seen < MAX_QUOTES;) {
    const { quotes, next } = await selectSample(ctx.db, {
      until: range.until,
      after,
      steps: Math.min(BATCH * oneIn, MAX_STEPS),
      oneIn,
    });
    for (let at = 0; at < quotes.length; at += QUOTES_AT_ONCE) {
      addAll(tally, tariffs, quotes.slice(at, at + QUOTES_AT_ONCE));
      await nextTurn();
    }
    seen += quotes.length;
    after = next;
    if (Date.now() - toldAt >= PROGRESS_MS) {
      toldAt = Date.now();
      await tell({ seen, total: Math.max(total, seen) });
    }
  }
  return {
    currency: tariffs.tariff.currency,
    since: range.since.toISOString(),
    until: range.until.toISOString(),
    quotesMade,
    sampledOneIn: oneIn,
    ...tally.result(),
  };
}

function addAll(
  tally: ReturnType<typeof startTally>,
  tariffs: { base: Tariff; tariff: Tariff },
  quotes: readonly QuoteToReprice[],
): void {
  for (const quote of quotes) {
    const repriced = repriceQuote(tariffs, quote);
    if (repriced === 'refused') tally.refuse();
    else if (repriced !== 'refused before') tally.add(repriced);
  }
}
