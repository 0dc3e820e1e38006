import type { Ctx } from '../../../platform/context.ts';
import { job, scheduled } from '../../../platform/feature.ts';
import { PaymentUnknown } from '../../../platform/payments.ts';
import { deleteOldCardTries } from './card-tries.queries.ts';
import { deleteRemovedMethod, listMethodsOf, readPayer, storePayer } from './cards.queries.ts';
import { detachCardQueue, eraseCardsQueue, settleCardQueue } from './queues.ts';
import { settleCard } from './settle-card.ts';

/** A job can wait longer than a request. */
const PROVIDER_PATIENCE_MS = 20_000;
export const cardsJobs = [
  job(settleCardQueue, async (ctx, { cardId, shard }) => {
    if (await isSettled(ctx, cardId)) return;
    const startAfterSeconds = ctx.config.SETTLE_AFTER_SECONDS;
    await ctx.jobs.enqueue(ctx.db, settleCardQueue, { cardId, shard }, { startAfterSeconds });
  }),
  scheduled('erase_card_tries', '*/10 * * * *', async (ctx) => {
    await deleteOldCardTries(ctx.db);
  }),
  job(detachCardQueue, (ctx, { methodId }) => detach(ctx, methodId)),
  job(eraseCardsQueue, (ctx, { customerId }) => eraseCards(ctx, customerId)),
];

async function isSettled(ctx: Ctx, cardId: string): Promise<boolean> {
  try {
    const card = await settleCard(ctx, cardId, Date.now() + PROVIDER_PATIENCE_MS);
    return card?.state !== 'asked';
  } catch (error) {
    if (error instanceof PaymentUnknown) return false;
    throw error;
  }
}

async function detach(ctx: Ctx, methodId: string): Promise<void> {
  await ctx.cards.detach(methodId, Date.now() + PROVIDER_PATIENCE_MS);
  await deleteRemovedMethod(ctx.db, methodId);
}

/** The provider first: a row here can be deleted again, a card that is only there cannot. */
async function eraseCards(ctx: Ctx, customerId: string): Promise<void> {
  for (const methodId of await listMethodsOf(ctx.db, customerId)) await detach(ctx, methodId);
  const { providerCustomerId: payer } = await readPayer(ctx.db, customerId);
  if (payer === null) return;
  await ctx.cards.deleteCustomer(payer, Date.now() + PROVIDER_PATIENCE_MS);
  await storePayer(ctx.db, customerId, null);
}
