import { actAs, asCustomer, readCustomerShard } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import {
  type CardRow,
  findCard,
  lockCardsOf,
  markAllRemoved,
  markRemoved,
  setDefault,
} from './cards.queries.ts';
import { detachCardQueue, eraseCardsQueue } from './queues.ts';

export async function chooseCard(ctx: Ctx, customerId: string, cardId: string): Promise<CardRow> {
  return asCustomer(ctx.db, customerId, async (own) => {
    const cards = await lockCardsOf(own, customerId);
    const chosen = cards.find(({ id, state }) => id === cardId && state === 'saved');
    if (chosen === undefined) throw new Problem('card_not_found');
    for (const card of cards) if (card.isDefault) await setDefault(own, card.id, false);
    await setDefault(own, cardId, true);
    const row = await findCard(own, cardId);
    if (row === undefined) throw new Problem('card_not_found');
    return row;
  });
}

/** Removed from the customer's list at once; the job detaches it at the provider. */
export async function removeCard(ctx: Ctx, customerId: string, cardId: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const taken = await actAs(tx, customerId, (own) => takeFromList(own, customerId, cardId));
    await ctx.jobs.enqueue(tx, detachCardQueue, taken);
  });
}

async function takeFromList(own: Db, customerId: string, cardId: string) {
  const cards = await lockCardsOf(own, customerId);
  const row = await findCard(own, cardId);
  if (row === undefined || row.state === 'removed') throw new Problem('card_not_found');
  await markRemoved(own, cardId);
  const heir = cards.find(({ id, state }) => id !== cardId && state === 'saved');
  if (row.isDefault && heir !== undefined) await setDefault(own, heir.id, true);
  return { methodId: row.methodId, shard: row.shard };
}

/** Joins the transaction that erases the account; the provider follows soon after. */
export async function forgetCards(ctx: Ctx, tx: Db, customerId: string): Promise<void> {
  await markAllRemoved(tx, customerId);
  await ctx.jobs.enqueue(tx, eraseCardsQueue, {
    customerId,
    shard: await readCustomerShard(tx, customerId),
  });
}
