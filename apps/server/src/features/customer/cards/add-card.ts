import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { durableLimit, HOUR, takeOrRefuse } from '../../../platform/durable-limits.ts';
import type { CustomerCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newRowId } from '../../../platform/random.ts';
import { takeCardTry } from './card-tries.ts';
import { findCardOfMethod, insertCard, lockCardsOf } from './cards.queries.ts';
import { settleCardQueue } from './queues.ts';

/** The list is not paginated, so it has a maximum. */
const MAX_CARDS = 10;

/** A list of stolen numbers could be tested here. */
const CARDS_OF_CUSTOMER = durableLimit('save-card', 10, HOUR);

/** The card is listed before the provider is called, with the job that settles it. */
export async function addCard(
  ctx: Ctx,
  { customerId, shard }: CustomerCaller,
  methodId: string,
  clientAddress: string,
): Promise<string> {
  await takeOrRefuse(ctx, CARDS_OF_CUSTOMER, customerId);
  return inTransaction(ctx.db, async (tx) => {
    const known = await findCardOfMethod(tx, customerId, methodId);
    if (known !== undefined) return known.id;
    const kept = await lockCardsOf(tx, customerId);
    if (kept.filter(({ state }) => state !== 'removed').length >= MAX_CARDS) {
      throw new Problem('too_many_cards');
    }
    const id = newRowId();
    if (!(await insertCard(tx, { id, shard, customerId, methodId }))) {
      throw new Problem('card_refused');
    }
    await takeCardTry(ctx, tx, {
      tryId: id,
      customerId,
      clientAddress,
      draftId: null,
      isSaved: false,
    });
    const startAfterSeconds = ctx.config.SETTLE_AFTER_SECONDS;
    await ctx.jobs.enqueue(tx, settleCardQueue, { cardId: id, shard }, { startAfterSeconds });
    return id;
  });
}
