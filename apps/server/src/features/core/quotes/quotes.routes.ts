import { answerCells } from '../../../platform/cells/internal-routes.ts';
import type { ApiCtx } from '../../../platform/context.ts';
import { createCallerLimit } from '../../../platform/caller-limits.ts';
import { languageOf } from '../../../platform/http/language.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { createQuote } from './create-quote.ts';
import { answerQuote, QuoteLookUpRequest, QUOTES_PATH } from './quote-elsewhere.ts';
import { readNextTariffMoment, readTariffInForce } from './quotes.queries.ts';

/** Cacheable for a moment, but not beyond the start of the next version. */
const KEEP_SECONDS = 5;

function keepSeconds(next: Date | null): number {
  const left = next === null ? KEEP_SECONDS : Math.floor((next.getTime() - Date.now()) / 1000);
  return Math.max(0, Math.min(KEEP_SECONDS, left));
}

export function quotesRoutes({ app, mount }: Api, ctx: ApiCtx): void {
  const takeQuote = createCallerLimit(ctx.redis, {
    name: 'quotes',
    perMinute: ctx.config.QUOTES_PER_MINUTE,
  });

  if (ctx.cells.areSeveral) {
    const { INTERNAL_SECRET: secret } = ctx.config;
    answerCells(app, { path: QUOTES_PATH, body: QuoteLookUpRequest, secret }, (asked) =>
      answerQuote(ctx, asked),
    );
  }

  mount('currentTariff', { anyone: true }, async () => {
    const inForce = await readTariffInForce(ctx.db);
    const next = await readNextTariffMoment(ctx.db);
    return {
      status: 200,
      body: {
        ...inForce,
        effectiveFrom: inForce.effectiveFrom.toISOString(),
        effectiveUntil: next?.toISOString() ?? null,
      },
      headers: { 'cache-control': `public, max-age=${keepSeconds(next)}` },
    };
  });

  mount(
    'createQuote',
    { anyone: true, customerIfPresent: true, key: 'shipments:write' },
    async (call) => {
      await takeQuote(call.caller, call.clientAddress);
      const locale = languageOf(call.request);
      return { status: 201, body: await createQuote(ctx, call.body, call.caller, locale) };
    },
  );
}
