import type { Ctx } from '../../../platform/context.ts';
import { errorFields } from '../../../platform/log.ts';

/** One after the other. One that fails is reported and keeps no other from its turn. Returns how many failed. */
export async function eachRound(
  ctx: Ctx,
  ids: readonly string[],
  settle: (id: string) => Promise<void>,
): Promise<number> {
  let failed = 0;
  for (const id of ids) {
    try {
      await settle(id);
    } catch (error) {
      failed += 1;
      ctx.log.error({ roundId: id, ...errorFields(error) }, 'a round was not settled');
    }
  }
  return failed;
}
