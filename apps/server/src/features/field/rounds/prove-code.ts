import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import type { ShiftCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { isDeliveryCode } from '../../core/shipments/index.ts';
import { putTroubleOnDesk } from '../../staff/desk/index.ts';
import { countTry, lockTries, markProved } from './delivery-codes.queries.ts';
import { readProgress } from './round-progress.ts';
import { findRoundOf } from './rounds.queries.ts';

const TRIES = 5;

/** Counted in PostgreSQL before the code is compared, so that no crash and no second phone gives a try back. */
export async function proveCode(ctx: Ctx, { shift }: ShiftCaller, stopNo: number, code: string) {
  const answer = await inTransaction(ctx.db, async (tx) => {
    const round = await findRoundOf(tx, shift.personId);
    const stops =
      round === undefined ? [] : ((await readProgress(tx, [round])).get(round.id) ?? []);
    const piece = stops.find((stop) => stop.stopNo === stopNo)?.pieces[0];
    const { shipmentId, shard } = piece ?? { shipmentId: null, shard: null };
    if (shipmentId === null || shard === null) return null;
    const before = await lockTries(tx, { shipmentId, shard });
    if (before.isProved) return { right: true, triesLeft: TRIES - before.tries };
    if (before.tries >= TRIES) return { right: false, triesLeft: 0 };
    const tries = await countTry(tx, shipmentId);
    const right = isDeliveryCode(ctx, shipmentId, code);
    if (right) await markProved(tx, shipmentId);
    else if (tries >= TRIES) {
      await putTroubleOnDesk(ctx, tx, { shard, shipmentId, kind: 'code_failed' });
    }
    return { right, triesLeft: TRIES - tries };
  });
  if (answer === null) throw new Problem('round_not_found');
  return answer;
}
