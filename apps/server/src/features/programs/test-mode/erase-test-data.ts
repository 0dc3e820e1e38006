import type { Ctx } from '../../../platform/context.ts';
import { drain } from '../../../platform/sweeps.ts';
import { eraseTestData, eraseTestDeliveries } from './test-accounts.queries.ts';

/** Of `erase_test_data`: after fewer nothing is left. */
const SLICE = 1_000;

/** Of one account what was booked before a moment, or without one all of it. The number of shipments. */
export async function eraseOfAccount(
  ctx: Ctx,
  customerId: string,
  bookedBefore: Date | null,
): Promise<number> {
  if (bookedBefore === null) {
    await drain((batch) => eraseTestDeliveries(ctx.db, customerId, batch));
  }
  let shipments = 0;
  for (;;) {
    const erased = await eraseTestData(ctx.db, customerId, bookedBefore);
    shipments += erased;
    if (erased < SLICE) return shipments;
  }
}
