import { createHash } from 'node:crypto';
import { type ExpectedShipment, recordsIn, writeExpected } from '@waypost/domain/expected-pieces';
import { createSorter, type SortPlan } from '@waypost/domain/sort-plan';
import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { keepNewest } from '../../../platform/keep-newest.ts';
import { selectExpected, selectStopped } from './expected.queries.ts';
import { planInForce } from './plan-in-force.ts';
import { createExpectedElsewhere } from './sort-elsewhere.ts';
import { destinationOf, flagsOf } from './sortable.ts';

/** Not whole: without the parcels of a cell that is away and has not been heard since this process began. */
export type Expected = { bytes: Uint8Array; etag: string; isWhole: boolean };
type Hub = { id: string; code: string };

/** Where parcels are is counted once a minute, so a younger answer would say nothing new. */
const FRESH_MS = 30_000;
/** Tables of 1 to 2 MB. */
const MOST_KEPT = 32;

/** All devices of a hub share one table, and one query for it. */
export function createExpectedReader(
  ctx: Pick<Ctx, 'db' | 'cells'>,
): (hub: Hub) => Promise<Expected> {
  const expectedElsewhere = createExpectedElsewhere(ctx);
  const kept = new Map<string, { since: number; table: Promise<Expected> }>();
  return (hub) => {
    const known = kept.get(hub.id);
    if (known !== undefined && performance.now() - known.since < FRESH_MS) return known.table;
    const table = readExpected(hub);
    keepNewest(kept, MOST_KEPT, hub.id, { since: performance.now(), table });
    table.catch(() => {
      if (kept.get(hub.id)?.table === table) kept.delete(hub.id);
    });
    return table;
  };

  async function readExpected(hub: Hub): Promise<Expected> {
    const { version, plan } = await planInForce(ctx.db, hub.id);
    const [here, elsewhere] = await Promise.all([
      sortExpected(ctx.db, hub.id, plan),
      expectedElsewhere(hub.id, plan),
    ]);
    const header = { hub: hub.code, plan: version, lanes: plan.lanes };
    // while a shard moves, both cells may report its shipments
    const shipments = [...byNumber([...elsewhere.shipments, ...here]).values()];
    const bytes = writeExpected({ ...header, at: new Date().toISOString() }, shipments);
    // without the time, so that tables of the same content have the same ETag
    const content = createHash('sha256').update(JSON.stringify(header)).update(recordsIn(bytes));
    const etag = `"${content.digest('base64url').slice(0, 22)}"`;
    return { bytes, etag, isWhole: elsewhere.isWhole };
  }
}

/** What a hub expects of the shipments of this cell. */
export async function sortExpected(
  db: Db,
  hubId: string,
  plan: SortPlan,
): Promise<ExpectedShipment[]> {
  const laneFor = createSorter(plan);
  // what was stopped within the last minute is in both: the last one counts
  const rows = byNumber([...(await selectExpected(db, hubId)), ...(await selectStopped(db))]);
  return Array.from(rows.values(), (row) => ({
    trackingNumber: row.trackingNumber,
    pieceCount: row.pieceCount,
    lane: laneFor(destinationOf(row)),
    flags: flagsOf(row),
  }));
}

function byNumber<Row extends { trackingNumber: string }>(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.trackingNumber, row]));
}
