import { createHash } from 'node:crypto';
import { recordsIn, writeExpected } from '@waypost/domain/expected-pieces';
import { createSorter } from '@waypost/domain/sort-plan';
import type { Db } from '../../../platform/database.ts';
import { selectExpected, selectStopped } from './expected.queries.ts';
import { planInForce } from './plan-in-force.ts';
import { destinationOf, flagsOf } from './sortable.ts';

export type Expected = { bytes: Uint8Array; etag: string };
type Hub = { id: string; code: string };

/** Where parcels are is counted once a minute, so a younger answer would say nothing new. */
const FRESH_MS = 30_000;
/** Tables of 1 to 2 MB; the oldest one goes. */
const MOST_KEPT = 32;

/** All devices of a hub share one table, and one query for it. */
export function createExpectedReader(db: Db): (hub: Hub) => Promise<Expected> {
  const kept = new Map<string, { since: number; table: Promise<Expected> }>();
  return (hub) => {
    const known = kept.get(hub.id);
    if (known !== undefined && performance.now() - known.since < FRESH_MS) return known.table;
    const table = readExpected(db, hub);
    kept.delete(hub.id);
    kept.set(hub.id, { since: performance.now(), table });
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    table.catch(() => {
      if (kept.get(hub.id)?.table === table) kept.delete(hub.id);
    });
    return table;
  };
}

async function readExpected(db: Db, hub: Hub): Promise<Expected> {
  const { version, plan } = await planInForce(db, hub.id);
  const laneFor = createSorter(plan);
  const rows = [...(await selectExpected(db, hub.id)), ...(await selectStopped(db))];
  // what was stopped within the last minute is in both: the last one counts
  const byNumber = new Map(rows.map((row) => [row.trackingNumber, row]));
  const shipments = [...byNumber.values()].map((row) => ({
    trackingNumber: row.trackingNumber,
    pieceCount: row.pieceCount,
    lane: laneFor(destinationOf(row)),
    flags: flagsOf(row),
  }));
  const header = { hub: hub.code, plan: version, lanes: plan.lanes };
  const bytes = writeExpected({ ...header, at: new Date().toISOString() }, shipments);
  // without the moment: two tables of the same content are the same
  const content = createHash('sha256').update(JSON.stringify(header)).update(recordsIn(bytes));
  return { bytes, etag: `"${content.digest('base64url').slice(0, 22)}"` };
}
