import { homeElsewhere } from '../../../platform/cells/cell-of.ts';
import { readHeartbeatAge } from '../../../platform/cells/heartbeat.queries.ts';
import type { Ctx } from '../../../platform/context.ts';
import { observedGauge } from '../../../platform/metrics.ts';
import { storeHeartbeat } from './heartbeat.queries.ts';

/** At home, once a minute. Other cells get it by replication, as they get keys and settings. */
export async function beat({ cells, db, mode }: Ctx): Promise<void> {
  if (!cells.areSeveral || mode === 'test' || homeElsewhere(cells) !== null) return;
  await storeHeartbeat(db);
}

/** How old what is copied from home may be. Nothing of it is read where there is one cell. */
export function watchCopies({ cells, db, metrics, mode }: Ctx): void {
  if (!cells.areSeveral || mode === 'test') return;
  const startedAt = Date.now();
  observedGauge(
    metrics,
    'waypost_copies_age_seconds',
    'Age of the newest heartbeat of home that this cell has; of this process while it has none.',
    async () => (await readHeartbeatAge(db)) ?? (Date.now() - startedAt) / 1000,
  );
}
