import { type Draft, TERMS_VERSION } from '@waypost/contract';
import { checkoutCharges, PAYMENT_METHODS } from '@waypost/domain/charges';
import type { Tariff } from '@waypost/domain/rates';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import { countWithin, durableLimit, HOUR } from '../../../platform/durable-limits.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Caller } from '../../../platform/http/callers.ts';
import { drawShard, newToken } from '../../../platform/random.ts';
import { readTypedAddress } from '../../core/places/index.ts';
import {
  copyQuote,
  findQuote,
  presentQuote,
  quotedTax,
  readTariff,
  taxedBy,
} from '../../core/quotes/index.ts';
import { findLatestAttempt, insertAttempt } from './attempts.queries.ts';
import { findDraft, insertDraft } from './drafts.queries.ts';
import { needsCustoms } from './needs-customs.ts';
import { refuseEmbargoed } from './refuse-embargoed.ts';

/** A quote is valid for 30 minutes; pages make one for each draft, and programs may repeat. */
const DRAFTS_OF_QUOTE = durableLimit('drafts-of-quote', 10, HOUR);

export async function createDraft(
  ctx: Ctx,
  request: { quoteId: string; recipientEmail: string; recipientAddress: string },
  caller: Caller,
): Promise<Draft> {
  const shard = caller.kind === 'customer' ? caller.shard : drawShard(ctx.cells.shards());
  const quote =
    (await findQuote(ctx.db, request.quoteId)) ?? (await copyQuote(ctx, request.quoteId, shard));
  if (quote === undefined) throw new Problem('not_found');
  if (quote.expired) throw new Problem('quote_expired');
  if (!quote.priced.bookable) throw new Problem('place_not_bookable');
  await refuseEmbargoed(ctx.db, quote);

  const { draftId } = await inTransaction(ctx.db, async (tx) => {
    const { isSpent } = await countWithin(ctx, tx, DRAFTS_OF_QUOTE, request.quoteId);
    if (isSpent) throw new Problem('quote_expired');
    return addDraft(tx, quote.shard, { ...request, quoteId: quote.id });
  });
  return readDraft(ctx, draftId);
}

/** A draft and its first attempt, which nobody has claimed yet. */
export async function addDraft(
  tx: Db,
  shard: number,
  request: { quoteId: string; recipientEmail: string; recipientAddress: string },
  attemptId = newToken(shard),
): Promise<{ draftId: string; attemptId: string }> {
  const draftId = newToken(shard);
  await insertDraft(tx, { id: draftId, shard, ...request });
  await insertAttempt(tx, { id: attemptId, shard, draftId, number: 1 });
  return { draftId, attemptId };
}

export async function readDraft(ctx: Ctx, draftId: string, declaredCents = 0): Promise<Draft> {
  const draft = await findDraft(ctx.db, draftId);
  if (draft === undefined) throw new Problem('draft_not_found');
  const quote = await findQuote(ctx.db, draft.quoteId);
  if (quote === undefined) throw new Problem('draft_not_found');
  const attempt = await findLatestAttempt(ctx.db, draftId);
  const version = await readTariff(ctx.db, quote.priced.tariffVersion);
  const tariff = taxedBy(version, quotedTax(quote.priced));
  const answer = attempt.answer as { receiptId?: string } | null;
  return {
    id: draft.id,
    quote: presentQuote(quote),
    recipientEmail: draft.recipientEmail,
    recipientAddress: draft.recipientAddress,
    recipientFields: await readTypedAddress(
      ctx.db,
      draft.recipientAddress,
      quote.request.destination,
    ),
    attemptId: attempt.id,
    charges: chargesByMethod(tariff, quote.priced.totalCents, declaredCents),
    rates: tariff.checkout,
    customs: needsCustoms(quote),
    termsVersion: TERMS_VERSION,
    details: draft.details,
    receiptId: answer?.receiptId ?? null,
  };
}

function chargesByMethod(
  tariff: Tariff,
  baseCents: number,
  declaredCents: number,
): Draft['charges'] {
  return PAYMENT_METHODS.flatMap((method) =>
    [false, true].map((insured) => ({
      method,
      insured,
      available: method !== 'on_account',
      charges: checkoutCharges(tariff, { baseCents, insured, method, declaredCents }),
    })),
  );
}
