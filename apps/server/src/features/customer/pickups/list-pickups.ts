import type { Pickup } from '@waypost/contract';
import { asCustomer } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import { selectPast, selectUpcoming } from './pickups.queries.ts';
import { presentPickup } from './present-pickup.ts';

const PAST_PAGE = 50;

/** Those to come are on the first page alone. */
export async function listPickups(
  ctx: Ctx,
  customerId: string,
  before?: string,
): Promise<{ pickups: Pickup[]; nextBefore: string | null }> {
  return asCustomer(ctx.db, customerId, async (own) => {
    const upcoming = before === undefined ? await selectUpcoming(own, customerId) : [];
    const past = await selectPast(own, customerId, { before, limit: PAST_PAGE + 1 });
    const page = past.slice(0, PAST_PAGE);
    const nextBefore = past.length > PAST_PAGE ? (page.at(-1)?.publicId ?? null) : null;
    return { pickups: [...upcoming, ...page].map(presentPickup), nextBefore };
  });
}
