import type { Ctx } from '../../context.ts';
import { observedGauge } from '../../metrics.ts';
import { HOME_SHARD } from '../cells.ts';
import { readSecondsIn } from './closed-shards.queries.ts';
import { readIdleSeconds } from './moves.queries.ts';

/** What a mover that was killed has left behind. Nothing of it is read where there is one cell. */
export function watchMoves({ cells, db, metrics }: Ctx): void {
  if (!cells.areSeveral) return;
  // shards of other cells stay closed here for good
  observedGauge(
    metrics,
    'waypost_shard_closed_seconds',
    'How long a shard of this cell has refused every write.',
    () => readSecondsIn(db, 'closed', cells.shards()),
  );
  observedGauge(
    metrics,
    'waypost_shard_jobs_held_seconds',
    'How long no job of a shard of this cell has begun, because it is about to move.',
    () => readSecondsIn(db, 'draining', cells.shards()),
  );
  observedGauge(
    metrics,
    'waypost_shard_move_idle_seconds',
    'Since the last sign of life of a move that has not ended; at home.',
    async () => (cells.shards().includes(HOME_SHARD) ? readIdleSeconds(db) : 0),
  );
}
