import type { CustomerKey, SavedCard } from '@waypost/contract';
import type { v1ReadMe } from '@waypost/contract/v1';
import type { z } from 'zod';
import { asCustomer } from '../../../platform/acting-customer.ts';
import type { ApiCtx } from '../../../platform/context.ts';
import type { ProgramCaller } from '../../../platform/http/callers.ts';
import { programLimitsOf } from '../../../platform/http/program-limits.ts';
import { listSavedCards, presentCard } from '../../customer/cards/index.ts';
import { readCredit } from '../../customer/credit/index.ts';
import { readBookingsLeft } from '../../public/bookings/index.ts';
import { readAccount } from './account.queries.ts';

type Me = z.infer<(typeof v1ReadMe)['answers'][200]>;

export async function readMe(ctx: ApiCtx, { customerId, key }: ProgramCaller): Promise<Me> {
  const limits = programLimitsOf(ctx);
  const shown = await ctx.identity.readKey(customerId, key.id);
  const { left } = await readBookingsLeft(ctx, ctx.db, customerId);
  const { CUSTOMER_BOOKINGS_PER_DAY, CUSTOMER_BOOKINGS_PER_ADDRESS } = ctx.config;
  return asCustomer(ctx.db, customerId, async (own) => {
    const cards = (await listSavedCards(own, customerId)).map((card) => presentCard(card));
    return {
      object: 'me',
      mode: key.mode,
      account: await readAccount(own, customerId),
      key: presentKey(shown),
      limits: (['reads', 'rates', 'writes'] as const).map((name) => ({
        name,
        perMinute: limits[name],
      })),
      bookings: {
        perDay: CUSTOMER_BOOKINGS_PER_DAY,
        left,
        perRecipient: CUSTOMER_BOOKINGS_PER_ADDRESS,
      },
      credit: await readCredit(own, customerId),
      cards: cards.filter(({ isExpired }) => !isExpired).map(presentSaved),
    };
  });
}

function presentKey(key: CustomerKey): Me['key'] {
  const { id, name, hint, scopes, createdAt, expiresAt, spendCapCents } = key;
  return { id, name, hint, scopes, createdAt, expiresAt, spendCapCents };
}

function presentSaved({ id, brand, last4, expMonth, expYear, isDefault }: SavedCard) {
  const expires = `${expYear}-${String(expMonth).padStart(2, '0')}`;
  return { id, brand, last4, expires, isDefault };
}
