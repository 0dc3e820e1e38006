import type { Ctx } from '../../../platform/context.ts';
import { clientKey } from '../../../platform/http/client-address.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { createLimit } from '../../../platform/limits.ts';
import { findQuote } from '../../core/quotes/index.ts';
import { chooseHandover, readHandovers } from './choose-handover.ts';
import { findQuoteIdOfDraft } from './handovers.queries.ts';
import { fromOf, offerHandovers } from './offer-handovers.ts';

const PRIVATE = { 'cache-control': 'private, no-store' };

export function handoversRoutes({ mount }: Api, ctx: Ctx): void {
  // each searches the gazetteer, as a suggestion of a place does
  const offers = createLimit(ctx.redis, { name: 'handovers', points: 120, seconds: 60 });

  mount('readDraftHandovers', { anyone: true }, async ({ params, query, clientAddress }) => {
    if (!(await offers.take(clientKey(clientAddress)))) {
      throw new Problem('too_many_requests', { retryAfterSeconds: 60 });
    }
    const quoteId = await findQuoteIdOfDraft(ctx.db, params.draftId);
    const quote = quoteId && (await findQuote(ctx.db, quoteId));
    if (!quote) throw new Problem('draft_not_found');
    return { status: 200, body: await offerHandovers(ctx, fromOf(quote, query.city)) };
  });

  mount(
    'readHandovers',
    { party: 'known', key: 'shipments:write' },
    async ({ caller, params }) => ({
      status: 200,
      body: await readHandovers(ctx, caller, params.ref),
      headers: PRIVATE,
    }),
  );

  mount('chooseHandover', { party: 'known', key: 'shipments:write' }, async (call) => ({
    status: 200,
    body: await chooseHandover(ctx, call.caller, call.params.ref, call.body),
  }));
}
