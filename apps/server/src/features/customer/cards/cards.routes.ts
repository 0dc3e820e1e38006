import { asCustomer } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import { saying } from '../../../platform/http/language.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { PaymentUnknown } from '../../../platform/payments.ts';
import { addCard } from './add-card.ts';
import { type CardRow, findCard, listSavedCards } from './cards.queries.ts';
import { chooseCard, removeCard } from './change-cards.ts';
import { presentCard, presentPending } from './present-card.ts';
import { settleCard } from './settle-card.ts';

export function cardsRoutes({ mount }: Api, ctx: Ctx): void {
  mount('listCards', { customer: true }, async ({ caller }) => {
    const { customerId } = caller;
    const rows = await asCustomer(ctx.db, customerId, (own) => listSavedCards(own, customerId));
    return { status: 200, body: { cards: rows.map((row) => presentCard(row)) } };
  });

  mount('addCard', { customer: true }, async ({ caller, body, clientAddress }) => {
    const deadlineAt = Date.now() + ctx.config.PAYMENT_DEADLINE_MS;
    const { paymentMethodId } = body;
    const cardId = await addCard(ctx, caller, paymentMethodId, clientAddress);
    const card = await settleInTime(ctx, cardId, deadlineAt);
    if (card.state === 'asked') return { status: 202, body: presentPending(card) };
    return { status: 201, body: presentCard(card) };
  });

  mount('readCard', { customer: true }, async ({ caller, params }) => {
    const deadlineAt = Date.now() + ctx.config.PAYMENT_DEADLINE_MS;
    const { customerId } = caller;
    const own = await asCustomer(ctx.db, customerId, (tx) => findCard(tx, params.cardId));
    if (own === undefined || own.state === 'removed') throw new Problem('card_not_found');
    const card = await settleInTime(ctx, own.id, deadlineAt);
    if (card.state === 'asked') return { status: 202, body: presentPending(card) };
    return { status: 200, body: presentCard(card) };
  });

  mount('chooseCard', { customer: true }, async ({ caller, params }) => ({
    status: 200,
    body: presentCard(await chooseCard(ctx, caller.customerId, params.cardId)),
  }));

  mount('removeCard', { customer: true }, async ({ caller, params, request }) => {
    await removeCard(ctx, caller.customerId, params.cardId);
    return { status: 200, body: { message: saying(request, 'cardRemoved') } };
  });
}

/** What the provider has not answered in time is settled by the job; the page polls. */
async function settleInTime(ctx: Ctx, cardId: string, deadlineAt: number): Promise<CardRow> {
  try {
    const card = await settleCard(ctx, cardId, deadlineAt);
    if (card === undefined || card.state === 'removed') throw new Problem('card_refused');
    return card;
  } catch (error) {
    if (!(error instanceof PaymentUnknown)) throw error;
  }
  const card = await findCard(ctx.db, cardId);
  if (card === undefined) throw new Problem('card_refused');
  return card;
}
