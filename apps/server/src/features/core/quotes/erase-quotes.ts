import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { eraseStep, lockPlace, storePlace } from './erase-quotes.queries.ts';

const BATCH = 1_000;

/**
 * Erases unbooked quotes. Previews of a tariff read those of the last 30 days, so they are kept for 35. A
 * quote that old is booked or never will be, so each is read once: the position is stored, and locked for
 * each step, so that two workers share the work.
 */
export async function eraseQuotes(ctx: Ctx): Promise<void> {
  let walked = BATCH;
  while (walked === BATCH) {
    walked = await inTransaction(ctx.db, async (tx) => {
      const step = await eraseStep(tx, await lockPlace(tx), BATCH);
      if (step.end !== null) await storePlace(tx, step.end);
      return step.walked;
    });
  }
}
