import type { Ctx } from '../../../platform/context.ts';
import type { CardSetup } from '../../../platform/card-vault.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import { forgetCardTry } from './card-tries.queries.ts';
import {
  type CardRow,
  deleteCard,
  findCard,
  lockCard,
  lockCardsOf,
  markSaved,
  readPayer,
  storePayer,
  storeSetup,
} from './cards.queries.ts';
import { detachCardQueue } from './queues.ts';

/**
 * Moves a card that is being saved forward by what the provider says. Request, page and job all come
 * here; each call to the provider may be repeated.
 *
 * | state   | enters when                        | leaves to                                     |
 * |---------|------------------------------------|-----------------------------------------------|
 * | asked   | the frame gave something to save   | saved, gone (refused, or never approved)      |
 * | saved   | the provider keeps it              | removed                                       |
 * | removed | the customer removed it, or left   | gone, once it is detached at the provider     |
 *
 * Undefined when it is gone.
 */
export async function settleCard(
  ctx: Ctx,
  cardId: string,
  deadlineAt: number,
): Promise<CardRow | undefined> {
  const seen = await findCard(ctx.db, cardId);
  if (seen?.state !== 'asked') return seen;
  const setup = await reachVault(ctx, seen, deadlineAt);
  return inTransaction(ctx.db, async (tx) => {
    const card = await lockCard(tx, cardId);
    if (card?.state === 'asked') {
      await applySetup(tx, card, setup);
    } else if (setup.kind === 'saved' && card?.state !== 'saved') {
      // it was removed while the provider saved it
      await ctx.jobs.enqueue(tx, detachCardQueue, { methodId: setup.methodId, shard: seen.shard });
    }
    return findCard(tx, cardId);
  });
}

async function reachVault(ctx: Ctx, card: CardRow, deadlineAt: number): Promise<CardSetup> {
  const isOverdue = card.ageSeconds > ctx.config.SECOND_STEP_SECONDS;
  if (card.setupId !== null) {
    const setup = await ctx.cards.readSetup(card.setupId, deadlineAt);
    const isOpen = setup.kind === 'second_step' || setup.kind === 'waiting';
    return isOpen && isOverdue ? ctx.cards.giveUp(card.setupId, deadlineAt) : setup;
  }
  const url = new URL('/dashboard/billing', ctx.config.PUBLIC_ORIGIN);
  url.searchParams.set('card', card.id);
  return ctx.cards.save(
    {
      cardId: card.id,
      providerCustomerId: await findOrMakePayer(ctx, card.customerId, deadlineAt),
      methodId: card.methodId,
      returnUrl: url.href,
    },
    deadlineAt,
  );
}

/** The provider's customer of an account. */
async function findOrMakePayer(ctx: Ctx, customerId: string, deadlineAt: number): Promise<string> {
  const known = await readPayer(ctx.db, customerId);
  if (known.providerCustomerId !== null) return known.providerCustomerId;
  const { providerCustomerId } = await ctx.cards.createCustomer(known, deadlineAt);
  await storePayer(ctx.db, customerId, providerCustomerId);
  return (await readPayer(ctx.db, customerId)).providerCustomerId ?? providerCustomerId;
}

async function applySetup(tx: Db, card: CardRow, setup: CardSetup): Promise<void> {
  switch (setup.kind) {
    case 'saved': {
      const others = await lockCardsOf(tx, card.customerId);
      const isDefault = !others.some((other) => other.isDefault);
      await forgetCardTry(tx, card.id);
      return markSaved(tx, card.id, { ...setup.card, methodId: setup.methodId, isDefault });
    }
    case 'second_step':
      return storeSetup(tx, card.id, setup.setupId, setup.url);
    case 'waiting':
      return storeSetup(tx, card.id, setup.setupId, null);
    case 'refused':
      return deleteCard(tx, card.id);
  }
}
