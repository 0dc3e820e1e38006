import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { drain, lockSweepPlace, storeSweepPlace } from '../../../platform/sweeps.ts';
import { eraseStep } from './erase-quotes.queries.ts';

/**
 * Erases unbooked quotes. Previews of a tariff read those of the last 30 days, so they are kept for 35. A
 * quote that old is booked or never will be, so each is read once: the position is stored, and locked for
 * each step, so that two workers share the work.
 */
export async function eraseQuotes(ctx: Ctx): Promise<void> {
  await drain((batch) =>
    inTransaction(ctx.db, async (tx) => {
      const step = await eraseStep(tx, await lockSweepPlace(tx, 'quotes'), batch);
      if (step.end !== null) await storeSweepPlace(tx, 'quotes', step.end);
      return step.walked;
    }),
  );
}
