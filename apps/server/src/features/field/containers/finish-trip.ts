import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import { findHub } from '../../core/hubs/index.ts';
import { putOnDesk } from '../../staff/desk/index.ts';
import {
  lockTrip,
  markMissing,
  selectNeverLeft,
  selectOnTrips,
  selectUnfinished,
  type TripRow,
  updateTrip,
} from './trips.queries.ts';

/** Items of no shipment are of the cell that has the hub. */
const SHARD_OF_THE_CELL = 0;

/** What was loaded and not scanned at a hub since is missing. Its item closes when somebody scans it. */
export async function finishTrip(ctx: Ctx, tx: Db, trip: TripRow): Promise<void> {
  if (trip.endedAt !== null) return;
  await updateTrip(tx, trip.id, { state: 'finished', endedAt: new Date() });
  await reportMissing(ctx, tx, trip);
}

export async function reportMissing(ctx: Ctx, tx: Db, trip: TripRow): Promise<void> {
  const loaded = await selectOnTrips(tx, [trip.id]);
  const missing = loaded.filter(
    ({ arrivedAt, missingAt }) => arrivedAt === null && missingAt === null,
  );
  const hub = await findHub(tx, trip.toHubId);
  for (const { containerId, code } of missing) {
    await putOnDesk(ctx, tx, {
      id: containerId,
      shard: SHARD_OF_THE_CELL,
      kind: 'missing_container',
      subject: code,
      turn: 'carrier',
      reference: hub?.code ?? '',
      shipmentId: null,
      party: null,
    });
  }
  await markMissing(
    tx,
    trip.id,
    missing.map(({ containerId }) => containerId),
  );
}

const UNLOADING_HOURS = 12;
const TRIP_DAYS = 7;
/** A day for a phone without a line: what it tells of a cancelled trip is refused. */
const NEVER_LEFT_HOURS = 24;

/** A transaction each: one trip holds up no other. */
export async function finishForgotten(ctx: Ctx): Promise<void> {
  const due = { arrivedHours: UNLOADING_HOURS, departedDays: TRIP_DAYS };
  for (const id of await selectUnfinished(ctx.db, due)) {
    await inTransaction(ctx.db, async (tx) => {
      const trip = await lockTrip(tx, id);
      if (trip !== undefined) await finishTrip(ctx, tx, trip);
    });
  }
  for (const id of await selectNeverLeft(ctx.db, NEVER_LEFT_HOURS)) {
    await inTransaction(ctx.db, async (tx) => {
      const trip = await lockTrip(tx, id);
      if (trip?.state !== 'open' || trip.departedAt !== null) return;
      await updateTrip(tx, id, { state: 'cancelled', endedAt: new Date() });
    });
  }
}
